import type { EditorView } from "prosemirror-view";
import { useRef, useState } from "react";
import { api } from "#src/api/client.ts";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { pictureFault } from "#src/features/office/picture-fault.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { noteUpload } from "#src/features/office/uploads-under-way.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { addToGallery, insertPictures } from "#src/ui/editor/insert-block.ts";
import type { Picture } from "#src/ui/editor/schema.ts";
import styles from "./text-writing.module.css";

interface Place {
  view: () => EditorView | undefined;
  /** Hands over what the text now is. */
  flush: () => void;
}

/** Uploads pictures and puts them into the text: one as a figure, several as a gallery. */
export function useAddPictures(place: () => Place) {
  const words = useOfficeText("editor");
  const upload = useUploadedPictures();
  const input = useRef<HTMLInputElement>(null);
  /** The place of the gallery that the next ones are for. */
  const wanted = useRef<number>(undefined);
  const [isBusy, setIsBusy] = useState(false);

  const add = (files: File[], gallery?: number) => noteUpload(send(files, gallery));
  /** Resolves to why one of them did not come. */
  const send = async (files: File[], gallery?: number): Promise<string | undefined> => {
    setIsBusy(true);
    const { pictures, faults } = await upload(files);
    setIsBusy(false);
    const { view: viewOf, flush } = place();
    const view = viewOf();
    if (pictures.length > 0 && (!view || view.isDestroyed)) showToast({ text: words.cameLate, isBad: true });
    if (!view || view.isDestroyed) return undefined;
    if (gallery === undefined) insertPictures(view, pictures);
    else addToGallery(view, gallery, pictures);
    flush();
    view.focus();
    return faults[0];
  };
  return {
    add,
    /** @param gallery the place of one that gets them; absent for a new one */
    choose: (gallery?: number) => {
      wanted.current = gallery;
      input.current?.click();
    },
    status: (
      <p className={isBusy ? styles.sending : "visually-hidden"} role="status">
        {isBusy && words.sending}
      </p>
    ),
    input: (
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={words.addPictures}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) add(files, wanted.current);
        }}
      />
    ),
  };
}

/** Sends pictures; a sentence says why one was not taken. */
function useUploadedPictures() {
  const news = useOfficeText("news");
  const office = useOfficeText("office");
  const send = async (file: File): Promise<{ picture?: Picture; fault?: string }> => {
    const fault = pictureFault(file, NEWS_IMAGE_BYTES, news);
    try {
      if (fault) throw new Error(fault);
      const path = `/upload/news-image?name=${encodeURIComponent(file.name)}`;
      const { url } = await api.upload<{ url: string }>(path, {
        field: "image",
        file,
        name: file.name,
      });
      return { picture: { src: url, alt: "", caption: "" } };
    } catch (failure) {
      const text = fault ?? faultText(failure, news.uploadFailed, office);
      showToast({ text, isBad: true });
      return { fault: text };
    }
  };
  return async (files: File[]): Promise<{ pictures: Picture[]; faults: string[] }> => {
    const pictures: Picture[] = [];
    const faults: string[] = [];
    // One after the other: the server takes a few at a time.
    for (const file of files) {
      const { picture, fault } = await send(file);
      if (picture) pictures.push(picture);
      if (fault) faults.push(fault);
    }
    return { pictures, faults };
  };
}
