import { api } from "#src/api/client.ts";
import { useReturn } from "#src/features/office/list-places.ts";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { type ArticleValues, bodyOf, faultsOf, valuesOf } from "./article-form-state.ts";

/**
 * The form over an article; its save leads back to the list.
 * @param article absent for a new one
 */
export function useArticleForm(article: Article | undefined) {
  const language = useLanguage();
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const goBack = useReturn("/admin/news");
  return useRecordForm<ArticleValues, Article>({
    initial: valuesOf(article, language),
    draft: `article-${article?.id ?? "new"}`,
    hasManyDrafts: !article,
    titleOf: ({ title, title_hy, title_ru }) => title || title_hy || title_ru || "",
    version: article?.version,
    validate: (values) => faultsOf(values, { ...office, slug: words.slugHint }),
    send: (values, version, draft) =>
      article
        ? api.put(`/admin/news/${article.id}`, { ...bodyOf(values), version })
        : api.create("/admin/news", bodyOf(values), draft),
    onSaved: (saved) => {
      showToast({
        text:
          saved.state === "scheduled" ? words.goesOut(staffDateTime(saved.display_date ?? "")) : office.saved,
        ...(saved.state === "published"
          ? { action: { label: words.openOnSite, run: () => open(`/news/${saved.slug}`, "_blank") } }
          : {}),
      });
      goBack();
    },
    failed: words.saveFailed,
  });
}
