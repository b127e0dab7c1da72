import { OWN_CREST } from "#src/features/teams/crest.ts";
import { longDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { signed } from "#src/i18n/numbers.ts";
import { pointsDecisions } from "../decisions.ts";
import { hasBegun, type League, type LeagueRow, type StageMatch, stageOf } from "../league.ts";
import { sharedPlace } from "../league-of.ts";
import { NO_LOT } from "../table.ts";
import { type MiniLeague, type Why, type WhyStep, whyOf } from "../why.ts";

/** A team as the explanation names it. */
export type WhyTeam = ReturnType<typeof teamView>;
export type WhyView = ReturnType<typeof whyView>;
export type DecisionView = ReturnType<typeof decisionViews>[number];

function teamView(row: LeagueRow, language: Language) {
  return {
    key: row.key,
    name: localised(row, "team_name", language),
    crest: {
      name: row.team_name,
      code: localised(row, "code", language).text,
      logo: row.team_logo || row.logo_url || (row.is_own ? OWN_CREST : null),
    },
  };
}

/** The place that a row is shown with: where nothing separates teams of a table by results, they share the best. */
export function shownPlace(league: League, row: LeagueRow): number {
  const stage = stageOf(league, row);
  return league.source === "results" && hasBegun(stage)
    ? sharedPlace(league.rows, row, stage.ranked)
    : row.position;
}

/** Why a row has its place, ready to be put into words. */
export function whyView(league: League, row: LeagueRow, language: Language) {
  const why = whyOf(league, row);
  return {
    key: row.key,
    place: shownPlace(league, row),
    name: localised(row, "team_name", language),
    isByHand: league.source === "hand",
    decision: why.kind === "fixed" ? decided(row, "fixed_place", language) : null,
    kind: why.kind,
    path: why.kind === "path" ? pathView(league, why, row, language) : null,
  };
}

type Path = Extract<Why, { kind: "path" }>;

function pathView(league: League, why: Path, row: LeagueRow, language: Language) {
  const named = (rows: readonly LeagueRow[]) => rows.map((one) => localised(one, "team_name", language).text);
  return {
    steps: why.steps.map((step) => stepView(league, step, row, language)),
    shared: named(why.shared),
    unused: why.unused,
    waits: why.waits,
    differs: why.differs,
    minis: why.minis.map((mini) => miniView(mini, row, language)),
  };
}

function stepView(league: League, { criterion, values, level }: WhyStep, row: LeagueRow, language: Language) {
  const places = level.map((one) => shownPlace(league, one));
  return {
    criterion,
    values: values.map((one) => ({
      ...teamView(one.row, language),
      value: valueText(criterion, one.value),
      side:
        one.row === row ? ("me" as const) : level.includes(one.row) ? ("level" as const) : ("apart" as const),
    })),
    level: level.map((one) => localised(one, "team_name", language).text),
    from: Math.min(...places),
    to: Math.min(...places) + level.length - 1,
  };
}

/** Differences with their sign; penalty points and lots, of which fewer are better, as they are counted. */
function valueText(criterion: WhyStep["criterion"], value: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = value;
  if (criterion === "lots" && (first === 0 || first === -NO_LOT)) return "–";
  if (criterion === "discipline" || criterion === "lots") return String(Math.abs(first));
  if (criterion === "head_to_head") return `${first} (${signed(second)}, ${third})`;
  return criterion.endsWith("difference") ? signed(first) : minus(first);
}

function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

function miniView({ rows, results, pending }: MiniLeague, me: LeagueRow, language: Language) {
  return {
    rows: rows.map(({ row, ...figures }) => ({ ...teamView(row, language), ...figures, isMe: row === me })),
    results: results.map((one) => ({
      ...matchView(one, language),
      score: `${one.homeScore}:${one.awayScore}`,
    })),
    pending: pending.map((one) => matchView(one, language)),
  };
}

function matchView({ id, round, home, away }: StageMatch, language: Language) {
  const named = (row: LeagueRow) => localised(row, "team_name", language);
  return { id, round, home: named(home), away: named(away) };
}

type Decided = "fixed_place" | "lot";

/** The reason of a decision and its day, as they are shown. */
function decided(row: LeagueRow, what: Decided, language: Language): { reason: ShownText; day: string } {
  return {
    reason: localised(row, `${what}_reason`, language),
    day: shownDay(row[`${what}_date`], language),
  };
}

function shownDay(date: string | null, language: Language): string {
  if (!date) return "";
  const [year, month, day] = date.split("-").map(Number);
  return longDate({ year: year!, month: month!, day: day! } as Parameters<typeof longDate>[0], language);
}

/** The decisions of a table: points, then places, then lots, each with what it did. */
export function decisionViews(league: League, language: Language) {
  const points = pointsDecisions(league).map(({ row, decision, without }) => ({
    ...{ kind: "points" as const, value: decision.points, without },
    ...named(row),
    ...{ reason: localised(decision, "reason", language), day: shownDay(decision.date, language) },
  }));
  const places = league.fixed.map((row) => ({
    ...{ kind: "place" as const, value: row.position, without: null },
    ...viewOf(row, "fixed_place"),
  }));
  const lots = league.rows
    .filter(({ lot }) => lot !== null)
    .map((row) => ({ ...{ kind: "lot" as const, value: row.lot!, without: null }, ...viewOf(row, "lot") }));
  return [...points, ...places, ...lots];

  function named(row: LeagueRow) {
    return { key: row.key, name: localised(row, "team_name", language) };
  }

  function viewOf(row: LeagueRow, what: Decided) {
    return { ...named(row), ...decided(row, what, language) };
  }
}
