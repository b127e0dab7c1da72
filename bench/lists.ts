import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import type { App } from "#src/app/app.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { listMatchesWithEvents } from "#src/features/matches/list-queries.server.ts";
import { countMessages, listMessages } from "#src/features/messages/queries.server.ts";
import { listOfficeArticles } from "#src/features/news/office-queries.server.ts";
import { listArticleCards, listPublishedArticles } from "#src/features/news/queries.server.ts";
import { searchSite } from "#src/features/search/results.server.ts";
import { rebuildSearch } from "#src/records/search-documents.server.ts";
import { closeApp, openApp } from "#src/start/open-app.server.ts";
import { prepare } from "#src/start/start.server.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { figure, type Row } from "./table.ts";
import { measureSpeed } from "./usual-speed.ts";

const MANY = 10_000;
const MOST_MS = 10;
/** Of each call; the median counts. */
const TIMES = 15;

/** The lists of a club with 10,000 articles, matches and messages: the last page, a search, the site's search. */
export async function benchLists(env: Record<string, string> = {}): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "club-lists-"));
  const config = {
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    ADMIN_PASSWORD: "seven rosettes on a wall",
    EDITOR_PASSWORD: "eleven apricots at dawn",
  };
  const app = await openApp(readConfig({ ...config, ...env }));
  await prepare(app);
  await enlarge(app.db);
  await analyze(app);
  // In the middle of what is measured: the speed of a machine that is shared changes by half within minutes.
  const all = Object.entries(calls(app));
  const before = await measureAll(all.slice(0, all.length / 2));
  const speed = await measureSpeed();
  const taken = [...before, ...(await measureAll(all.slice(all.length / 2)))];
  const rows = taken.flatMap(([name, ms]) => [
    figure(`${name}, of ${MANY}`, ms, "ms"),
    figure(`${name}, at the usual speed`, ms * speed, "ms", { most: MOST_MS }),
  ]);
  await closeApp(app);
  rmSync(folder, { recursive: true, force: true });
  return [figure("speed of this machine in this hour, of the usual one's", speed, "×"), ...rows];
}

async function measureAll(calls: [string, () => Promise<unknown>][]): Promise<[string, number][]> {
  const taken: [string, number][] = [];
  for (const [name, call] of calls) taken.push([name, await median(call)]);
  return taken;
}

/** The same on a PostgreSQL of its own. */
export async function benchListsOnPostgres(): Promise<Row[]> {
  const postgres = await startPostgres();
  const rows = await benchLists({ DATABASE_URL: postgres.url }).finally(postgres.stop);
  return rows.map((row) => ({ ...row, name: `PostgreSQL: ${row.name}` }));
}

/** As PostgreSQL does by itself after a while (autovacuum); its pool would not wait for so long. */
async function analyze({ db, database, config }: App): Promise<void> {
  if (!database.pool) {
    await sql`analyze`.execute(db);
    return;
  }
  const client = new pg.Client({ connectionString: config.DATABASE_URL });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

function calls(app: App): Record<string, () => Promise<unknown>> {
  const { db } = app;
  const now = app.now();
  const last = MANY - 60;
  const letters = { filter: "all" as const, quarantined: false, limit: 50, search: "" };
  return {
    "news, last page": () => listPublishedArticles(db, now, { limit: 50, offset: last }),
    "news, last page of cards": () => listArticleCards(db, now, { limit: 50, offset: last }),
    "news of a category, last page": () =>
      listPublishedArticles(db, now, { category: "club", limit: 50, offset: 1500 }),
    "news, searched": () => listPublishedArticles(db, now, { search: "derby", limit: 50 }),
    "news, searched in vain": () => listPublishedArticles(db, now, { search: "դերբիխ", limit: 50 }),
    "office's news, last page": () => listOfficeArticles(db, now, { limit: 50, offset: last }),
    "office's news, drafts": () => listOfficeArticles(db, now, { status: "draft", limit: 50, offset: 0 }),
    "office's news, searched": () => listOfficeArticles(db, now, { search: "derby", limit: 50, offset: 0 }),
    "matches, last page": () => pageOf(db, { offset: last }),
    "matches of a club, last page": () => pageOf(db, { club: 1, offset: 2000 }),
    "matches of a status, last page": () => pageOf(db, { status: "finished", offset: last - 500 }),
    "matches, searched": () => pageOf(db, { search: "pyunik" }),
    "matches, searched in vain": () => pageOf(db, { search: "Փյունիկխ" }),
    "messages, last page": async () => [
      await listMessages(db, { ...letters, offset: last }),
      await countMessages(db),
    ],
    "messages, searched": () => listMessages(db, { ...letters, search: "ticket", offset: 0 }),
    "messages, searched in vain": () => listMessages(db, { ...letters, search: "տոմսխխ", offset: 0 }),
    "site search, a rare word": () => searchSite(app, "en", "blackboard"),
    "site search, a word of everything": () => searchSite(app, "en", "argishti"),
    "site search, two letters": () => searchSite(app, "hy", "ar"),
    "site search, two Armenian letters": () => searchSite(app, "hy", "հա"),
    "site search, two rare letters": () => searchSite(app, "ru", "щу"),
    "site search, three letters": () => searchSite(app, "en", "for"),
    "site search, a name of other spelling": () => searchSite(app, "ru", "Казарян"),
    "site search, a town and two letters": () => searchSite(app, "hy", "Երեւան ար"),
    "site search, three words": () => searchSite(app, "ru", "аргишти пюник 2025"),
    "site search, mistyped": () => searchSite(app, "en", "argihsti"),
    "site search, in vain": () => searchSite(app, "en", "qwertyzx"),
  };
}

function pageOf(db: Db, filter: Parameters<typeof listMatchesWithEvents>[1]) {
  return listMatchesWithEvents(db, { limit: 100, ...filter });
}

async function median(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES + 3; i++) {
    const started = performance.now();
    await call();
    if (i >= 3) times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(TIMES / 2)]!;
}

/** Copies what is there, with other days, until there are enough; then search learns of them. */
async function enlarge(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = (i: number) => new Date(Date.UTC(2000, 0, 1) + i * 3_600_000 * 20).toISOString();
    const copy = async (table: "articles" | "matches" | "messages", change: (i: number) => object) => {
      const known = await tx.selectFrom(table).selectAll().execute();
      for (let i = known.length; i < MANY; i += 50) {
        const rows = Array.from({ length: Math.min(50, MANY - i) }, (_, k) => {
          const { id: _id, ...row } = known[(i + k) % known.length]!;
          return { ...row, ...change(i + k) };
        });
        await tx
          .insertInto(table)
          .values(rows as never)
          .execute();
      }
    };
    await copy("articles", (i) => ({
      slug: `copy-${i}`,
      display_date: at(i),
      published_at: at(i),
      is_featured: 0,
      is_published: i % 20 === 0 ? 0 : 1,
    }));
    await copy("matches", (i) => ({ match_date: at(i), status: "finished" }));
    await copy("messages", (i) => ({ created_at: at(i) }));
    const started = performance.now();
    await rebuildSearch(tx, Object.values(RECORDS));
    console.log(`filling the search: ${Math.round(performance.now() - started)} ms`);
  });
}
