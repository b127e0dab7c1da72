import { articles } from "#club/demo/articles/articles.ts";
import { categories } from "#club/demo/articles/categories.ts";
import { matchReport } from "#club/demo/articles/match-report.ts";
import { clubs } from "#club/demo/clubs.ts";
import type { DemoMatch } from "#club/demo/matches/types.ts";
import type { DemoArticle } from "#club/demo/types.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { reportedMatch } from "#src/features/matches/demo-reports.server.ts";
import { demoLeague } from "#src/features/matches/demo-seasons.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn, columns } from "#src/i18n/localised.ts";
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
    const pieces = [
      ...articles.map((article) => written(article, now)),
      ...reports(now, await idsOf(current)),
    ];
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
    ...(piece.draft ? {} : outIn(piece.title)),
    is_featured: piece.featured ? 1 : 0,
    published_at: published,
    display_date: published,
    views_count: piece.draft ? 0 : views(piece, now),
  });
}

/** Every language with a title is out. */
function outIn(title: Piece["title"]): Record<string, "out"> {
  const titled = LANGUAGES.filter((language) => title[language]);
  return Object.fromEntries(titled.map((language) => [columnIn("text_state", language), "out"]));
}

/** An article's day is counted back from today; its hour, between 9 and 19 in Yerevan, follows from its key. */
function written(article: DemoArticle, now: Date): Piece {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS - article.daysAgo * DAY_MS;
  const minutes = 5 * 60 + (hash(article.key) % (10 * 60));
  return { ...article, publishedAt: new Date(Math.min(day + minutes * 60_000, now.getTime() - 60_000)) };
}

/** The numbers of the demo's matches: a club plays once at a time. */
async function idsOf({ tx }: Save): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom("matches")
    .innerJoin("teams", "teams.id", "matches.home_team_id")
    .select(["matches.id", "match_date", "teams.slug"])
    .execute();
  return new Map(rows.map(({ id, match_date, slug }) => [`${match_date} ${slug}`, id]));
}

function reports(now: Date, ids: Map<string, number>): Piece[] {
  const own = clubs.find((club) => club.own)!.key;
  const played = demoLeague(now)
    .flatMap((season) => season.matches)
    .filter(({ status, home, away }) => status === "finished" && (home === own || away === own))
    .sort((one, other) => (one.kickOff < other.kickOff ? 1 : -1))
    .slice(0, REPORTS);
  return played.map((match) => ({
    key: `report-${match.key}`,
    category: "matches",
    picture: `/club/pictures/${reportPicture(match, played, own)}.svg`,
    // Written the evening of the match, three hours after kick-off.
    publishedAt: new Date(Math.min(Date.parse(match.kickOff) + 3 * 3_600_000, now.getTime() - 60_000)),
    ...withLinks(matchReport(reportedMatch(match, own)), match, ids.get(`${match.kickOff} ${match.home}`)),
  }));
}

/** A report leads on to its match and to the table. */
function withLinks<Report extends Pick<Piece, "content">>(
  report: Report,
  { home, away }: DemoMatch,
  id: number | undefined,
): Report {
  if (id === undefined) return report;
  const path = `/matches/${id}-${home}-${away}`;
  const { en, hy, ru = "" } = report.content;
  const links = {
    en: `[Everything about the match](${path}) and [the table](/table)`,
    hy: `[Ամեն ինչ խաղի մասին](/hy${path}) և [մրցաշարային աղյուսակը](/hy/table)`,
    ru: `[Всё о матче](/ru${path}) и [турнирная таблица](/ru/table)`,
  };
  const content = { en: `${en}\n\n${links.en}`, hy: `${hy}\n\n${links.hy}`, ru: `${ru}\n\n${links.ru}` };
  return { ...report, content };
}

/** The own ground or a scarf for a match at home, the road or a net for one away; two in a row are not alike. */
function reportPicture(match: DemoMatch, played: DemoMatch[], own: string): string {
  const isSame = ({ home }: DemoMatch) => (home === own) === (match.home === own);
  const pictures =
    match.home === own ? ["cover-scarf", "stadium-night", "cover-spot"] : ["cover-net", "cover-bus"];
  return pictures[played.filter(isSame).indexOf(match) % pictures.length]!;
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
