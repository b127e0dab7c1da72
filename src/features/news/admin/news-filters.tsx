import { FilterSelect, SearchBox, Segments, type useListAddress } from "#src/features/office/list-tools.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { NEWS_ORDERS } from "../article.ts";
import { columnWord, orderOf } from "./news-order.ts";
import { newsWords } from "./news-words.ts";

interface NewsFiltersProps {
  address: ReturnType<typeof useListAddress>;
  /** How many articles there are, whatever is searched for. */
  counts: { all: number; published: number };
}

export function NewsFilters({ address, counts }: NewsFiltersProps) {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const order = orderOf(address.get("sort"));
  return (
    <div className="flt">
      <SearchBox
        value={address.get("search")}
        onChange={(search) => address.set({ search })}
        label={words.search}
      />
      <Segments
        label={words.status}
        value={address.get("status")}
        onChange={(status) => address.set({ status })}
        options={[
          { value: "", label: words.allArticles, count: counts.all },
          { value: "published", label: words.publishedFilter, count: counts.published },
          { value: "draft", label: words.drafts, count: counts.all - counts.published },
        ]}
      />
      {/* Cards have no heads of columns. */}
      <div className="sort-m">
        <FilterSelect
          label={office.sort}
          value={`${order.by}-${order.isDescending ? "desc" : "asc"}`}
          onChange={(sort) => address.set({ sort })}
          options={NEWS_ORDERS.flatMap((by) => [
            { value: `${by}-desc`, label: `${words[columnWord(by)]} ↓` },
            { value: `${by}-asc`, label: `${words[columnWord(by)]} ↑` },
          ])}
        />
      </div>
    </div>
  );
}
