import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useKept } from "#src/features/office/use-kept.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

const LONGEST = 500;

/** A sentence for the readers: one that stands ready, or one's own, which this phone keeps until it is sent. */
export function CommentSheet() {
  const { words, tap, bundle } = useConsole();
  const language = useLanguage();
  const [text = "", keep] = useKept<string>(`comment-${bundle.match.id}`);
  // At a desk one writes at once, and Enter sends; on a phone the ready sentences stay in sight.
  const [isDesk] = useState(() => matchMedia("(hover: hover) and (pointer: fine)").matches);
  const send = (said: string) => tap({ tap: "comment", text: said, language });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    send(text.trim());
    keep(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDesk && event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <Sheet title={words.comment} hint={words.commentHint}>
      <div className={styles.phrases}>
        {words.quick.map((phrase) => (
          <button key={phrase} type="button" onClick={() => send(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <form className={styles.form} onSubmit={submit}>
        <label>
          <span>{words.comment}</span>
          <textarea
            rows={2}
            maxLength={LONGEST}
            value={text}
            data-first={isDesk || undefined}
            onKeyDown={onKeyDown}
            onChange={({ target }) => keep(target.value || undefined)}
          />
        </label>
        <button type="submit" className="button" disabled={!text.trim()}>
          {words.send}
        </button>
      </form>
    </Sheet>
  );
}
