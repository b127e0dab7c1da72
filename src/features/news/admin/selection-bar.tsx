import { Check, Trash2 } from "lucide-react";
import { useSessionUser } from "#src/api/session.ts";
import styles from "#src/features/office/selection-bar.module.css";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { NewsActions } from "./use-news-actions.ts";
import type { Selection } from "./use-selection.ts";

/** What can be done with all ticked articles at once. */
export function SelectionBar({ selection, actions }: { selection: Selection; actions: NewsActions }) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const isWriter = useSessionUser()?.role === "writer";
  const { chosen } = selection;
  if (chosen.length === 0) return null;
  return (
    <div className={styles.bar} data-foot>
      <b>{words.selected(chosen.length)}</b>
      <button type="button" className={styles.clear} onClick={() => selection.chooseAll(false)}>
        {words.clearSelection}
      </button>
      {isWriter ? (
        <span>{words.wish.why}</span>
      ) : (
        <>
          <button
            type="button"
            className="button button-small button-dark"
            onClick={() => void actions.bulk(chosen, "publish")}
          >
            <Check className="icon" aria-hidden /> {words.publish}
          </button>
          <button
            type="button"
            className="button button-small button-on-stone"
            onClick={() => void actions.bulk(chosen, "unpublish")}
          >
            {words.unpublish}
          </button>
        </>
      )}
      <button
        type="button"
        className="button button-small button-on-stone"
        onClick={() => void actions.removeMany(chosen)}
      >
        <Trash2 className="icon" aria-hidden /> {office.remove}
      </button>
    </div>
  );
}
