import type { FieldFault } from "#src/errors/app-error.ts";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import { fold } from "#src/i18n/fold.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { eventErrors, matchErrors } from "./errors.server.ts";
import { findSameFixture, hasEvents, isOtherFixture, listSidesWithFacts } from "./fixture-queries.server.ts";
import { isCounted, type MatchStatus, type Score } from "./match.ts";
import { utcToClubTime } from "./match-time.ts";
import { goalsDiffer, type StoredScore, scoreText } from "./score.ts";

type MatchRow = RecordRow<"matches">;

/** What is odd about when a match is played, whether it was, and against whom. @param before it as it was; undefined for a new one */
export async function doubtsAboutFixture(
  { tx, now }: Save,
  row: MatchRow,
  before?: MatchRow,
): Promise<FieldFault[]> {
  const isAhead = row.status === "finished" && row.match_date > now;
  const isGivenUp = before?.status === "finished" && row.status !== "finished" && before.home_score !== null;
  const isAnew = before !== undefined && before.status !== "scheduled" && row.status === "scheduled";
  const isBegun = isAnew && (await hasEvents(tx, row.id));
  const same = before && !isOtherFixture(before, row) ? undefined : await findSameFixture(tx, row);
  return [
    ...(isAhead ? [{ path: "status", message: matchErrors.finished_ahead() }] : []),
    ...(isGivenUp
      ? [{ path: "status", message: matchErrors.result_given_up({ score: textOf(before) }) }]
      : []),
    ...(isBegun ? [{ path: "status", message: matchErrors.entries_stay() }] : []),
    ...(same ? [{ path: "match_date", message: matchErrors.same_fixture({ day: dayOf(same) }) }] : []),
  ];
}

/** What stands on a side that another team has now: it stays there, also where both teams were turned. */
export async function doubtsAboutSides({ tx }: Save, row: MatchRow, before: MatchRow): Promise<FieldFault[]> {
  const changed = SIDES.filter((side) => isOtherTeam(side, before, row));
  if (changed.length === 0) return [];
  const taken = new Set(await listSidesWithFacts(tx, row.id));
  return changed
    .filter((side) => taken.has(side))
    .map((side) => {
      const [former, team] = [before[`${side}_team_name`], row[`${side}_team_name`]];
      return { path: `${side}_team_name`, message: matchErrors.side_stays({ former, team }) };
    });
}

/** A name that is tied to its team by now is no other one. */
function isOtherTeam(side: Side, before: MatchRow, row: MatchRow): boolean {
  const [id, now] = [before[`${side}_team_id`], row[`${side}_team_id`]];
  if (id !== null && now !== null) return id !== now;
  return fold(before[`${side}_team_name`]) !== fold(row[`${side}_team_name`]);
}

/** As staff write a day: "28.11.2026". */
function dayOf({ match_date }: Pick<MatchRow, "match_date">): string {
  const [year, month, day] = utcToClubTime(match_date).slice(0, 10).split("-");
  return [day, month, year].join(".");
}

/** What no extra time and no shoot-out comes to. */
export function doubtsAboutEnding(row: MatchRow): FieldFault[] {
  const { home_extra, away_extra, home_penalties, away_penalties } = row;
  const isLess = (home_extra ?? 99) < (row.home_score ?? 0) || (away_extra ?? 99) < (row.away_score ?? 0);
  const isOpen = row.status === "finished" && home_penalties !== null && home_penalties === away_penalties;
  return [
    ...(isLess ? [{ path: "home_extra", message: matchErrors.extra_is_less() }] : []),
    ...(isOpen ? [{ path: "home_penalties", message: matchErrors.shootout_open() }] : []),
  ];
}

/** An outcome beside which the match counts nowhere, or none that a match of this status can have. */
export function doubtsAboutOutcome(row: Pick<MatchRow, "status" | "outcome">): FieldFault[] {
  const { status, outcome } = row;
  if (outcome === "played") return [];
  if (status === "finished")
    return outcome === "abandoned" ? [{ path: "outcome", message: matchErrors.abandoned_finished() }] : [];
  // What the league has taken out of the season may be put off or called off as well.
  const isOff = status === "postponed" || status === "cancelled";
  return isOff && outcome !== "awarded" ? [] : [{ path: "outcome", message: matchErrors.outcome_waits() }];
}

/** A result that counts as soon as it has a score, and has none. @param before as above: what was said once is not said again */
export function doubtsAboutMissingScore(row: MatchRow, before?: MatchRow): FieldFault[] {
  const isKnown = before && lacksScore(before) && before.outcome === row.outcome;
  if (!lacksScore(row) || isKnown) return [];
  return [{ path: "home_score", message: matchErrors.result_without_score() }];
}

function lacksScore(row: MatchRow): boolean {
  return row.status === "finished" && isCounted(row) && (row.home_score === null || row.away_score === null);
}

type DecidedScore = StoredScore & Pick<MatchRow, "outcome">;

/** A score that this save typed over that of the goals, or left there of a decision that it undoes. */
export function doubtsAboutScore(before: DecidedScore, now: DecidedScore, goals: Score | null): FieldFault[] {
  const isSame =
    before.is_score_typed && before.home_score === now.home_score && before.away_score === now.away_score;
  const isLeft = before.outcome === "awarded" && now.outcome !== "awarded";
  if ((isSame && !isLeft) || !goals || !goalsDiffer(now, goals)) return [];
  const message = matchErrors.score_typed({ typed: textOf(now), goals: scoreText(goals) });
  return [{ path: "home_score", message }];
}

/** A typed score that gave way to the first goal, unless the goal leads from 0:0, or to it. */
export function doubtsAboutGivingWay(before: StoredScore, now: StoredScore): FieldFault[] {
  const [typed, goals] = [textOf(before), textOf(now)];
  if (!before.is_score_typed || now.is_score_typed || typed === "0:0" || typed === goals) return [];
  return [{ path: "event_type", message: eventErrors.score_gives_way({ typed, goals }) }];
}

/** A score that was typed over that of the goals and stays through another one: nobody sees the goal in it. */
export function doubtsAboutStaying(
  match: StoredScore & { status: MatchStatus },
  goals: Score | null,
): FieldFault[] {
  // At a finished match the goals are entered one by one after its score was typed: the list marks it till they agree.
  if (match.status !== "live" || !goals || !goalsDiffer(match, goals)) return [];
  const message = eventErrors.score_stays({ typed: textOf(match), goals: scoreText(goals) });
  return [{ path: "event_type", message }];
}

function textOf({ home_score, away_score }: StoredScore): string {
  return scoreText({ home: home_score ?? 0, away: away_score ?? 0 });
}
