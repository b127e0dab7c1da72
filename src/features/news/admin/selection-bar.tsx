import { Check, Trash2 } from "lucide-react";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { newsWords } from "./news-words.ts";
import type { NewsActions } from "./use-news-actions.ts";
import type { Selection } from "./use-selection.ts";

/** What can be done with all ticked articles at once. */
export function SelectionBar({ selection, actions }: { selection: Selection; actions: NewsActions }) {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const { chosen } = selection;
  if (chosen.length === 0) return null;
  return (
    <div className="bulk">
      <b>{words.selected(chosen.length)}</b>
      <button type="button" className="lnk" onClick={() => selection.chooseAll(false)}>
        {words.clearSelection}
      </button>
      <button type="button" className="btn sm ink" onClick={() => void actions.bulk(chosen, "publish")}>
        <Check className="i" aria-hidden /> {words.publish}
      </button>
      <button type="button" className="btn sm q" onClick={() => void actions.bulk(chosen, "unpublish")}>
        {words.unpublish}
      </button>
      <button type="button" className="btn sm q" onClick={() => void actions.removeMany(chosen)}>
        <Trash2 className="i" aria-hidden /> {office.remove}
      </button>
    </div>
  );
}
