import { ApiError, api } from "#src/api/client.ts";
import { faultText } from "./list-fault.tsx";
import { showToast } from "./toasts.tsx";

interface RestoreWords {
  restored: string;
  restoredKeptBack: string;
}

/** Brings one record back from the trash. @returns what is said of it */
export async function restoreRecord(kind: string, id: number, words: RestoreWords): Promise<string> {
  const path = `/admin/trash/${kind}/${id}/restore`;
  const { is_kept_back } = await api.post<{ is_kept_back?: true }>(path);
  return is_kept_back ? words.restoredKeptBack : words.restored;
}

interface Deleted {
  /** The table of the record, e.g. "articles": as the trash names it. */
  kind: string;
  ids: number[];
  words: RestoreWords & { movedToTrash: string; undo: string; failed: string; network: string };
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
        const said = new Set<string>();
        for (const id of ids) {
          try {
            said.add(await restoreRecord(kind, id, words));
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            faults.push(faultText(error, words.failed, words));
          }
        }
        for (const text of said) showToast({ text });
        if (faults.length > 0) showToast({ text: [...new Set(faults)].join(" "), isBad: true });
        onRestored();
      },
    },
  });
}
