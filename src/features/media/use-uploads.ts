import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { pictureFault } from "#src/features/office/picture-fault.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { MOST_AT_ONCE, NEWS_IMAGE_BYTES, SENT_AT_A_TIME } from "./media.ts";

/** As the library answers an upload. */
export interface StoredUpload {
  id: number;
  url: string;
  width: number;
  height: number;
  is_known: boolean;
  is_replaced: boolean;
  alike: number[];
}

export interface UploadItem {
  key: number;
  file: File;
  /** From 0 to 1. */
  done: number;
  stored?: StoredUpload;
  error?: string;
}

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Many files on their way to the library, two at a time; each one tells how far it is, and what is wrong with it.
 * @param onStored one of them has arrived
 */
export function useUploads(onStored: (stored: StoredUpload) => void) {
  const words = useOfficeText("media");
  const [items, setItems] = useState<UploadItem[]>([]);
  const [notice, setNotice] = useState<string>();
  const lastKey = useRef(0);
  const send = useSending(onStored, (key, changes) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changes } : item))),
  );
  const texts = { notImage: words.notImage, tooBig: words.tooBig };
  const faultOf = (file: File) =>
    file.size === 0 ? words.empty : pictureFault(file, NEWS_IMAGE_BYTES, texts);
  return {
    items,
    notice,
    isBusy: items.some((item) => !item.stored && !item.error),
    /** Takes at most forty; what is no picture is refused at once, in words. */
    add: (files: readonly File[]) => {
      const left = files.length - MOST_AT_ONCE;
      setNotice(left > 0 ? words.tooMany(MOST_AT_ONCE, left) : undefined);
      const added = files.slice(0, MOST_AT_ONCE).map((file): UploadItem => {
        lastKey.current += 1;
        const error = faultOf(file);
        return { key: lastKey.current, file, done: 0, ...(error ? { error } : {}) };
      });
      setItems((before) => [...before, ...added]);
      send(added.filter(({ error }) => !error));
    },
    clear: () => {
      setItems([]);
      setNotice(undefined);
    },
  };
}

/** Sends what waits, as many at a time as are good for a phone's network; leaving the page cancels it. */
function useSending(
  onStored: (stored: StoredUpload) => void,
  change: (key: number, changes: Partial<UploadItem>) => void,
) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const queue = useRef<UploadItem[]>([]);
  const running = useRef(0);
  const stop = useRef(new AbortController());
  const latest = useRef(onStored);
  latest.current = onStored;
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  const send = async ({ key, file }: UploadItem) => {
    try {
      const stored = await api.upload<StoredUpload>(`/admin/media?name=${encodeURIComponent(file.name)}`, {
        ...{ field: "image", file, name: file.name },
        onProgress: (done) => change(key, { done }),
        signal: stop.current.signal,
      });
      change(key, { done: 1, stored });
      latest.current(stored);
    } catch (error) {
      if (error instanceof DOMException) return;
      if (!(error instanceof ApiError)) throw error;
      change(key, { error: faultText(error, words.failed, office) });
    }
  };
  const work = () => {
    while (running.current < SENT_AT_A_TIME) {
      const next = queue.current.shift();
      if (!next) return;
      running.current += 1;
      void send(next).finally(() => {
        running.current -= 1;
        work();
      });
    }
  };
  return (items: UploadItem[]) => {
    queue.current.push(...items);
    work();
  };
}
