import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError, api } from "#src/api/client.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Cropping, canBeCropped } from "./cropping.ts";
import { faultText } from "./list-fault.tsx";
import { pictureFault } from "./picture-fault.ts";
import { noteUpload } from "./uploads-under-way.ts";

/** What an upload says when it is refused; the specification gives each screen its own sentences. */
export interface ImageTexts {
  notImage: string;
  tooBig: string;
  failed: string;
  /** When no answer came, where that has words of its own. */
  broken?: string;
}

export interface UploadOptions {
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
  /** Lets somebody choose a part of the picture before it is sent. */
  crop?: Cropping;
}

interface UploadState {
  preview?: string;
  /** From 0 to 1 while it is being sent. */
  done?: number;
  error?: string;
}

/** The upload of one picture at a time: shown at once, sent with progress; the next one cancels it. */
export function useUpload(options: UploadOptions) {
  const { onChange, path, field = "image", answer = "url", maxBytes, texts, crop } = options;
  const [state, setState] = useState<UploadState>({});
  const words = useOfficeText("office");
  const running = useRef<AbortController>(null);
  const { asked, partOf } = useCropQuestion(crop);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (file: File) => {
    const fault = pictureFault(file, maxBytes, texts);
    if (fault) return setState({ error: fault });
    const blob = await partOf(file);
    if (!blob) return setState({});
    const sending = send(file, blob);
    noteUpload(sending);
    await sending;
  };
  /** Resolves to why it did not come; to nothing, too, where somebody cancelled it. */
  const send = async (file: File, blob: Blob): Promise<string | undefined> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const preview = URL.createObjectURL(blob);
    setState({ preview, done: 0 });
    try {
      // Under its own name it is found again in the library.
      const named = path.startsWith("/upload/") ? `${path}?name=${encodeURIComponent(file.name)}` : path;
      const body = await api.upload<Record<string, unknown>>(named, {
        field,
        file: blob,
        name: file.name,
        onProgress: (done) => setState({ preview, done }),
        signal: controller.signal,
      });
      // A save that waits for it saves what the form then holds.
      flushSync(() => onChange(String(body[answer] ?? ""), body));
      setState({});
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof DOMException)) throw error;
      const isSilent = error instanceof ApiError && error.code === "network";
      const failed = (isSilent && texts.broken) || texts.failed;
      const fault = error instanceof DOMException ? undefined : faultText(error, failed, words);
      setState(fault ? { error: fault } : {});
      return fault;
    } finally {
      URL.revokeObjectURL(preview);
    }
  };
  return { state, asked, take, cancel: () => running.current?.abort() };
}

/** The question that is open: which part of a picture to take. */
interface Asked extends Cropping {
  number: number;
  file: File;
  onAnswer: (part: Blob | null) => void;
}

function useCropQuestion(crop: Cropping | undefined) {
  const [asked, setAsked] = useState<Asked>();
  const questions = useRef(0);

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
  return { asked, partOf };
}
