import type { Db } from "#src/db/database.server.ts";
import type { Aimed, Entry, Kind } from "./ledger.ts";
import { CLOCK_KINDS } from "./match-state.ts";
import { mergedPeople, readMerged, resolvePeople } from "./merged-people-queries.server.ts";
import type { MatchLedgerTable } from "./tables.ts";

/** An entry as it is stored and sent: with its place in the log. */
export type LoggedEntry = Entry & { seq: number; device: string };

/** A match's log in the order of arrival, behind the given place; about people after all merges. One query. */
export async function listEntries(db: Db, matchId: number, after = 0): Promise<LoggedEntry[]> {
  const rows = await db
    .selectFrom("match_ledger")
    .selectAll()
    .select(mergedPeople)
    .where("match_id", "=", matchId)
    .where("seq", ">", after)
    .orderBy("seq")
    .execute();
  const merged = readMerged(rows[0]?.merged_people);
  return rows.map((row) => resolvePeople(readEntry(row), merged));
}

/** Those of a match's log that tell where it has come to. One query. */
export async function listClockEntries(db: Db, matchId: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom("match_ledger")
    .selectAll()
    .where("match_id", "=", matchId)
    .where("kind", "in", CLOCK_KINDS)
    .execute();
  return rows.map(readEntry);
}

/** Those of some entries that are stored, in whichever match. One query. */
export async function findEntries(db: Db, ids: string[]): Promise<(LoggedEntry & { match_id: number })[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("match_ledger").selectAll().where("id", "in", ids).execute();
  return rows.map((row) => ({ ...readEntry(row), match_id: row.match_id }));
}

/** The last place of a match's log; 0 for none. */
export async function lastSeq(db: Db, matchId: number): Promise<number> {
  const { last } = await db
    .selectFrom("match_ledger")
    .select((e) => e.fn.max("seq").as("last"))
    .where("match_id", "=", matchId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The entries of a match's log without what they say, but for how many letters that is. One query. */
export function listSizes(db: Db, matchId: number): Promise<(Aimed & { seq: number; letters: number })[]> {
  return db
    .selectFrom("match_ledger")
    .select(["id", "target", "seq"])
    .select((e) => [
      e.ref("kind").$castTo<Kind>().as("kind"),
      e.fn<number>("length", ["payload"]).as("letters"),
    ])
    .where("match_id", "=", matchId)
    .orderBy("seq")
    .execute();
}

/** The id of the entry at a place of a match's log; undefined where it has none. One query. */
export async function findPlace(db: Db, matchId: number, seq: number): Promise<string | undefined> {
  const found = await db
    .selectFrom("match_ledger")
    .select("id")
    .where("match_id", "=", matchId)
    .where("seq", "=", seq)
    .executeTakeFirst();
  return found?.id;
}

/** Whether a device wrote anything of a match. One query. */
export async function hasEntriesOf(db: Db, matchId: number, device: string): Promise<boolean> {
  const found = await db
    .selectFrom("match_ledger")
    .select("seq")
    .where("match_id", "=", matchId)
    .where("device", "=", device)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ids of the matches from a moment on, UTC ISO, in whose logs a device has written. */
export async function listMatchesWithEntriesOf(db: Db, device: string, from: string): Promise<number[]> {
  const rows = await db
    .selectFrom("matches")
    .select("id")
    .where("match_date", ">=", from)
    .where("deleted_at", "is", null)
    .where((e) =>
      e.exists(
        e
          .selectFrom("match_ledger")
          .select("seq")
          .whereRef("match_id", "=", "matches.id")
          .where("device", "=", device),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

function readEntry(row: MatchLedgerTable): LoggedEntry {
  const { id, seq, device, kind, side, period, clock_ms, occurred_at, target, payload } = row;
  const entry = { id, kind, side, period, clock_ms, occurred_at, target, payload: JSON.parse(payload) };
  return { ...(entry as Entry), seq, device };
}
