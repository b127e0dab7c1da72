import { ArrowLeft, Download, Replace, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation, useNavigate, useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { pictureFault } from "#src/features/office/picture-fault.ts";
import { PictureInput } from "#src/features/office/picture-input.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Picture, type PictureDetail, pictureTitle } from "../library.ts";
import { NEWS_IMAGE_BYTES } from "../media.ts";
import styles from "./picture-page.module.css";

/** Two shapes are one to the eye. */
const SAME_SHAPE = 0.02;

/** The picture's name, and what can be done with the whole of it. */
export function PictureBar({ picture }: { picture: PictureDetail }) {
  const words = useOfficeText("media");
  const { search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const { replace, download, remove } = useFileActions(picture);
  const used = picture.places.length;
  const removal = used > 0 ? words.removeFirst(used) : words.remove;
  return (
    <header className={styles.bar}>
      <Link
        className="tool-button"
        to={`/admin/media${search}`}
        aria-label={words.backToLibrary}
        title={words.backToLibrary}
      >
        <ArrowLeft className="icon" aria-hidden />
      </Link>
      <h2>{pictureTitle(picture)}</h2>
      <button
        type="button"
        className="tool-button"
        aria-label={words.replace}
        title={words.replace}
        onClick={() => input.current?.click()}
      >
        <Replace className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="tool-button"
        aria-label={words.download}
        title={words.download}
        onClick={() => void download()}
      >
        <Download className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="tool-button"
        aria-label={removal}
        title={removal}
        disabled={used > 0}
        onClick={() => void remove()}
      >
        <Trash2 className="icon" aria-hidden />
      </button>
      <PictureInput ref={input} aria-label={words.replace} onChoose={(file) => void replace(file)} />
    </header>
  );
}

function useFileActions(picture: PictureDetail) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const actions = useListActions();
  const path = `/admin/media/${picture.id}`;
  const tell = (error: unknown, failed: string) => {
    if (!(error instanceof ApiError)) throw error;
    showToast({ text: faultText(error, failed, office), isBad: true });
  };
  return {
    replace: async (file: File) => {
      const texts = { notImage: words.notImage, tooBig: words.tooBig };
      const fault = file.size === 0 ? words.empty : pictureFault(file, NEWS_IMAGE_BYTES, texts);
      if (fault) return showToast({ text: fault, isBad: true });
      const text = words.replaceQuestion(picture.places.length);
      if (!(await confirm({ text, hint: words.replaceHint, yes: words.replace }))) return;
      try {
        const query = `name=${encodeURIComponent(file.name)}`;
        const sent = { field: "image", file, name: file.name };
        const after = await api.upload<Picture>(`${path}/file?${query}`, sent);
        showToast({ text: isSameShape(picture, after) ? words.replaced : words.replaceRatio });
      } catch (error) {
        tell(error, words.replaceFailed);
      }
      await revalidate();
    },
    download: () =>
      api
        .download(`${path}/original`, nameOf(picture))
        .catch((error: unknown) => tell(error, words.downloadFailed)),
    remove: () =>
      actions.remove({
        ...{ kind: "media", id: picture.id, text: words.removeQuestion, name: pictureTitle(picture) },
        onGone: () => void navigate(`/admin/media${search}`, { preventScrollReset: true }),
      }),
  };
}

function nameOf(picture: PictureDetail): string {
  return `${pictureTitle(picture).replace(/\.[a-z]{3,4}$/i, "")}.${picture.original || "webp"}`;
}

function isSameShape(one: Picture, other: Picture): boolean {
  return Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) < SAME_SHAPE;
}
