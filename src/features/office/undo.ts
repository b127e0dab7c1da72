import { ApiError, api } from "#src/api/client.ts";
import { faultText } from "./list-fault.tsx";
import { showToast } from "./toasts.tsx";

interface Deleted {
  /** The table of the record, e.g. "articles": as the trash names it. */
  kind: string;
  ids: number[];
  words: { movedToTrash: string; undo: string; restored: string; failed: string; network: string };
  /** Shows the list anew. */
  onRestored: () => void;
}

/** After a delete: "Moved to trash. Undo", for eight seconds; later the trash itself has it for 30 days. */
export function offerUndo({ kind, ids, words, onRestored }: Deleted): void {
  showToast({
    text: words.movedToTrash,
    action: {
      label: words.undo,
      run: async () => {
        // One that can't be restored, e.g. because somebody has already done so, keeps no other one in the trash.
        const faults: string[] = [];
        for (const id of ids) {
          try {
            await api.post(`/admin/trash/${kind}/${id}/restore`);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            faults.push(faultText(error, words.failed, words));
          }
        }
        if (faults.length < ids.length) showToast({ text: words.restored });
        if (faults.length > 0) showToast({ text: [...new Set(faults)].join(" "), isBad: true });
        onRestored();
      },
    },
  });
}
