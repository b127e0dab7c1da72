import { FilterSelect, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { NEWS_ORDERS } from "../article.ts";
import styles from "./news-filters.module.css";
import { orderOf, useColumnNames } from "./news-order.ts";

interface NewsFiltersProps {
  /** How many articles there are, whatever is searched for. */
  counts: { all: number; published: number };
}

export function NewsFilters({ counts }: NewsFiltersProps) {
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
          { value: "", label: words.allArticles, count: counts.all },
          { value: "published", label: words.publishedFilter, count: counts.published },
          { value: "draft", label: words.drafts, count: counts.all - counts.published },
        ]}
      />
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
