import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, getRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { lineupErrors } from "./errors.server.ts";
import { lineup } from "./lineup.record.ts";
import { countOf, ELEVEN, type StoredPlayer } from "./lineup.ts";
import { findLineupRow, getLineupMatch, type LineupMatch, toLineupItem } from "./queries.server.ts";
import { completed, doubtsAbout, refuseImpossible } from "./rules.server.ts";
import type { LineupEdit } from "./schemas.server.ts";
import { namedBySquad, peopleOf } from "./squad-queries.server.ts";

/** A line-up as its save answers it. */
export type SavedLineup = ReturnType<typeof toLineupItem> & Warned;

/**
 * Writes the line-up of a side, the first one or another. With fewer than eleven it is a draft until that is
 * confirmed; with fewer than seven it stays one.
 * @throws AppError `invalid` for what no side can be; `not_found` for the match; `conflict` when somebody else saved it
 * since, or made the first one
 */
export function putLineup(actor: Actor, matchId: number, side: Side, edit: LineupEdit): Promise<SavedLineup> {
  return save(actor, "editor", async (current) => {
    const match = await getLineupMatch(current.tx, matchId);
    await oneAtATime(current.tx, `lineups:${matchId}`);
    return writeLineup(current, match, side, edit);
  });
}

/** Brings back what stood in an earlier version. @throws AppError as {@link putLineup} */
export function updateLineup(
  actor: Actor,
  id: number,
  values: Record<string, unknown> & { version?: number | undefined },
): Promise<SavedLineup> {
  const { players, is_short_confirmed, ...rest } = values;
  return save(actor, "editor", async (current) => {
    const { match_id, side } = await getRecord(current.tx, lineup, id);
    const match = await getLineupMatch(current.tx, match_id);
    await oneAtATime(current.tx, `lineups:${match_id}`);
    const edit = { ...rest, players: JSON.parse(String(players)), confirm: is_short_confirmed === 1 };
    return writeLineup(current, match, side, edit as LineupEdit);
  });
}

async function writeLineup(
  current: Save,
  match: LineupMatch,
  side: Side,
  { version, confirm, ...edit }: LineupEdit,
): Promise<SavedLineup> {
  const before = await findLineupRow(current.tx, match.id, side);
  if (!before && version) throw new AppError("conflict", lineupErrors.deleted());
  const formation = edit.formation ?? before?.formation ?? "";
  const named = await namedBySquad(current, match, side, edit.players, before);
  refuseImpossible(named, await peopleOf(current.tx, named));
  const players = completed(named, formation).map(withoutNothing);
  const begin = countOf(players, "start");
  const is_short_confirmed = confirm && begin < ELEVEN ? 1 : 0;
  const { coach, coach_hy, coach_ru, publish_at } = edit;
  const values = {
    ...withoutUndefined({ coach, coach_hy, coach_ru, publish_at }),
    formation,
    players: JSON.stringify(players),
    is_short_confirmed,
  } as const;
  const title = titleOf(match, side);
  publish(current, "matches", match.id);
  const row = before
    ? await updateRecord(current, lineup, before.id, values, { title, version })
    : await createRecord(current, lineup, { match_id: match.id, side, ...values }, title);
  const isShortConfirmed = is_short_confirmed === 1;
  const doubts = doubtsAbout(players, { isShortConfirmed, maxBench: match.max_bench });
  return { ...toLineupItem(row as RecordRow<"lineups">, match.match_date), ...warn(current, doubts) };
}

/** What is there, in one order, so that two equal line-ups are equal texts. */
function withoutNothing(player: StoredPlayer): StoredPlayer {
  const there = Object.entries(player).filter(
    ([, value]) => value !== null && value !== "" && value !== false,
  );
  return Object.fromEntries(there.sort(([one], [other]) => (one < other ? -1 : 1))) as StoredPlayer;
}

/** Moves the line-up of a side to the trash. @throws AppError `not_found` */
export function deleteLineup(actor: Actor, matchId: number, side: Side): Promise<number> {
  return save(actor, "editor", async (current) => {
    const match = await getLineupMatch(current.tx, matchId);
    await oneAtATime(current.tx, `lineups:${matchId}`);
    const row = await findLineupRow(current.tx, matchId, side);
    if (!row) throw new AppError("not_found", lineupErrors.none());
    publish(current, "matches", matchId);
    await trashRecord(current, lineup, row.id, titleOf(match, side));
    return row.id;
  });
}

/** One that comes back from the trash finds its place free. @throws AppError `conflict` */
export async function refuseTakenSide(current: Save, id: number): Promise<void> {
  const { match_id, side } = await current.tx
    .selectFrom("lineups")
    .select(["match_id", "side"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new AppError("not_found", lineupErrors.none()));
  await oneAtATime(current.tx, `lineups:${match_id}`);
  publish(current, "matches", match_id);
  if (await findLineupRow(current.tx, match_id, side)) throw new AppError("conflict", lineupErrors.exists());
}

/** In the log: "Noah – Van: Noah". */
function titleOf(match: LineupMatch, side: Side): string {
  return `${match.home_team_name} – ${match.away_team_name}: ${match[`${side}_team_name`]}`;
}
