import { Check, ExternalLink, Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import {
  DebugInfo,
  FilterSelect,
  type Order,
  Pager,
  readOrder,
  SearchBox,
  Segments,
  SkeletonRows,
  SortHeader,
  useListAddress,
} from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { staffDate } from "#src/features/office/staff-dates.ts";
import { chosenLanguage } from "#src/features/office/staff-language.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { isLanguage } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { useStaffLanguage, useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { Void } from "#src/ui/void.tsx";
import { type Article, NEWS_ORDERS, type NewsOrder } from "../article.ts";
import { ArticleCover } from "../article-card.tsx";
import { newsWords } from "./news-words.ts";

const PER_PAGE = 20;
/** Source: specification of the back office, section 9. */
const EXCERPT_LENGTH = 60;

const NEWEST_FIRST: Order = { by: "date", isDescending: true };

/** The order that the address names; an unknown column leaves the newest first. */
function orderOf(sort: string): Order {
  const order = readOrder(sort, NEWEST_FIRST);
  return NEWS_ORDERS.includes(order.by as NewsOrder) ? order : NEWEST_FIRST;
}

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
  const data = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const [chosen, setChosen] = useState<number[]>([]);
  const ids = data.articles.map(({ id }) => id);
  const idList = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what left the list is not chosen any more.
  useEffect(() => setChosen((before) => before.filter((id) => ids.includes(id))), [idList]);
  const actions = useNewsActions(
    () => void revalidate(),
    () => setChosen([]),
  );
  const status = address.get("status");
  const order = orderOf(address.get("sort"));
  const onSort = (sort: string) => address.set({ sort });
  const { counts } = data;
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
      <div className="flt">
        <SearchBox
          value={address.get("search")}
          onChange={(search) => address.set({ search })}
          label={words.search}
        />
        <Segments
          label={words.status}
          value={status}
          onChange={(value) => address.set({ status: value })}
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
            onChange={onSort}
            options={NEWS_ORDERS.flatMap((by) => [
              { value: `${by}-desc`, label: `${words[by === "title" ? "article" : by]} ↓` },
              { value: `${by}-asc`, label: `${words[by === "title" ? "article" : by]} ↑` },
            ])}
          />
        </div>
      </div>
      {data.error && <ListFault error={data.error} failed={words.loadFailed} />}
      {chosen.length > 0 && (
        <div className="bulk">
          <b>{words.selected(chosen.length)}</b>
          <button type="button" className="lnk" onClick={() => setChosen([])}>
            {words.clearSelection}
          </button>
          <button type="button" className="btn sm ink" onClick={() => void actions.bulk(chosen, "publish")}>
            <Check className="i" aria-hidden /> {words.publish}
          </button>
          <button type="button" className="btn sm q" onClick={() => void actions.bulk(chosen, "unpublish")}>
            {words.unpublish}
          </button>
          <button type="button" className="btn sm q" onClick={() => void actions.removeMany(chosen)}>
            <Trash2 className="i" aria-hidden /> {office.remove}
          </button>
        </div>
      )}
      {data.articles.length === 0 && !data.error ? (
        <Void title={words.none} hint={address.hasFilters ? words.noneHint : words.noneYet}>
          {address.hasFilters && (
            <button type="button" className="btn sm ghost" onClick={address.clear}>
              {office.clear}
            </button>
          )}
          <Link className="btn sm" to="/admin/news/create">
            {words.create}
          </Link>
        </Void>
      ) : (
        <table className={isBusy ? "dt cards is-pending" : "dt cards"}>
          <thead>
            <tr>
              <th className="c-ck" scope="col">
                <label className="ckl">
                  <input
                    type="checkbox"
                    className={chosen.length > 0 && chosen.length < ids.length ? "ck mix" : "ck"}
                    aria-label={words.selectAll}
                    checked={ids.length > 0 && chosen.length === ids.length}
                    onChange={(event) => setChosen(event.target.checked ? ids : [])}
                  />
                </label>
              </th>
              <SortHeader name="title" order={order} onSort={onSort}>
                {words.article}
              </SortHeader>
              <SortHeader name="category" order={order} onSort={onSort}>
                {words.category}
              </SortHeader>
              <SortHeader name="author" order={order} onSort={onSort}>
                {words.author}
              </SortHeader>
              <SortHeader name="status" order={order} onSort={onSort} isDescendingFirst>
                {words.status}
              </SortHeader>
              <SortHeader name="views" order={order} onSort={onSort} isDescendingFirst className="n">
                {words.views}
              </SortHeader>
              <SortHeader name="date" order={order} onSort={onSort} isDescendingFirst>
                {words.date}
              </SortHeader>
              <th scope="col" className="ac">
                {words.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.articles.map((article) => (
              <Row
                key={article.id}
                article={article}
                isChosen={chosen.includes(article.id)}
                onChoose={(isOn) =>
                  setChosen((before) =>
                    isOn ? [...before, article.id] : before.filter((id) => id !== article.id),
                  )
                }
                onRemove={() => void actions.remove(article.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={data.page}
        perPage={PER_PAGE}
        total={data.total}
        onPage={(page) => address.set({ page: page > 1 ? String(page) : "" })}
      />
      <DebugInfo
        facts={{
          shown: data.articles.length,
          total: data.total,
          published: counts.published,
          drafts: counts.all - counts.published,
          status: status || "all",
          sort: `${order.by} ${order.isDescending ? "desc" : "asc"}`,
          search: address.get("search"),
          "GET /api/admin/news": data.error ? data.error.status : `200, ${data.tookMs} ms`,
        }}
      />
    </OfficePage>
  );
}

function Row({
  article,
  isChosen,
  onChoose,
  onRemove,
}: {
  article: Article;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onRemove: () => void;
}) {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const shown = useStaffLanguage();
  const language = shown === "specified" ? "en" : shown;
  const title = localised(article, "title", language);
  const excerpt = localised(article, "excerpt", language);
  const content = localised(article, "content", language);
  const category = localised(article, "category_name", language);
  return (
    <tr className={isChosen ? "sel" : undefined}>
      <td className="c-ck">
        <label className="ckl">
          <input
            type="checkbox"
            className="ck"
            aria-label={words.select(title.text)}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      </td>
      <td className="c-ti">
        <div className="ti">
          <ArticleCover image={article.image_url} sizes="160px" />
          <div>
            <Link to={`/admin/news/edit/${article.id}`} lang={title.lang}>
              <b>
                {article.is_featured && <Star className="i star" aria-label={words.featured} />} {title.text}
              </b>
            </Link>
            <small lang={(excerpt.text ? excerpt : content).lang}>{cut(excerpt.text || content.text)}</small>
          </div>
        </div>
      </td>
      <td data-l={words.category} lang={category.lang}>
        {category.text}
      </td>
      <td data-l={words.author}>{article.author_name}</td>
      <td data-l={words.status}>
        <span className={article.is_published ? "bdg fin" : "bdg drf"}>
          {article.is_published ? words.published : words.draft}
        </span>
        <span className="lgs">
          <i>EN</i>
          <i className={article.title_hy && article.content_hy ? undefined : "no"}>ՀԱՅ</i>
          <i className={article.title_ru && article.content_ru ? undefined : "no"}>РУ</i>
        </span>
      </td>
      <td className="n" data-l={words.views}>
        {groupDigits(article.views_count, "en")}
      </td>
      <td data-l={words.date}>{article.display_date ? staffDate(article.display_date) : "—"}</td>
      <td className="ac">
        {article.is_published ? (
          <a
            className="icb"
            href={`/news/${article.slug}`}
            target="_blank"
            rel="noopener"
            aria-label={words.openOnSite}
            title={words.openOnSite}
          >
            <ExternalLink className="i" aria-hidden />
          </a>
        ) : (
          <button type="button" className="icb" disabled aria-label={words.notOnSite} title={words.notOnSite}>
            <ExternalLink className="i" aria-hidden />
          </button>
        )}
        <Link
          className="icb"
          to={`/admin/news/edit/${article.id}`}
          aria-label={`${office.edit}: ${title.text}`}
          title={office.edit}
        >
          <Pencil className="i" aria-hidden />
        </Link>
        <button
          type="button"
          className="icb del"
          onClick={onRemove}
          aria-label={`${office.remove}: ${title.text}`}
          title={office.remove}
        >
          <Trash2 className="i" aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/** What the buttons do; each failure says why, and nothing else is lost. */
function useNewsActions(refresh: () => void, clear: () => void) {
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const guarded = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, office.failed, office.network), isBad: true });
    }
    refresh();
  };
  const offer = (ids: number[]) => offerUndo({ kind: "articles", ids, words: office, onRestored: refresh });
  return {
    bulk: (ids: number[], action: "publish" | "unpublish") =>
      guarded(async () => {
        await api.post("/admin/news/bulk", { ids, action });
        clear();
        showToast({ text: words.changed(ids.length) });
      }),
    remove: async (id: number) => {
      if (!(await confirm({ text: words.deleteOne, yes: office.remove, isDangerous: true }))) return;
      await guarded(async () => {
        await api.delete(`/admin/news/${id}`);
        offer([id]);
      });
    },
    removeMany: async (ids: number[]) => {
      if (!(await confirm({ text: words.deleteMany(ids.length), yes: office.remove, isDangerous: true })))
        return;
      await guarded(async () => {
        await api.post("/admin/news/bulk", { ids, action: "delete" });
        clear();
        offer(ids);
      });
    },
  };
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > EXCERPT_LENGTH ? `${plain.slice(0, EXCERPT_LENGTH).trimEnd()}…` : plain;
}

export function HydrateFallback() {
  const words = useStaffWords(newsWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={6} />
    </OfficePage>
  );
}
