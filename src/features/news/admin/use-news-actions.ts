import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { newsWords } from "./news-words.ts";

export type NewsActions = ReturnType<typeof useNewsActions>;

/** What the buttons do; each failure says why, and nothing else is lost. */
export function useNewsActions(refresh: () => void, clear: () => void) {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const guarded = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, office.failed, office.network), isBad: true });
    }
    refresh();
  };
  const offer = (ids: number[]) => offerUndo({ kind: "articles", ids, words: office, onRestored: refresh });
  return {
    bulk: (ids: number[], action: "publish" | "unpublish") =>
      guarded(async () => {
        await api.post("/admin/news/bulk", { ids, action });
        clear();
        showToast({ text: words.changed(ids.length) });
      }),
    remove: async (id: number) => {
      if (!(await confirm({ text: words.deleteOne, yes: office.remove, isDangerous: true }))) return;
      await guarded(async () => {
        await api.delete(`/admin/news/${id}`);
        offer([id]);
      });
    },
    removeMany: async (ids: number[]) => {
      if (!(await confirm({ text: words.deleteMany(ids.length), yes: office.remove, isDangerous: true })))
        return;
      await guarded(async () => {
        await api.post("/admin/news/bulk", { ids, action: "delete" });
        clear();
        offer(ids);
      });
    },
  };
}
