import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { handleNames } from "./crop-handle-names.ts";
import type { Cropping } from "./cropping.ts";
import { cutOut } from "./cut-out.ts";
import { Dialog } from "./dialog.tsx";
import { useOfficeText } from "./use-office-text.ts";
import "./styles/crop-dialog.css";

interface CropDialogProps extends Cropping {
  file: File;
  /** The part, the whole file, or null when nothing is to be taken. */
  onAnswer: (part: Blob | null) => void;
}

const MOST_ZOOM = 5;

/**
 * Which part of a picture to take: by dragging, by its handles, by the arrow keys, or by the zoom. The button
 * that takes it has the focus, so that Enter is enough for the part that is proposed.
 */
export default function CropDialog({ file, aspect, onAnswer }: CropDialogProps) {
  const words = useOfficeText().cropping;
  const office = useOfficeText();
  const image = useRef<HTMLImageElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const address = useObjectUrl(file);
  const [part, setPart] = useState<PercentCrop>();
  const [widest, setWidest] = useState(100);
  useEffect(() => yes.current?.focus(), []);

  const propose = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const whole = aspect
      ? makeAspectCrop({ unit: "%", width: 100 }, aspect, naturalWidth, naturalHeight)
      : { unit: "%" as const, x: 0, y: 0, width: 100, height: 100 };
    const fitting = centerCrop(whole, naturalWidth, naturalHeight);
    setWidest(fitting.width);
    // Of a portrait the upper part has the face.
    setPart(aspect && aspect < 1 ? { ...fitting, y: 0 } : fitting);
  };
  const zoomTo = (zoom: number) => {
    if (part) setPart(zoomed(part, widest / zoom));
  };
  const take = async () => {
    const isWhole = !part || (part.width > 99.5 && part.height > 99.5);
    onAnswer(isWhole || !image.current ? file : ((await cutOut(image.current, part, file.type)) ?? file));
  };
  return (
    <Dialog
      title={words.title}
      lead={words.lead}
      widthPx={760}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <button type="button" className="button button-small line sp" onClick={() => onAnswer(null)}>
            {office.cancel}
          </button>
          <button type="button" className="button button-small line" onClick={() => onAnswer(file)}>
            {office.useWhole}
          </button>
          <button ref={yes} type="button" className="button button-small" onClick={() => void take()}>
            <Check className="icon" aria-hidden /> {office.useCrop}
          </button>
        </>
      }
    >
      <div className="crop">
        {address && (
          <ReactCrop
            crop={part}
            aspect={aspect}
            keepSelection
            ruleOfThirds
            minWidth={24}
            minHeight={24}
            ariaLabels={handleNames(words)}
            onChange={(_, percent) => setPart(percent)}
          >
            <img ref={image} src={address} alt={file.name} onLoad={(event) => propose(event.currentTarget)} />
          </ReactCrop>
        )}
      </div>
      <label className="crop-z">
        <span>{office.zoom}</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={part ? Math.min(MOST_ZOOM, widest / part.width) : 1}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}

/** The part around the same middle with another width, moved inside where it would stand out. */
function zoomed(part: PercentCrop, width: number): PercentCrop {
  const height = part.height * (width / part.width);
  const scale = Math.min(1, 100 / height);
  const [w, h] = [width * scale, height * scale];
  const within = (at: number, size: number) => Math.min(Math.max(0, at), 100 - size);
  return {
    unit: "%",
    width: w,
    height: h,
    x: within(part.x + (part.width - w) / 2, w),
    y: within(part.y + (part.height - h) / 2, h),
  };
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
