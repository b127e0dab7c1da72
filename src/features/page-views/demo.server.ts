import { club } from "#club/club.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { outSomewhere } from "#src/features/news/out-queries.server.ts";
import { save } from "#src/records/save.server.ts";
import { dayIn, daysUntil } from "./page-view.ts";

const DAYS = 40;
/** Views of a page on an ordinary weekday, in all languages together. */
const PAGES: [path: string, views: number][] = [
  ["/", 420],
  ["/news", 160],
  ["/matches", 230],
  ["/table", 190],
  ["/club", 110],
  ["/stadium", 45],
  ["/contact", 25],
];
const LANGUAGE_SHARES = [
  ["/hy", 0.55],
  ["", 0.25],
  ["/ru", 0.2],
] as const;

/** Forty days of page views, the same at every start; fans come at weekends, when there is football. */
export async function fillVisits(actor: Actor): Promise<void> {
  const { app } = actor;
  const articles = await app.db
    .selectFrom("articles")
    .select("slug")
    .where(outSomewhere(app.now()))
    .orderBy("display_date", "desc")
    .limit(8)
    .execute();
  const pages = [...PAGES, ...articles.map(({ slug }, i): [string, number] => [`/news/${slug}`, 60 - i * 6])];
  const random = createRandom(1995);
  const rows = daysUntil(dayIn(club.timeZone, app.now()), DAYS).flatMap((day) => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    const crowd = weekday === 0 || weekday === 6 ? 1.9 : 1;
    return pages.flatMap(([path, usual]) =>
      LANGUAGE_SHARES.map(([prefix, share]) => ({
        day,
        path: path === "/" ? prefix || "/" : prefix + path,
        views: Math.max(1, Math.round(usual * share * crowd * (0.75 + random() * 0.5))),
      })),
    );
  });
  await save(actor, "admin", async ({ tx }) => {
    await tx.insertInto("page_views").values(rows).execute();
  });
}

/** Numbers from 0 to 1 that look random and are the same each time. Source: mulberry32, public domain. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
