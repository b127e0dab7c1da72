import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ReactCrop } from "react-image-crop";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import "react-image-crop/dist/ReactCrop.css";
import styles from "./crop-dialog.module.css";
import { handleNames } from "./crop-handle-names.ts";
import type { Cropping } from "./cropping.ts";
import { cutOut } from "./cut-out.ts";
import { Dialog } from "./dialog.tsx";
import { useSaveShortcut } from "./shortcuts.tsx";
import { useCrop } from "./use-crop.ts";

interface CropDialogProps extends Cropping {
  file: File;
  /** The part, the whole file, or null when nothing is to be taken. */
  onAnswer: (part: Blob | null) => void;
}

/**
 * Which part of a picture to take: by dragging, by its handles, by the arrow keys, or by the zoom. The button
 * that takes it has the focus, so that Enter is enough for the part that is proposed.
 */
export default function CropDialog({ file, aspect, onAnswer }: CropDialogProps) {
  const words = useOfficeText("office").cropping;
  const office = useOfficeText("office");
  const image = useRef<HTMLImageElement>(null);
  const address = useObjectUrl(file);
  const { part, setPart, propose, zoom, mostZoom, zoomTo } = useCrop({ aspect });

  const take = async () => {
    const isWhole = !part || (part.width > 99.5 && part.height > 99.5);
    onAnswer(isWhole || !image.current ? file : ((await cutOut(image.current, part, file.type)) ?? file));
  };
  // The form behind it would be saved without the picture.
  useSaveShortcut(() => void take());
  return (
    <Dialog
      title={words.title}
      lead={words.lead}
      widthPx={760}
      onClose={() => onAnswer(null)}
      footer={
        <Buttons onCancel={() => onAnswer(null)} onWhole={() => onAnswer(file)} onPart={() => void take()} />
      }
    >
      <div className={styles.picture}>
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
      <label className={styles.zoom}>
        <span>{office.zoom}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.1}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}

interface ButtonsProps {
  onCancel: () => void;
  onWhole: () => void;
  onPart: () => void;
}

/** The one that takes the part has the focus. */
function Buttons({ onCancel, onWhole, onPart }: ButtonsProps) {
  const office = useOfficeText("office");
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <>
      <button type="button" className="button button-small button-line keep-left" onClick={onCancel}>
        {office.cancel}
      </button>
      <Button isLine onClick={onWhole}>
        {office.useWhole}
      </Button>
      <Button ref={yes} onClick={onPart}>
        <Check className="icon" aria-hidden /> {office.useCrop}
      </Button>
    </>
  );
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
