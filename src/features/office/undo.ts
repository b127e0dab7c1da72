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
        try {
          for (const id of ids) await api.post(`/admin/trash/${kind}/${id}/restore`);
          showToast({ text: words.restored });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const text = faultText(error, words.failed, words);
          showToast({ text, isBad: true });
        }
        onRestored();
      },
    },
  });
}
