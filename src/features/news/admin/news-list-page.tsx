import { Plus } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from "react-router";
import { api } from "#src/features/office/api.ts";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { DebugInfo, Pager, SkeletonRows, useListAddress } from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { chosenLanguage } from "#src/features/office/staff-language.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { isLanguage } from "#src/i18n/languages.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { Void } from "#src/ui/void.tsx";
import type { Article } from "../article.ts";
import { NewsFilters } from "./news-filters.tsx";
import { orderOf } from "./news-order.ts";
import { NewsTable } from "./news-table.tsx";
import { newsWords } from "./news-words.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useNewsActions } from "./use-news-actions.ts";
import { useSelection } from "./use-selection.ts";

const PER_PAGE = 20;

interface NewsAnswer {
  news: Article[];
  total: number;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const page = Math.max(1, Number(address.get("page")) || 1);
  const search = address.get("search") ?? "";
  const status = address.get("status") ?? "";
  const order = orderOf(address.get("sort") ?? "");
  const language = chosenLanguage();
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
        ...(status === "published" || status === "draft" ? { status } : {}),
      }),
      list({ limit: "1" }),
      list({ limit: "1", status: "published" }),
    ]),
  );
  const [shown, all, published] = counted.data ?? [];
  return {
    articles: shown?.news ?? [],
    total: shown?.total ?? 0,
    counts: { all: all?.total ?? 0, published: published?.total ?? 0 },
    page,
    error: counted.error,
    tookMs: Math.round(performance.now() - started),
  };
}

export default function NewsListPage() {
  const { articles, total, counts, page, error, tookMs } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(newsWords);
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const selection = useSelection(articles.map(({ id }) => id));
  const actions = useNewsActions(
    () => void revalidate(),
    () => selection.chooseAll(false),
  );
  const order = orderOf(address.get("sort"));
  return (
    <OfficePage
      title={words.title}
      lang={words.lang}
      actions={
        <Link className="btn sm" to="/admin/news/create">
          <Plus className="i" aria-hidden /> {words.create}
        </Link>
      }
    >
      <NewsFilters address={address} counts={counts} />
      {error && <ListFault error={error} failed={words.loadFailed} />}
      <SelectionBar selection={selection} actions={actions} />
      {articles.length === 0 && !error ? (
        <NoArticles />
      ) : (
        <NewsTable
          articles={articles}
          order={order}
          onSort={(sort) => address.set({ sort })}
          selection={selection}
          onRemove={(id) => void actions.remove(id)}
          isBusy={isBusy}
        />
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={total}
        onPage={(number) => address.set({ page: number > 1 ? String(number) : "" })}
      />
      <DebugInfo
        facts={{
          shown: articles.length,
          total,
          published: counts.published,
          drafts: counts.all - counts.published,
          status: address.get("status") || "all",
          sort: `${order.by} ${order.isDescending ? "desc" : "asc"}`,
          search: address.get("search"),
          "GET /api/admin/news": error ? error.status : `200, ${tookMs} ms`,
        }}
      />
    </OfficePage>
  );
}

function NoArticles() {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const { hasFilters, clear } = useListAddress();
  return (
    <Void title={words.none} hint={hasFilters ? words.noneHint : words.noneYet}>
      {hasFilters && (
        <button type="button" className="btn sm ghost" onClick={clear}>
          {office.clear}
        </button>
      )}
      <Link className="btn sm" to="/admin/news/create">
        {words.create}
      </Link>
    </Void>
  );
}

export function HydrateFallback() {
  const words = useStaffWords(newsWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={6} />
    </OfficePage>
  );
}
