import { api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { usePublication } from "./use-publication.ts";

export type NewsActions = ReturnType<typeof useNewsActions>;

/**
 * What the buttons do; each failure says why, and nothing else is lost.
 * @param clear unticks all articles
 */
export function useNewsActions(clear: () => void) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const language = useLanguage();
  const askedFirst = usePublication();
  const { act, remove, refresh } = useListActions();
  return {
    bulk: (ids: number[], action: "publish" | "unpublish") =>
      act(async () => {
        const send = ({ ask_first = false }) =>
          api.post(`/admin/news/bulk${ask_first ? "?ask_first=1" : ""}`, { ids, action });
        if (!(await askedFirst(send))) return;
        clear();
        showToast({ text: words.changed(ids.length) });
      }),
    remove: (article: Article) =>
      remove({
        kind: "articles",
        id: article.id,
        text: words.deleteOne,
        name: localised(article, "title", language, article.language).text || words.untitled,
        path: `/admin/news/${article.id}`,
      }),
    removeMany: async (ids: number[]) => {
      if (!(await confirm({ text: words.deleteMany(ids.length), yes: office.remove, isDangerous: true })))
        return;
      await act(async () => {
        await api.post("/admin/news/bulk", { ids, action: "delete" });
        clear();
        offerUndo({ kind: "articles", ids, words: office, onRestored: refresh });
      });
    },
  };
}
