import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { readLengths } from "#src/features/ledger/clock.ts";
import { type Appended, appendEntries } from "#src/features/ledger/commands.server.ts";
import { type Entry, voidsOf } from "#src/features/ledger/ledger.ts";
import { isHeld, type Line } from "#src/features/ledger/lines.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { FORM } from "#src/features/ledger/same-pair.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { getLineups } from "#src/features/lineups/queries.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, restoreRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { eventTitle } from "./event-title.server.ts";
import { namesOfEntry } from "./event-value-queries.server.ts";
import { type EventValues, eventsShownOf, isShownAs, type Said, saidBy } from "./ledger-rows.ts";
import { matchEvent } from "./match-event.record.ts";
import { rulesOf } from "./match-rules.ts";

// A match has one log, and its events are what the log shows of goals, cards and substitutions. Whichever of the two
// somebody writes, the other follows within the same save.

type MatchRow = RecordRow<"matches">;
type EventRow = RecordRow<"match_events">;

/** A match with its log; without lengths of its own the usual ones. */
type Logged = Pick<MatchRow, "id"> & Partial<Pick<MatchRow, "half_lengths" | "home_extra">>;

/** Entries of a device; the match's events follow them. */
export async function writeEntries(
  current: Save,
  match: MatchRow,
  device: string,
  given: EntryGiven[],
): Promise<Appended> {
  const appended = await appendEntries(current, current.actor.account.id, match.id, device, given);
  if (appended.accepted.length > 0) await showLog(current, match);
  return appended;
}

/** Has the log say what the match's events say, after some of them were written. */
export async function logEvents(
  current: Pick<Save, "tx" | "now">,
  match: Logged,
  writer: number | null,
): Promise<void> {
  const { entries, lines, rows, lengths } = await readBoth(current, match);
  const occurred_at = behind(entries, current.now);
  const said: EntryGiven[] = [];
  const write = (one: Partial<EntryGiven> & Pick<EntryGiven, "kind">) => {
    const id = randomUUID();
    const moment = { period: "first" as const, clock_ms: 0, side: null, target: null, payload: {} };
    said.push({ ...moment, ...one, id, occurred_at });
    return id;
  };
  const named: { ids: number[]; ledger_id: string }[] = [];
  for (const unit of unitsOf(rows)) {
    const line = lines.get(unit[0]!.ledger_id ?? "");
    const live = unit.filter(({ deleted_at }) => deleted_at === null);
    const next = live.length > 0 ? saidBy(live, lengths) : undefined;
    if (line && (!next || next.kind !== line.entry.kind)) {
      // A held one shows no events, and is to be answered for in the console.
      if (!line.entry.isVoid && !isHeld(line.entry)) write({ kind: "void", target: line.entry.id });
    }
    if (!next) continue;
    if (!line || next.kind !== line.entry.kind) {
      named.push({ ids: unit.map(({ id }) => id), ledger_id: write(next) });
      continue;
    }
    for (const one of againstOf(line, entries)) write({ kind: "void", target: one.id });
    const { disallowed: _, ...entry } = line.entry;
    const shown = eventsShownOf({ ...line, entry: { ...entry, isVoid: false } });
    if (!isShownAs(live, shown))
      write({ kind: "amend", target: line.entry.id, payload: { patch: patchOf(line, next) } });
  }
  await name(current, named);
  const { refused } = await appendEntries(current, writer, match.id, FORM, said);
  const [fault] = refused;
  if (fault) throw new AppError("invalid", fault.why);
}

/** What keeps an entry from being shown that somebody wants shown: it was taken back, or the goal was not given. */
function againstOf({ entry }: Line, entries: readonly Entry[]): Entry[] {
  return [
    ...(entry.isVoid ? voidsOf(entries, entry.id) : []),
    ...(entry.disallowed ? voidsOf(entries, entry.id, "goal_disallowed") : []),
  ];
}

/** Notes which entries events show. One query. */
async function name({ tx }: Pick<Save, "tx">, named: { ids: number[]; ledger_id: string }[]): Promise<void> {
  if (named.length === 0) return;
  const cases = named.flatMap(({ ids, ledger_id }) => ids.map((id) => sql`when ${id} then ${ledger_id}`));
  const ids = named.flatMap((one) => one.ids);
  const ledger_id = sql<string>`case id ${sql.join(cases, sql` `)} end`;
  await tx.updateTable("match_events").set({ ledger_id }).where("id", "in", ids).execute();
}

/**
 * Has the logs say what events of before there were logs say, of the demo or of a restored club too.
 * @returns how many matches had such
 */
export async function logOldEvents(app: Pick<App, "db" | "now">): Promise<number> {
  const matches = await app.db
    .selectFrom("match_events")
    .innerJoin("matches", "matches.id", "match_events.match_id")
    .select(["matches.id", "matches.half_lengths"])
    .distinct()
    .where("match_events.ledger_id", "is", null)
    .where("match_events.deleted_at", "is", null)
    .execute();
  for (const match of matches)
    await app.db.transaction().execute((tx) => logEvents({ tx, now: app.now().toISOString() }, match, null));
  return matches.length;
}

/** A moment behind all that was written, also by a phone whose clock is ahead: of two corrections the later holds. */
export function behind(entries: readonly Entry[], now: string): string {
  const last = entries
    .map(({ occurred_at }) => occurred_at)
    .reduce((one, other) => (one > other ? one : other), "");
  return last < now ? now : new Date(Date.parse(last) + 1).toISOString();
}

/** What has to be put right of an entry, so that it says what an event says; what no event has stays. */
function patchOf({ entry }: Line, { side, period, clock_ms, payload }: Said): object {
  const before: Record<string, unknown> = { ...entry.payload };
  // Who brings back the event of one that is held says that it counts.
  const counts = isHeld(entry) ? { held: false } : {};
  const after: Record<string, unknown> = { typed: null, note: null, on_note: null, ...counts, ...payload };
  // A goal says how in more words than an event.
  if (before.how !== undefined && after.how === "play" && before.how !== "own_goal") delete after.how;
  const changed = Object.entries(after).filter(
    ([name, value]) => !isDeepStrictEqual(value ?? undefined, before[name] ?? undefined),
  );
  const isMoved = period !== entry.period || clock_ms !== entry.clock_ms;
  return {
    ...(side === entry.side ? {} : { side }),
    ...(isMoved ? { period, clock_ms } : {}),
    payload: Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])),
  };
}

/** Has the match's events show what its log says. */
export async function showLog(current: Save, match: MatchRow): Promise<void> {
  const { lines, rows } = await readBoth(current, match);
  const units = Map.groupBy(rows, ({ ledger_id }) => ledger_id);
  for (const line of lines.values()) {
    const unit = units.get(line.entry.id) ?? [];
    const shown = eventsShownOf(line);
    if (
      isShownAs(
        unit.filter(({ deleted_at }) => deleted_at === null),
        shown,
      )
    )
      continue;
    await showEntry(current, match, unit, shown, line.entry);
  }
}

async function showEntry(
  current: Save,
  match: MatchRow,
  unit: EventRow[],
  shown: EventValues[],
  { id: ledger_id }: Entry,
): Promise<void> {
  const left = [...unit];
  const ids: number[] = [];
  for (const values of shown) {
    const at = left.findIndex(({ event_type }) => event_type === values.event_type);
    const [row] = left.splice(at === -1 ? 0 : at, 1);
    ids.push(await showEvent(current, match, row, values));
  }
  for (const { id, event_type, deleted_at, ...row } of left) {
    if (deleted_at === null) await trashRecord(current, matchEvent, id, eventTitle(match, event_type, row));
  }
  if (ids.length === 0) return;
  await current.tx.updateTable("match_events").set({ ledger_id }).where("id", "in", ids).execute();
  const [one, other] = ids;
  if (other === undefined || shown[0]!.event_type === "yellow_card") return;
  await current.tx.updateTable("match_events").set({ pair_id: other }).where("id", "=", one!).execute();
  await current.tx.updateTable("match_events").set({ pair_id: one! }).where("id", "=", other).execute();
}

/** @returns its number */
async function showEvent(
  current: Save,
  match: MatchRow,
  row: EventRow | undefined,
  shown: EventValues,
): Promise<number> {
  const { team_type } = shown;
  const team_id = team_type === "home" ? match.home_team_id : match.away_team_id;
  const values = { ...shown, ...(await namesOfEntry(current.tx, shown, row)), team_id };
  const title = eventTitle(match, values.event_type, values);
  if (!row) {
    const made = await createRecord(current, matchEvent, { match_id: match.id, ...values }, title);
    return made.id;
  }
  if (row.deleted_at) await restoreRecord(current, matchEvent, row.id, title);
  await updateRecord(current, matchEvent, row.id, values, { title });
  return row.id;
}

async function readBoth({ tx }: Pick<Save, "tx">, match: Logged) {
  const entries = await listEntries(tx, match.id);
  const lengths = readLengths(match.half_lengths ?? "");
  const state = foldMatch(entries, await getLineups(tx, match.id), rulesOf(match));
  const lines = new Map(state.lines.map((line) => [line.entry.id, line]));
  const rows = await tx
    .selectFrom("match_events")
    .selectAll()
    .where("match_id", "=", match.id)
    .orderBy("id")
    .execute();
  return { entries, lines, rows, lengths };
}

/** Events that belong together: of one entry, or the halves of a substitution. */
function unitsOf(rows: EventRow[]): EventRow[][] {
  const nameOf = ({ id, pair_id, ledger_id }: EventRow) => ledger_id ?? String(Math.min(id, pair_id ?? id));
  return [...Map.groupBy(rows, nameOf).values()];
}
