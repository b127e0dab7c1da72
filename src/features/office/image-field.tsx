import { CircleAlert, Trash2, Upload } from "lucide-react";
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { type Cropping, canBeCropped } from "./cropping.ts";
import { faultText } from "./list-fault.tsx";
import { pictureFault } from "./picture-fault.ts";
import { PictureInput } from "./picture-input.tsx";
import { useOfficeText } from "./use-office-text.ts";
import "./styles/logo-field.css";

/** Loaded when the first picture is chosen. */
const CropDialog = lazy(() => import("./crop-dialog.tsx"));

/** What an upload says when it is refused; the specification gives each screen its own sentences. */
export interface ImageTexts {
  notImage: string;
  tooBig: string;
  failed: string;
  /** When no answer came, where that has words of its own. */
  broken?: string;
}

interface ImageFieldProps {
  label: string;
  /** The picture's address; empty for none. */
  value: string;
  /** With all that the server answered to an upload; nothing of it for a picture that is removed. */
  onChange: (url: string, uploaded?: Record<string, unknown>) => void;
  /** Below /api, e.g. "/upload/news-image". */
  path: string;
  /** The name of the file in the form that is sent. */
  field?: string;
  /** Where the address stands in the answer. */
  answer?: string;
  maxBytes: number;
  texts: ImageTexts;
  hint?: ReactNode;
  /** The frame's look: "dz" for a cover of 16:9, "gt-up" for a portrait, "dzx" for a logo. */
  frame?: string;
  /** Lets somebody choose a part of the picture before it is sent. */
  crop?: Cropping;
  isPasteTarget?: boolean;
}

/**
 * A picture by drop, by paste or by choice: it shows at once, sends with progress and can be cancelled; when
 * it is refused the old picture returns and the sentence stands below.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, hint, frame = "dz", isPasteTarget = false } = props;
  const words = useOfficeText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { state, asked, take, cancel } = useUpload(props);
  const shown = state.preview ?? value;

  useEffect(() => {
    if (!isPasteTarget) return;
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      void take(file);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void take(file);
  };
  return (
    <div className="fg">
      <span className="lab" id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button below does the same. */}
      <div
        className={`${frame}${isOver ? " is-over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {shown && <img src={shown} alt="" />}
        {!shown && !isOver && <span className="dz-t">{words.dragOrChoose}</span>}
        {isOver && <span className="dz-t">{words.dropHere}</span>}
        {state.done !== undefined && (
          <progress className="dz-p" value={state.done} max={1} aria-label={label} />
        )}
        <div className="over">
          {state.done === undefined ? (
            <>
              <button type="button" aria-describedby={id} onClick={() => input.current?.click()}>
                <Upload className="icon" aria-hidden /> {shown ? words.replaceImage : words.chooseFile}
              </button>
              {shown && (
                <button type="button" aria-describedby={id} onClick={() => onChange("")}>
                  <Trash2 className="icon" aria-hidden /> {words.removeImage}
                </button>
              )}
            </>
          ) : (
            <>
              <span role="status">{words.uploading(Math.round(state.done * 100))}</span>
              <button type="button" onClick={cancel}>
                {words.cancel}
              </button>
            </>
          )}
        </div>
      </div>
      <PictureInput ref={input} aria-labelledby={id} onChoose={(file) => void take(file)} />
      {state.error && (
        <p className="err" role="alert">
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

interface UploadState {
  preview?: string;
  /** From 0 to 1 while it is being sent. */
  done?: number;
  error?: string;
}

/** The question that is open: which part of a picture to take. */
interface Asked extends Cropping {
  number: number;
  file: File;
  onAnswer: (part: Blob | null) => void;
}

function useUpload({
  onChange,
  path,
  field = "image",
  answer = "url",
  maxBytes,
  texts,
  crop,
}: ImageFieldProps) {
  const [state, setState] = useState<UploadState>({});
  const words = useOfficeText();
  const running = useRef<AbortController>(null);
  const [asked, setAsked] = useState<Asked>();
  const questions = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  /** The part that somebody chose, the whole file, or null when they would rather have none. */
  const partOf = async (file: File): Promise<Blob | null> => {
    if (!crop || !(await canBeCropped(file, crop))) return file;
    questions.current += 1;
    const number = questions.current;
    return new Promise((resolve) => {
      const onAnswer = (part: Blob | null) => {
        setAsked((now) => (now?.number === number ? undefined : now));
        resolve(part);
      };
      setAsked({ ...crop, number, file, onAnswer });
    });
  };

  const take = async (file: File) => {
    const fault = pictureFault(file, maxBytes, texts);
    if (fault) return setState({ error: fault });
    const blob = await partOf(file);
    if (!blob) return setState({});
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const preview = URL.createObjectURL(blob);
    setState({ preview, done: 0 });
    try {
      const body = await api.upload<Record<string, unknown>>(path, {
        field,
        file: blob,
        name: file.name,
        onProgress: (done) => setState({ preview, done }),
        signal: controller.signal,
      });
      onChange(String(body[answer] ?? ""), body);
      setState({});
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof DOMException)) throw error;
      const isSilent = error instanceof ApiError && error.code === "network";
      const failed = (isSilent && texts.broken) || texts.failed;
      setState(error instanceof DOMException ? {} : { error: faultText(error, failed, words) });
    } finally {
      URL.revokeObjectURL(preview);
    }
  };
  return { state, asked, take, cancel: () => running.current?.abort() };
}
