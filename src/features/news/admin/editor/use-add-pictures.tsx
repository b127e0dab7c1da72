import type { EditorView } from "prosemirror-view";
import { useRef, useState } from "react";
import { api } from "#src/api/client.ts";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { pictureFault } from "#src/features/office/picture-fault.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { addToGallery, insertPictures } from "#src/ui/editor/insert-block.ts";
import type { Picture } from "#src/ui/editor/schema.ts";
import styles from "./text-writing.module.css";

/** Uploads pictures and puts them into the text: one as a figure, several as a gallery. */
export function useAddPictures(viewOf: () => EditorView | undefined) {
  const words = useOfficeText("editor");
  const upload = useUploadedPicture();
  const input = useRef<HTMLInputElement>(null);
  /** The place of the gallery that the next ones are for. */
  const wanted = useRef<number>(undefined);
  const [isBusy, setIsBusy] = useState(false);

  const add = async (files: File[], gallery?: number) => {
    setIsBusy(true);
    const pictures: Picture[] = [];
    // One after the other: the server takes a few at a time.
    for (const file of files) pictures.push(...(await upload(file)));
    setIsBusy(false);
    const view = viewOf();
    if (!view) return;
    if (gallery === undefined) insertPictures(view, pictures);
    else addToGallery(view, gallery, pictures);
    view.focus();
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
          if (files.length > 0) void add(files, wanted.current);
        }}
      />
    ),
  };
}

/** Sends one picture; a sentence says why one was not taken. */
function useUploadedPicture() {
  const news = useOfficeText("news");
  const office = useOfficeText("office");
  return async (file: File): Promise<Picture[]> => {
    const fault = pictureFault(file, NEWS_IMAGE_BYTES, news);
    try {
      if (fault) throw new Error(fault);
      const path = `/upload/news-image?name=${encodeURIComponent(file.name)}`;
      const { url } = await api.upload<{ url: string }>(path, {
        field: "image",
        file,
        name: file.name,
      });
      return [{ src: url, alt: "", caption: "" }];
    } catch (failure) {
      showToast({ text: fault ?? faultText(failure, news.uploadFailed, office), isBad: true });
      return [];
    }
  };
}
