import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { pageIn } from "#src/features/office/list-query.ts";
import { DebugInfo, Pager, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { isLanguage, pageLanguage } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { NewsFilters } from "./news-filters.tsx";
import { orderOf } from "./news-order.ts";
import { NewsTable } from "./news-table.tsx";
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
  const page = pageIn(address);
  const search = address.get("search") ?? "";
  const status = address.get("status") ?? "";
  const order = orderOf(address.get("sort") ?? "");
  const language = pageLanguage();
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
  const words = useOfficeText("news");
  const address = useListAddress();
  const selection = useSelection(articles.map(({ id }) => id));
  const actions = useNewsActions(() => selection.chooseAll(false));
  const order = orderOf(address.get("sort"));
  const add = { to: "/admin/news/create", label: words.create };
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <NewsFilters counts={counts} />
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

export function HydrateFallback() {
  const words = useOfficeText("news");
  return <LoadingPage title={words.title} rows={6} />;
}
