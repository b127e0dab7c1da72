import { FilterSelect, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { NEWS_ORDERS } from "../article.ts";
import { columnWord, orderOf } from "./news-order.ts";
import { newsWords } from "./news-words.ts";

interface NewsFiltersProps {
  /** How many articles there are, whatever is searched for. */
  counts: { all: number; published: number };
}

export function NewsFilters({ counts }: NewsFiltersProps) {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const order = orderOf(useListAddress().get("sort"));
  return (
    <div className="flt">
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
      <div className="sort-m">
        <FilterSelect
          name="sort"
          label={office.sort}
          value={`${order.by}-${order.isDescending ? "desc" : "asc"}`}
          options={NEWS_ORDERS.flatMap((by) => [
            { value: `${by}-desc`, label: `${words[columnWord(by)]} ↓` },
            { value: `${by}-asc`, label: `${words[columnWord(by)]} ↑` },
          ])}
        />
      </div>
    </div>
  );
}
