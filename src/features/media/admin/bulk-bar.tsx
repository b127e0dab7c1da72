import { PenLine, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import styles from "#src/features/office/selection-bar.module.css";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { PictureSelection } from "./use-picture-selection.ts";

const BulkDialog = lazy(() => import("./bulk-dialog.tsx"));

/** What can be done with all ticked pictures at once. */
export function BulkBar({ selection: { chosen, clear } }: { selection: PictureSelection }) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const [isOpen, setIsOpen] = useState(false);
  const { act, refresh } = useListActions();
  if (chosen.length === 0) return null;
  const remove = async () => {
    const text = words.removeMany(chosen.length);
    if (!(await confirm({ text, yes: office.remove, isDangerous: true }))) return;
    await act(async () => {
      const { ids, used } = await api.post<{ ids: number[]; used: number[] }>("/admin/media/delete", {
        ids: chosen,
      });
      clear();
      if (ids.length > 0) offerUndo({ kind: "media", ids, words: office, onRestored: refresh });
      if (used.length > 0) showToast({ text: words.stayed(used.length), isBad: true });
    });
  };
  return (
    <div className={styles.bar} data-foot>
      <b>{words.selected(chosen.length)}</b>
      <button type="button" className={styles.clear} onClick={clear}>
        {words.clearSelection}
      </button>
      <button type="button" className="button button-small button-dark" onClick={() => setIsOpen(true)}>
        <PenLine className="icon" aria-hidden /> {words.setAll}
      </button>
      <button type="button" className="button button-small button-on-stone" onClick={() => void remove()}>
        <Trash2 className="icon" aria-hidden /> {office.remove}
      </button>
      {isOpen && (
        <Suspense>
          <BulkDialog
            ids={chosen}
            onClose={() => setIsOpen(false)}
            onSaved={() => {
              setIsOpen(false);
              clear();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
