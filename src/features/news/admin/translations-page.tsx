import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { pageIn } from "#src/features/office/list-query.ts";
import {
  FilterSelect,
  Pager,
  SearchBox,
  Segments,
  useListAddress,
} from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { isLanguage } from "#src/i18n/languages.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { type Article, WORKS } from "../article.ts";
import { CHIP_ORDER } from "./language-chip.tsx";
import styles from "./translations-page.module.css";
import { WaitingList } from "./waiting-list.tsx";

const PER_PAGE = 30;

/** What waits for a translator, by language, state and person. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const { into = "", work = "", mine = "", search = "" } = Object.fromEntries(address);
  const page = pageIn(address);
  const query = new URLSearchParams({
    translation: isLanguage(into) ? `to_${into}` : "any",
    ...(WORKS.includes(work as "stale") ? { work } : {}),
    ...(mine === "yes" ? { mine: "true" } : {}),
    ...(search ? { search } : {}),
    limit: String(PER_PAGE),
    offset: String((page - 1) * PER_PAGE),
  });
  const { data, error } = await attempt(api.get<{ news: Article[]; total: number }>(`/admin/news?${query}`));
  return {
    articles: data?.news ?? [],
    total: data?.total ?? 0,
    page,
    error,
    into: isLanguage(into) ? into : undefined,
  };
}

export default function TranslationsPage() {
  const { articles, total, page, error, into } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("news");
  return (
    <OfficePage title={words.translations} back={{ to: "/admin/news", label: words.back }}>
      <Filters />
      <ListBody
        isEmpty={articles.length === 0}
        error={error}
        words={{
          none: words.board.none,
          noneHint: words.board.noneHint,
          noneYet: "",
          loadFailed: words.board.loadFailed,
        }}
      >
        <WaitingList articles={articles} total={total} language={into} />
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
    </OfficePage>
  );
}

function Filters() {
  const words = useOfficeText("news");
  const names = useChoices("articles", "language");
  const address = useListAddress();
  return (
    <div className="filter-bar">
      <SearchBox label={words.search} />
      <div className={styles.more}>
        <FilterSelect
          name="into"
          label={words.board.into}
          value={address.get("into")}
          options={[
            { value: "", label: words.board.anyLanguage },
            ...CHIP_ORDER.map((language) => ({ value: language, label: names[language] })),
          ]}
        />
        <FilterSelect
          name="work"
          label={words.status}
          options={[
            { value: "", label: words.board.anyState },
            { value: "missing", label: words.board.missing },
            { value: "begun", label: words.board.begun },
            { value: "stale", label: words.board.stale },
          ]}
        />
        <Segments
          name="mine"
          label={words.author}
          options={[
            { value: "", label: words.board.everybodys },
            { value: "yes", label: words.board.mine },
          ]}
        />
      </div>
    </div>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  return <LoadingPage title={words.translations} rows={6} />;
}
