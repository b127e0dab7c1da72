import { articles } from "#club/demo/articles/articles.ts";
import { categories } from "#club/demo/articles/categories.ts";
import { matchReport } from "#club/demo/articles/match-report.ts";
import { clubs } from "#club/demo/clubs.ts";
import type { DemoArticle } from "#club/demo/types.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { reportedMatch } from "#src/features/matches/demo-reports.server.ts";
import { demoLeague } from "#src/features/matches/demo-seasons.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { createRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { article } from "./article.record.ts";
import { category } from "./category.record.ts";

const DAY_MS = 86_400_000;
const REPORTS = 8;

type Piece = Pick<
  DemoArticle,
  "key" | "category" | "picture" | "featured" | "draft" | "title" | "excerpt" | "content"
> & {
  publishedAt: Date;
};

/** Categories, the written articles, and reports of the own club's newest matches, told from their events. */
export function fillNews(actor: Actor): Promise<void> {
  const now = actor.app.now();
  const write = async (current: Save) => {
    const ids = await insertCategories(current);
    const pieces = [...articles.map((article) => written(article, now)), ...reports(now)];
    pieces.sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime());
    for (const piece of pieces) await insertArticle(current, piece, ids.get(piece.category) ?? null, now);
  };
  // A hundred texts one by one, and not the whole again for each.
  return save(actor, "admin", write, { parses: "later" });
}

async function insertCategories(current: Save): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { slug, name }] of categories.entries()) {
    const row = await createRecord(current, category, {
      slug,
      order_num: index + 1,
      ...columns("name", name),
    });
    ids.set(slug, row.id);
  }
  return ids;
}

async function insertArticle(
  current: Save,
  piece: Piece,
  category_id: number | null,
  now: Date,
): Promise<void> {
  const published = piece.draft ? null : piece.publishedAt.toISOString();
  await createRecord(current, article, {
    ...columns("title", piece.title),
    ...columns("excerpt", piece.excerpt),
    ...columns("content", piece.content),
    slug: piece.key,
    image_url: piece.picture ?? "",
    category_id,
    is_published: piece.draft ? 0 : 1,
    is_featured: piece.featured ? 1 : 0,
    published_at: published,
    display_date: published,
    views_count: piece.draft ? 0 : views(piece, now),
  });
}

/** An article's day is counted back from today; its hour, between 9 and 19 in Yerevan, follows from its key. */
function written(article: DemoArticle, now: Date): Piece {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS - article.daysAgo * DAY_MS;
  const minutes = 5 * 60 + (hash(article.key) % (10 * 60));
  return { ...article, publishedAt: new Date(Math.min(day + minutes * 60_000, now.getTime() - 60_000)) };
}

function reports(now: Date): Piece[] {
  const own = clubs.find((club) => club.own)!.key;
  const played = demoLeague(now)
    .flatMap((season) => season.matches)
    .filter(({ status, home, away }) => status === "finished" && (home === own || away === own))
    .sort((one, other) => (one.kickOff < other.kickOff ? 1 : -1))
    .slice(0, REPORTS);
  return played.map((match, index) => ({
    key: `report-${match.key}`,
    category: "matches",
    picture: index % 2 === 0 ? "/club/pictures/stadium-night.svg" : "/club/pictures/cover-net.svg",
    // Written the evening of the match, three hours after kick-off.
    publishedAt: new Date(Math.min(Date.parse(match.kickOff) + 3 * 3_600_000, now.getTime() - 60_000)),
    ...matchReport(reportedMatch(match, own)),
  }));
}

/** More for older and for luckier articles, never the same number twice in a row. */
function views({ key, publishedAt }: Piece, now: Date): number {
  const days = (now.getTime() - publishedAt.getTime()) / DAY_MS;
  return Math.round((180 + (hash(key) % 900)) * (1 - Math.exp(-(days + 0.2) / 4)));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
