import { FilterSelect, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { monthOptions, monthsAround } from "#src/features/office/months.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { type ArticleState, NEWS_ORDERS } from "../article.ts";
import type { CategoryChoice } from "./article-form-state.ts";
import styles from "./news-filters.module.css";
import { orderOf, useColumnNames } from "./news-order.ts";

/** Last year's article is found too. */
const MONTHS_BACK = 24;

interface NewsFiltersProps {
  /** How many articles there are of each state, as far as the search goes. */
  counts: Partial<Record<ArticleState | "all", number>>;
  categories: CategoryChoice[];
}

export function NewsFilters({ counts, categories }: NewsFiltersProps) {
  const words = useOfficeText("news");
  const columns = useColumnNames();
  const office = useOfficeText("office");
  const order = orderOf(useListAddress().get("sort"));
  return (
    <div className="filter-bar">
      <SearchBox label={words.search} />
      <Segments
        name="status"
        label={words.status}
        options={[
          { value: "", label: words.allArticles, count: counts.all ?? 0 },
          { value: "published", label: words.publishedFilter, count: counts.published ?? 0 },
          { value: "scheduled", label: words.scheduledFilter, count: counts.scheduled ?? 0 },
          { value: "draft", label: words.drafts, count: counts.draft ?? 0 },
          ...(counts.over ? [{ value: "over", label: words.over, count: counts.over }] : []),
        ]}
      />
      <Selects categories={categories} />
      {/* Cards have no heads of columns. */}
      <div className={styles.order}>
        <FilterSelect
          name="sort"
          label={office.sort}
          value={`${order.by}-${order.isDescending ? "desc" : "asc"}`}
          options={NEWS_ORDERS.flatMap((by) => [
            { value: `${by}-desc`, label: `${columns[by]} ↓` },
            { value: `${by}-asc`, label: `${columns[by]} ↑` },
          ])}
        />
      </div>
    </div>
  );
}

function Selects({ categories }: Pick<NewsFiltersProps, "categories">) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  const language = useLanguage();
  const month = useListAddress().get("month");
  const months = monthOptions(monthsAround(new Date(), { before: MONTHS_BACK, after: 2 }, month), language);
  return (
    <div className={styles.more}>
      <FilterSelect
        name="category"
        label={labels.category_id}
        options={[
          { value: "", label: words.anyCategory },
          ...sortedBy(categories.map(choiceIn(language)), ({ label }) => label),
        ]}
      />
      <FilterSelect
        name="month"
        label={words.date}
        options={[{ value: "", label: words.anyMonth }, ...months]}
      />
      <FilterSelect
        name="translation"
        label={words.translation}
        options={[
          { value: "", label: words.anyTranslation },
          { value: "to_hy", label: words.toTranslate.hy },
          { value: "to_ru", label: words.toTranslate.ru },
          { value: "to_en", label: words.toTranslate.en },
          { value: "stale", label: words.changedSince },
        ]}
      />
      <FilterSelect
        name="missing"
        label={words.missingFilter}
        options={[
          { value: "", label: words.anyLanguages },
          { value: "hy", label: words.withoutArmenian },
          { value: "ru", label: words.withoutRussian },
          { value: "en", label: words.withoutEnglish },
        ]}
      />
    </div>
  );
}

function choiceIn(language: Language) {
  return (category: CategoryChoice) => ({
    value: String(category.id),
    label: localised(category, "name", language).text,
  });
}
