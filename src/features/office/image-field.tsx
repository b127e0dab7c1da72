import { CircleAlert, Trash2, Upload } from "lucide-react";
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./image-field.module.css";
import { PictureInput } from "./picture-input.tsx";
import { type UploadOptions, useUpload } from "./use-upload.ts";

/** Loaded when the first picture is chosen. */
const CropDialog = lazy(() => import("./crop-dialog.tsx"));

/** How the frame looks: a cover of 16:9, a portrait in a niche, a logo as it is, a banner on the colour of the site. */
const FRAMES = {
  cover: styles.cover,
  portrait: styles.portrait,
  logo: styles.logo,
  banner: `${styles.logo} ${styles.banner}`,
};

type Frame = keyof typeof FRAMES;

interface ImageFieldProps extends UploadOptions {
  label: string;
  /** The picture's address; empty for none. */
  value: string;
  hint?: ReactNode;
  frame?: Frame;
  isPasteTarget?: boolean;
}

/**
 * A picture by drop, by paste or by choice: it shows at once, sends with progress and can be cancelled; when
 * it is refused the old picture returns and the sentence stands below.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, hint, frame = "cover", isPasteTarget = false } = props;
  const words = useOfficeText("office");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, asked, take, cancel } = useUpload(props);
  const shown = state.preview ?? value;
  usePaste(isPasteTarget, take);
  return (
    <div className="form-field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <DropFrame
        look={frame}
        label={label}
        shown={shown}
        done={state.done}
        onDrop={(file) => void take(file)}
      >
        {state.done === undefined ? (
          <Buttons
            labelId={id}
            hasPicture={Boolean(shown)}
            onChoose={() => input.current?.click()}
            onRemove={() => onChange("")}
          />
        ) : (
          <>
            <span role="status">{words.uploading(Math.round(state.done * 100))}</span>
            <button type="button" onClick={cancel}>
              {words.cancel}
            </button>
          </>
        )}
      </DropFrame>
      <PictureInput ref={input} aria-labelledby={id} onChoose={(file) => void take(file)} />
      {state.error && (
        <p className="error" role="alert">
          <CircleAlert className="icon" aria-hidden /> {state.error}
        </p>
      )}
      {hint && <div className="hint">{hint}</div>}
      {asked && (
        <Suspense>
          <CropDialog key={asked.number} {...asked} />
        </Suspense>
      )}
    </div>
  );
}

/** Takes a picture that is pasted anywhere on the page. */
function usePaste(isOn: boolean, take: (file: File) => Promise<void>) {
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      void take(file);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  });
}

interface DropFrameProps {
  look: Frame;
  label: string;
  /** The picture inside; empty for none. */
  shown: string;
  /** How much of it is sent, from 0 to 1. */
  done: number | undefined;
  onDrop: (file: File) => void;
  /** The buttons over the picture. */
  children: ReactNode;
}

/** The picture, or the place to drop one. */
function DropFrame({ look, label, shown, done, onDrop, children }: DropFrameProps) {
  const words = useOfficeText("office");
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onDrop(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button below does the same.
    <div
      className={isOver ? `${FRAMES[look]} ${styles.dropping}` : FRAMES[look]}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {shown && <img src={shown} alt="" />}
      {!shown && !isOver && <span className={styles.prompt}>{words.dragOrChoose}</span>}
      {isOver && <span className={styles.prompt}>{words.dropHere}</span>}
      {done !== undefined && <progress className={styles.progress} value={done} max={1} aria-label={label} />}
      <div className={styles.controls}>{children}</div>
    </div>
  );
}

interface ButtonsProps {
  /** The id of the field's label. */
  labelId: string;
  hasPicture: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function Buttons({ labelId, hasPicture, onChoose, onRemove }: ButtonsProps) {
  const words = useOfficeText("office");
  return (
    <>
      <button type="button" aria-describedby={labelId} onClick={onChoose}>
        <Upload className="icon" aria-hidden /> {hasPicture ? words.replaceImage : words.chooseFile}
      </button>
      {hasPicture && (
        <button type="button" aria-describedby={labelId} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden /> {words.removeImage}
        </button>
      )}
    </>
  );
}
