import { Check, CircleAlert, Copy, X } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./upload-list.module.css";
import type { UploadItem, Uploads } from "./use-uploads.ts";

/** What is on its way, what has arrived, and why something was refused. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const words = useOfficeText("media");
  const { items, notice, isBusy, clear } = uploads;
  if (items.length === 0) return null;
  const done = items.filter(({ stored }) => stored).length;
  // What somebody has to do something about stands first.
  const ordered = [...items].sort((one, other) => Number(Boolean(other.error)) - Number(Boolean(one.error)));
  return (
    <section className={styles.uploads} aria-label={words.upload}>
      <header>
        <b role="status">{words.progress(done, items.length)}</b>
        {!isBusy && (
          <button type="button" className="tool-button" aria-label={words.hideUploads} onClick={clear}>
            <X className="icon" aria-hidden />
          </button>
        )}
      </header>
      {notice && <p className="notice">{notice}</p>}
      <ul>
        {ordered.map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item: { file, done, stored, error } }: { item: UploadItem }) {
  const words = useOfficeText("media");
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      {error ? (
        <span className={styles.bad} role="alert">
          <CircleAlert className="icon" aria-hidden /> {error}
        </span>
      ) : stored ? (
        <Arrived stored={stored} />
      ) : done > 0 ? (
        <progress value={done} max={1} aria-label={file.name} />
      ) : (
        <span>{words.waiting}</span>
      )}
    </li>
  );
}

function Arrived({ stored }: { stored: NonNullable<UploadItem["stored"]> }) {
  const words = useOfficeText("media");
  if (stored.is_known || stored.alike.length > 0)
    return (
      <span className={styles.twice}>
        <Copy className="icon" aria-hidden />{" "}
        {stored.is_replaced ? words.replacedBefore : stored.is_known ? words.known : words.alike}
      </span>
    );
  return (
    <span>
      <Check className="icon" aria-hidden /> {words.uploaded}
    </span>
  );
}
