import { randomUUID } from "node:crypto";
import type { Db } from "#src/db/database.server.ts";
import { readLengths } from "#src/features/ledger/clock.ts";
import { type Appended, appendEntries } from "#src/features/ledger/commands.server.ts";
import { type Doubled, type Entry, PERIODS, standing } from "#src/features/ledger/ledger.ts";
import { isHeld } from "#src/features/ledger/lines.ts";
import { foldMatch, type MatchState } from "#src/features/ledger/match-state.ts";
import { keysOf, type Lineups } from "#src/features/ledger/people.ts";
import { hasEntriesOf, type LoggedEntry, listEntries } from "#src/features/ledger/queries.server.ts";
import { atRightMinutes } from "#src/features/ledger/right-minute.server.ts";
import { CLUB, FORM, heldEntries, toHold } from "#src/features/ledger/same-pair.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { getLineups } from "#src/features/lineups/queries.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { updateRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { updateSearch } from "#src/records/search-documents.server.ts";
import { refuseOthersPeople } from "./entry-people-queries.server.ts";
import { listEvents } from "./event-queries.server.ts";
import { extraAfterEntries } from "./extra-time.ts";
import { behind, logEvents, showLog, writeEntries } from "./ledger-commands.server.ts";
import { changedByLog, entriesForStatus, isFollowed } from "./log-status.ts";
import { match as matchRecord } from "./match.record.ts";
import type { MatchEvent } from "./match.ts";
import { rulesOf } from "./match-rules.ts";
import { scoreAfterEvents, scoreOfLog } from "./score.ts";

type MatchRow = RecordRow<"matches">;

interface Log {
  entries: LoggedEntry[];
  state: MatchState;
  lineups: Lineups;
  events: MatchEvent[];
}

/** Entries of a device; events, score, status and outcome of the match, which is locked, follow them. */
export async function takeEntries(
  current: Save,
  match: MatchRow,
  device: string,
  given: EntryGiven[],
): Promise<Appended> {
  const before = await readLog(current.tx, match);
  const right = atRightMinutes(before.entries, device, given);
  const { own, refused } = await refuseOthersPeople(current.tx, match, before.entries, right);
  await writeAsClub(current, match, before.entries, { held: true }, entriesToHold(before, device, own));
  const appended = await writeEntries(current, match, device, own);
  await followLog(current, match, before);
  return { ...appended, refused: [...refused, ...appended.refused] };
}

/** What a second device saw as well waits for an answer, before anybody hears of it. */
function entriesToHold({ entries, lineups }: Log, device: string, given: EntryGiven[]): string[] {
  const known = new Set(entries.map(({ id }) => id));
  const news = given.filter(({ id }) => !known.has(id)).map((one) => ({ ...(one as Entry), device }));
  return toHold(entries, news, keysOf(lineups));
}

/** What is held back in a match's log and counts without an answer, with the moment from which it does. */
export async function listHeldIn(db: Db, matchId: number): Promise<{ id: string; until: string }[]> {
  if (!(await hasEntriesOf(db, matchId, CLUB))) return [];
  const entries = await listEntries(db, matchId);
  // Line-ups are only asked for where somebody waits.
  const isAnyHeld = standing(entries).some((fact) => !fact.isVoid && isHeld(fact));
  return isAnyHeld ? heldEntries(entries, keysOf(await getLineups(db, matchId))) : [];
}

/** Has count what nobody said anything about in time. The match is locked. */
export async function releaseEntries(current: Save, match: MatchRow): Promise<void> {
  const before = await readLog(current.tx, match);
  const held = heldEntries(before.entries, keysOf(before.lineups));
  const due = held.filter(({ until }) => until <= current.now);
  if (due.length === 0) return;
  await writeAsClub(
    current,
    match,
    before.entries,
    { held: false },
    due.map(({ id }) => id),
  );
  await showLog(current, match);
  await followLog(current, match, before);
}

/** Amends entries in nobody's name. */
async function writeAsClub(
  current: Save,
  { id }: MatchRow,
  log: LoggedEntry[],
  payload: Doubled,
  targets: string[],
): Promise<void> {
  if (targets.length === 0) return;
  const occurred_at = payload.held ? current.now : behind(log, current.now);
  const moment = { side: null, period: log.at(-1)?.period ?? "first", clock_ms: 0, occurred_at } as const;
  const amend = (target: string) =>
    ({ ...moment, id: randomUUID(), kind: "amend", target, payload: { patch: { payload } } }) as const;
  await appendEntries(current, null, id, CLUB, targets.map(amend));
}

/** Has the log say the status that somebody set in the form or by a call; what else changed of the match follows. */
export async function logStatus(current: Save, before: MatchRow | undefined, match: MatchRow): Promise<void> {
  const isSet = (before?.status ?? "scheduled") !== match.status;
  const isLonger = before !== undefined && before.half_lengths !== match.half_lengths;
  if (!isSet && !isLonger) return;
  const { entries, state } = await readLog(current.tx, match);
  if (isSet) {
    const moment = { side: null, occurred_at: behind(entries, current.now) };
    const lengths = readLengths(match.half_lengths);
    const byForm = entries.filter(({ device }) => device === FORM);
    const wanted = entriesForStatus(
      match,
      { entries, phase: state.phase, byForm },
      lengths,
      moment.occurred_at,
    );
    const said = wanted.map((one) => ({ ...one, ...moment, id: randomUUID() }));
    await appendEntries(current, current.actor.account.id, match.id, FORM, said);
  }
  // Other lengths give other minutes to what was seen with a clock; a minute that was typed stays.
  if (isLonger && isFollowed(entries)) await showLog(current, match);
  else if (isLonger) await logEvents(current, match, current.actor.account.id);
  await keepPhase(current, match, (await readLog(current.tx, match)).state);
}

async function followLog(current: Save, match: MatchRow, before: Log): Promise<void> {
  const after = await readLog(current.tx, match);
  const told = changedByLog(match, before.state, after.state, current.now);
  const row = { ...match, ...told };
  const isWatched = isFollowed(after.entries);
  const extra = (now: MatchRow) =>
    extraAfterEntries({ row: match, state: before.state }, { row: now, state: after.state }, isWatched);
  const score = scoreAfterEvents(
    row,
    scoreOfLog(match, before.events, isFollowed(before.entries)),
    scoreOfLog({ ...row, ...extra(row) }, after.events, isWatched),
  );
  const saved = await updateRecord(current, matchRecord, match.id, {
    ...{ ...told, ...score },
    // A typed score may just have given way to the goals.
    ...extra({ ...row, ...score }),
  });
  // Another scorer finds the match even where the score stays.
  if (saved.version === match.version && after.events.length + before.events.length > 0)
    await updateSearch(current.tx, matchRecord, [saved]);
  await keepPhase(current, saved, after.state);
}

/** What changes with every whistle makes no version of the match. */
async function keepPhase({ tx }: Save, match: MatchRow, { phase: said, clock }: MatchState): Promise<void> {
  const isUntimed = !clock && said !== "shootout" && PERIODS.some((period) => period === said);
  const phase = match.status === "live" && said !== "before" && !isUntimed ? said : null;
  if (phase !== match.phase)
    await tx.updateTable("matches").set({ phase }).where("id", "=", match.id).execute();
}

async function readLog(tx: Db, match: MatchRow): Promise<Log> {
  const entries = await listEntries(tx, match.id);
  const lineups = await getLineups(tx, match.id);
  const events = await listEvents(tx, match.id);
  return { entries, state: foldMatch(entries, lineups, rulesOf(match)), lineups, events };
}
