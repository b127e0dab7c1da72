import type { Selectable } from "kysely";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { LATE_MS, PAUSES_MS, STUCK_MS, topicOf } from "./outbox.ts";
import type { OutboxTable } from "./tables.ts";

/**
 * Work that is not known to be done: there from the save that promises it until it is done, is taken back or is
 * given up. `last_error` is why the last try failed; without one a try is under way until `next_try_at`, and who
 * tried is gone after that.
 */
export type Waiting = Selectable<OutboxTable>;

/** Where `next_try_at` is due: its time has come, or was set while the clock was wrong. */
export function listDueRows(db: Db, now: Date, kinds: string[]): Promise<Waiting[]> {
  const at = now.toISOString();
  const beyond = new Date(now.getTime() + 2 * PAUSES_MS.at(-1)!).toISOString();
  return db
    .selectFrom("outbox")
    .selectAll()
    .where((e) => e.or(kinds.map((kind) => e("topic", "like", topicOf(kind, "%")))))
    .where((e) => e.or([e("next_try_at", "<=", at), e("next_try_at", ">", beyond)]))
    .orderBy("next_try_at")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** What waits under one name, e.g. the replies to a message. */
export function listWaiting(db: Db, topics: string[]): Promise<Waiting[]> {
  if (topics.length === 0) return Promise.resolve([]);
  return db.selectFrom("outbox").selectAll().where("topic", "in", topics).orderBy("id").execute();
}

/** Whether somebody does it, or died with it and nobody has taken it over yet. */
export function isClaimed({ attempts, last_error }: Waiting): boolean {
  return attempts > 0 && last_error === null;
}

/** What a row holds, as {@link enqueue} took it. */
export function payloadOf<Payload>({ payload }: Pick<Waiting, "payload">): Payload {
  return JSON.parse(payload) as Payload;
}

/** How much waits too long, and since when. */
export interface Lag {
  /** Nobody has done it though its time came long ago. */
  stuck: number;
  /** It was promised long ago and is still tried. */
  late: number;
  /** When the oldest of both was promised. */
  since: string | null;
}

/**
 * Work that staff should know of. One query.
 * @param ownRows kinds that tell of their own lateness elsewhere; they count only where they are stuck
 */
export async function findLag(db: Db, now: Date, ownRows: string[]): Promise<Lag> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const rows = await db
    .selectFrom("outbox")
    .select(["topic", "created_at", "next_try_at"])
    .where((e) => e.or([e("next_try_at", "<", before(STUCK_MS)), e("created_at", "<", before(LATE_MS))]))
    .orderBy("created_at")
    .execute();
  const isStuck = (row: (typeof rows)[number]) => row.next_try_at < before(STUCK_MS);
  const told = rows.filter(
    (row) => isStuck(row) || !ownRows.some((kind) => row.topic.startsWith(topicOf(kind, ""))),
  );
  const stuck = told.filter(isStuck).length;
  return { stuck, late: told.length - stuck, since: told[0]?.created_at ?? null };
}

/** Seconds since the oldest work that waits was due; 0 when none is. For the operators' figures. */
export async function readLagSeconds({ db, now }: Pick<App, "db" | "now">): Promise<number> {
  const row = await db
    .selectFrom("outbox")
    .select((e) => e.fn.min("next_try_at").as("first"))
    .executeTakeFirst();
  return row?.first ? Math.max(0, (now().getTime() - Date.parse(row.first)) / 1000) : 0;
}

/** How much waits in all. For the operators' figures. */
export async function countWaiting({ db }: Pick<App, "db">): Promise<number> {
  const row = await db
    .selectFrom("outbox")
    .select((e) => e.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
