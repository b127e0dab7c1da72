import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { unindexed } from "#src/db/unindexed.server.ts";
import { loadBackupStatus, type RunStatus } from "#src/features/backup/queries.server.ts";
import { withTitlesIn } from "#src/features/history/title-queries.server.ts";
import { LASTS_MS } from "#src/features/matches/match.ts";
import { outLater, outSomewhere } from "#src/features/news/out-queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import type {
  Activity,
  ActivityType,
  Attention,
  Dashboard,
  DashboardCounts,
  SystemStatus,
} from "./dashboard.ts";

const SHOWN = 8;
const TYPE_OF: Record<string, ActivityType> = {
  articles: "news",
  players: "player",
  matches: "match",
  match_events: "match",
  messages: "message",
};

/**
 * Everything on the dashboard: real figures, what happened, what waits, how the machine is.
 * @param language of what happened; in English it reads as the log has it
 * @param sections the news categories to which whoever asks is limited: of the others no article is counted
 */
export async function loadDashboard(app: App, language?: Language, sections?: number[]): Promise<Dashboard> {
  const now = app.now();
  const [counts, activity, attention, status] = await Promise.all([
    countAll(app.db, now, sections),
    listActivity(app.db, language, sections),
    findAttention(app.db, now, sections),
    readStatus(app),
  ]);
  return { counts, activity, attention, status };
}

/** The articles that whoever is limited to these sections may read. */
function articlesIn(db: Db, sections: number[] | undefined) {
  return db
    .selectFrom("articles")
    .where("deleted_at", "is", null)
    .$if(sections !== undefined, (query) => query.where("category_id", "in", sections ?? []));
}

async function countAll(db: Db, now: Date, sections: number[] | undefined): Promise<DashboardCounts> {
  const [news, players, matches, messages] = await Promise.all([
    articlesIn(db, sections)
      .select(({ fn }) => [
        fn.countAll().as("total"),
        sql<number>`sum(case when ${outSomewhere(now)} then 1 else 0 end)`.as("some"),
        sql<number>`sum(case when ${outLater(now)} and not ${outSomewhere(now)} then 1 else 0 end)`.as(
          "later",
        ),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("players")
      .where("deleted_at", "is", null)
      .select(({ fn }) => [fn.countAll().as("total"), fn.sum<number>("is_active").as("some")])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("matches")
      .where("deleted_at", "is", null)
      .select(({ fn }) => [
        fn.countAll().as("total"),
        sql<number>`sum(case when status = 'scheduled' and match_date > ${now.toISOString()} then 1 else 0 end)`.as(
          "some",
        ),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("messages")
      .where("deleted_at", "is", null)
      .where("is_quarantined", "=", 0)
      .select(({ fn }) => [fn.countAll().as("total"), fn.sum<number>("is_read").as("some")])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    totalNews: Number(news.total),
    publishedNews: Number(news.some ?? 0),
    scheduledNews: Number(news.later ?? 0),
    totalPlayers: Number(players.total),
    activePlayers: Number(players.some ?? 0),
    totalMatches: Number(matches.total),
    upcomingMatches: Number(matches.some ?? 0),
    totalMessages: Number(messages.total),
    unreadMessages: Number(messages.total) - Number(messages.some ?? 0),
  };
}

/**
 * The newest entries of the log that the dashboard shows. The empty text keeps SQLite from the index of the kinds: it
 * would read all entries of these and sort them, where the newest stand at the log's end.
 * @param sections the news categories to which whoever asks is limited: what was done to other articles is not told
 */
export function newestEntries(db: Db, sections?: number[]) {
  return db
    .selectFrom("audit")
    .leftJoin("accounts", "accounts.id", "audit.account_id")
    .select(["audit.id", "audit.kind", "audit.record_id", "audit.action", "audit.title", "audit.created_at"])
    .select((e) => e.fn.coalesce("accounts.display_name", "audit.username").as("name"))
    .where(unindexed("audit.kind"), "in", Object.keys(TYPE_OF))
    .$if(sections !== undefined, (query) =>
      query.where((e) =>
        e.or([
          e("audit.kind", "!=", "articles"),
          e.exists(
            e
              .selectFrom("articles")
              .select("articles.id")
              .whereRef("articles.id", "=", "audit.record_id")
              .where("articles.category_id", "in", sections ?? []),
          ),
        ]),
      ),
    )
    .orderBy("audit.id", "desc")
    .limit(SHOWN);
}

/** The newest of what staff did and of what visitors wrote. */
async function listActivity(
  db: Db,
  language: Language | undefined,
  sections: number[] | undefined,
): Promise<Activity[]> {
  const [done, received] = await Promise.all([
    newestEntries(db, sections).execute(),
    db
      .selectFrom("messages")
      .select(["id", "name", "subject", "created_at"])
      .where("deleted_at", "is", null)
      .where("is_quarantined", "=", 0)
      .orderBy("created_at", "desc")
      .limit(SHOWN)
      .execute(),
  ]);
  const activity = [
    ...(await withTitlesIn(db, language, done)).map((entry) => ({
      id: `audit-${entry.id}`,
      type: TYPE_OF[entry.kind] ?? "news",
      action: entry.action,
      kind: entry.kind,
      record_id: entry.record_id,
      title: entry.title,
      description: entry.name,
      timestamp: entry.created_at,
    })),
    ...received.map((message) => ({
      id: `message-${message.id}`,
      type: "message" as const,
      action: "received",
      kind: "",
      record_id: null,
      title: message.subject ?? "",
      description: message.name,
      timestamp: message.created_at,
    })),
  ];
  return activity.sort((a, b) => b.timestamp.localeCompare(a.timestamp)).slice(0, SHOWN);
}

async function findAttention(db: Db, now: Date, sections: number[] | undefined): Promise<Attention> {
  const over = new Date(now.getTime() - LASTS_MS).toISOString();
  const articles = () => articlesIn(db, sections);
  const matches = () => db.selectFrom("matches").where("deleted_at", "is", null);
  const [drafts, missingEnglish, missingRussian, missingArmenian, finished, past, unread, unsent] =
    await Promise.all([
      count(articles().where("is_published", "=", 0)),
      count(articles().where("is_published", "=", 1).where("content", "=", "")),
      count(articles().where("is_published", "=", 1).where("content_ru", "=", "")),
      count(articles().where("is_published", "=", 1).where("content_hy", "=", "")),
      count(matches().where("status", "=", "finished").where("home_score", "is", null)),
      count(matches().where("status", "in", ["scheduled", "live"]).where("match_date", "<", over)),
      count(
        db
          .selectFrom("messages")
          .where("deleted_at", "is", null)
          .where("is_quarantined", "=", 0)
          .where("is_read", "=", 0),
      ),
      count(db.selectFrom("messages").where("deleted_at", "is", null).where("reply_status", "=", "failed")),
    ]);
  return {
    drafts,
    missingEnglish,
    missingRussian,
    missingArmenian,
    finishedWithoutScore: finished,
    pastWithoutResult: past,
    unreadMessages: unread,
    unsentReplies: unsent,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: any query that rows can be counted of.
async function count(query: any): Promise<number> {
  const row = await query.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return Number(row.count);
}

async function readStatus(app: App): Promise<SystemStatus> {
  const started = performance.now();
  await sql`select 1`.execute(app.db);
  const tookMs = Math.round((performance.now() - started) * 10) / 10;
  const disk = await statfs(app.config.DATA_DIR).catch(() => undefined);
  return {
    database: { kind: app.database.kind, tookMs },
    server: { version: process.version, upSinceS: Math.round(process.uptime()) },
    api: { mode: app.config.SITE_URL?.startsWith("https:") ? "production" : "local" },
    storage: { kind: app.storage.kind, freeBytes: disk ? disk.bavail * disk.bsize : null },
    mail: { kind: app.mailer.kind },
    ...(await readBackups(app)),
  };
}

async function readBackups({ db, now }: App): Promise<Pick<SystemStatus, "backup" | "drill">> {
  const { backup, drill } = await loadBackupStatus(db, now());
  const shown = ({ state, good_at, last }: RunStatus) => ({ state, good_at, note: last?.note ?? "" });
  return { backup: shown(backup), drill: shown(drill) };
}
