import { Languages } from "lucide-react";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { pageIn } from "#src/features/office/list-query.ts";
import { DebugInfo, Pager, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { monthBounds } from "#src/features/office/months.ts";
import { OfficePage } from "#src/features/office/office-page.tsx";
import type { BegunCopy } from "#src/features/working-copies/working-copy.ts";
import { isLanguage, pageLanguage } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { ARTICLE_STATES, type Article, TRANSLATIONS } from "../article.ts";
import { BegunNotice } from "./begun-notice.tsx";
import { NewsFilters } from "./news-filters.tsx";
import { orderOf } from "./news-order.ts";
import styles from "./news-table.module.css";
import { NewsTable } from "./news-table.tsx";
import { loadOwnCategories } from "./own-categories.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useNewsActions } from "./use-news-actions.ts";
import { useSelection } from "./use-selection.ts";

const PER_PAGE = 20;

interface NewsAnswer {
  news: Article[];
  total: number;
}

/** How many there are of each is said beside the filter. */
const COUNTED = ["all", ...ARTICLE_STATES] as const;

/** The filters of the page's address as the API calls them; what it does not know is left out. */
function filtersOf(address: URLSearchParams): Record<string, string> {
  const { status, missing, translation, category, month } = Object.fromEntries(address);
  return {
    ...(COUNTED.includes(status as "all") ? { status } : {}),
    ...(missing && isLanguage(missing) ? { missing } : {}),
    ...(TRANSLATIONS.includes(translation as "stale") ? { translation } : {}),
    ...(/^\d+$/.test(category ?? "") ? { category } : {}),
    ...monthBounds(month ?? ""),
  } as Record<string, string>;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const page = pageIn(address);
  const search = address.get("search") ?? "";
  const order = orderOf(address.get("sort") ?? "");
  const language = pageLanguage();
  const shownOnly = filtersOf(address);
  const list = (more: Record<string, string>) =>
    api.get<NewsAnswer>(`/admin/news?${new URLSearchParams({ ...(search ? { search } : {}), ...more })}`);
  const started = performance.now();
  const counted = await attempt(
    Promise.all([
      list({
        limit: String(PER_PAGE),
        offset: String((page - 1) * PER_PAGE),
        sort: order.by,
        ...(isLanguage(language) ? { language } : {}),
        order: order.isDescending ? "desc" : "asc",
        ...shownOnly,
      }),
      ...COUNTED.map((one) => list({ limit: "1", status: one })),
    ]),
  );
  const [categories, begun] = await Promise.all([
    loadOwnCategories(),
    attempt(api.get<{ copies: BegunCopy[] }>("/admin/working-copies/articles")),
  ]);
  const [shown, ...counts] = counted.data ?? [];
  return {
    articles: shown?.news ?? [],
    total: shown?.total ?? 0,
    counts: Object.fromEntries(COUNTED.map((one, index) => [one, counts[index]?.total ?? 0])),
    categories,
    begun: begun.data?.copies ?? [],
    page,
    error: counted.error,
    tookMs: Math.round(performance.now() - started),
  };
}

export default function NewsListPage() {
  const { articles, total, counts, categories, begun, page, error, tookMs } =
    useLoaderData<typeof clientLoader>();
  const words = useOfficeText("news");
  const address = useListAddress();
  const selection = useSelection(articles.map(({ id }) => id));
  const actions = useNewsActions(() => selection.chooseAll(false));
  const order = orderOf(address.get("sort"));
  const add = { to: "/admin/news/create", label: words.create };
  return (
    <OfficePage
      title={words.title}
      actions={
        <>
          <Link className="button button-small button-line" to="/admin/news/translations">
            <Languages className="icon" aria-hidden />
            <span className={styles.signOnPhone}>{words.translations}</span>
          </Link>
          <AddLink {...add} />
        </>
      }
    >
      <BegunNotice copies={begun} />
      <NewsFilters counts={counts} categories={categories} />
      <ListBody isEmpty={articles.length === 0} error={error} words={words} add={add}>
        <SelectionBar selection={selection} actions={actions} />
        <NewsTable
          articles={articles}
          order={order}
          onSort={(sort) => address.set({ sort })}
          selection={selection}
          onRemove={(article) => void actions.remove(article)}
        />
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
      <DebugInfo
        facts={{
          shown: articles.length,
          total,
          published: counts.published,
          scheduled: counts.scheduled,
          drafts: counts.draft,
          status: address.get("status") || "all",
          sort: `${order.by} ${order.isDescending ? "desc" : "asc"}`,
          search: address.get("search"),
          "GET /api/admin/news": error ? error.status : `200, ${tookMs} ms`,
        }}
      />
    </OfficePage>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  return <LoadingPage title={words.title} rows={6} />;
}
