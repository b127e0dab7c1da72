import { CircleAlert, Images, Trash2, Upload } from "lucide-react";
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { PictureInput } from "#src/features/office/picture-input.tsx";
import { type UploadOptions, useUpload } from "#src/features/office/use-upload.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./image-field.module.css";

/** Loaded when the first picture is chosen. */
const CropDialog = lazy(() => import("#src/features/office/crop-dialog.tsx"));
/** And when somebody looks for one that is there. */
const MediaPicker = lazy(() => import("./media-picker.tsx"));

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
  /** Smaller pictures of the library are offered as too small. */
  least?: { width: number; height: number };
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
  const [isChoosing, setIsChoosing] = useState(false);
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
            onUpload={() => input.current?.click()}
            onChoose={() => setIsChoosing(true)}
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
      <Suspense>
        {asked && <CropDialog key={asked.number} {...asked} />}
        {isChoosing && <Choice {...props} onClose={() => setIsChoosing(false)} />}
      </Suspense>
    </div>
  );
}

/** The dialog with the library: what is chosen there fills the field. */
function Choice({ label, least, onChange, onClose }: ImageFieldProps & { onClose: () => void }) {
  return (
    <MediaPicker
      title={label}
      {...(least ? { least } : {})}
      onClose={onClose}
      onChoose={({ url }) => {
        onClose();
        onChange(url);
      }}
    />
  );
}

/** Takes a picture that is pasted anywhere on the page. */
function usePaste(isOn: boolean, take: (file: File) => Promise<void>) {
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => {
      // The text that is being written has taken it.
      if (event.defaultPrevented) return;
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
  onUpload: () => void;
  onChoose: () => void;
  onRemove: () => void;
}

/** Upload, choose from the library, remove: on a narrow picture the last one is a sign alone. */
function Buttons({ labelId, hasPicture, onUpload, onChoose, onRemove }: ButtonsProps) {
  const words = useOfficeText("office");
  const media = useOfficeText("media");
  return (
    <>
      <button type="button" aria-describedby={labelId} onClick={onUpload}>
        <Upload className="icon" aria-hidden /> {hasPicture ? words.replaceImage : media.upload}
      </button>
      <button type="button" aria-describedby={labelId} aria-haspopup="dialog" onClick={onChoose}>
        <Images className="icon" aria-hidden /> {media.choose}
      </button>
      {hasPicture && (
        <button
          type="button"
          className={styles.remove}
          aria-describedby={labelId}
          title={words.removeImage}
          onClick={onRemove}
        >
          <Trash2 className="icon" aria-hidden /> <span className="visually-hidden">{words.removeImage}</span>
        </button>
      )}
    </>
  );
}
