import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { TIME_ZONE } from "#src/features/matches/match-time.ts";
import { listSeasons } from "#src/features/table/queries.server.ts";
import { whichSeason } from "#src/features/table/season.ts";
import { dayIn } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import { loadOutlook } from "../queries.server.ts";
import { type RaceBy, type RaceStep, raceOf, summaryOf } from "../race.ts";
import type { SeasonOutlook } from "../season-outlook.ts";
import { type TeamView, teamView } from "../team-view.ts";

export type RaceData = Awaited<ReturnType<typeof loadRace>>;

export interface RaceRunner {
  team: TeamView;
  /** After each step. */
  places: number[];
  points: number;
  /** The own club, its neighbours in the table, the others. */
  kind: "own" | "above" | "below" | "other";
}

/**
 * The race of a season. An unknown season and one without results show that there is none.
 * @param by how it is wanted; by date where no rounds are numbered
 */
export async function loadRace(app: App, language: Language, wanted: string | null, by: string | null) {
  const seasons = await app.cachedQuery("seasons", listSeasons);
  const current = whichSeason(seasons);
  const season = wanted && isSeasonName(wanted) ? wanted : current;
  const isKnown = seasons.some((one) => one.season === season);
  if ((wanted && (!isKnown || wanted !== season)) || (by !== null && !isRaceBy(by))) noStore();
  const outlook = isKnown ? await loadOutlook(app, season === current ? undefined : season) : null;
  const common = {
    season,
    isCurrent: season === current,
    seasons: seasons.map(({ season, current }) => ({ season, current })),
    isContradicted: outlook?.state === "contradicted",
    hasWhatIf: season === current && outlook?.state !== "contradicted" && hasMatchesToCome(outlook),
  };
  if (!outlook || outlook.state === "contradicted") return { ...common, race: null };
  return { ...common, race: raceView(outlook, by === "date" ? "date" : "round", language) };
}

function isRaceBy(text: string): boolean {
  return text === "round" || text === "date";
}

function hasMatchesToCome(outlook: SeasonOutlook | null): boolean {
  return outlook !== null && outlook.league.pending.length + outlook.league.live.length > 0;
}

function raceView(outlook: SeasonOutlook, wanted: RaceBy, language: Language) {
  // Many matches begin at one time, and time zones are slow.
  const days = new Map<string, string>();
  const dayOf = (utc: string) => {
    const day = days.get(utc) ?? dayIn(new Date(utc), TIME_ZONE);
    days.set(utc, day);
    return day;
  };
  const byRound = wanted === "round" ? raceOf(outlook.league, "round", dayOf) : undefined;
  const by: RaceBy = byRound ? "round" : "date";
  const steps = byRound ?? raceOf(outlook.league, "date", dayOf) ?? [];
  const last = steps.at(-1);
  if (!last) return null;
  const europe = outlook.lines.find(({ name }) => name === "europe");
  const safety = outlook.lines.find(({ name }) => name === "safety");
  const first = europe?.first ?? 3;
  return {
    by,
    steps: steps.map(({ label }) => stepName(label, by, language)),
    runners: runnersOf(outlook, steps, last, language),
    lastOfEurope: europe ? europe.first - outlook.above : null,
    lastSafe: safety ? safety.first - outlook.above : null,
    among: first,
    summary: outlook.own >= 0 ? summaryOf(steps, outlook.own, first) : undefined,
  };
}

/** The number of a round, or a day: "8 Mar", "08.03". */
function stepName(label: string, by: RaceBy, language: Language): string {
  if (by === "round") return label;
  const [, month = "", day = ""] = label.split("-");
  return language === "en" ? `${Number(day)} ${MONTHS[Number(month) - 1]}` : `${day}.${month}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** By their place now; the own club's neighbours are drawn with it. */
function runnersOf(
  { rows, own }: SeasonOutlook,
  steps: readonly RaceStep[],
  last: RaceStep,
  language: Language,
): RaceRunner[] {
  const order = rows.map((_, team) => team).sort((one, other) => last.places[one]! - last.places[other]!);
  const at = order.indexOf(own);
  return order.map((team, index) => ({
    team: teamView(rows[team]!, language),
    places: steps.map(({ places }) => places[team]!),
    points: last.points[team]!,
    kind: team === own ? "own" : index === at - 1 ? "above" : at >= 0 && index === at + 1 ? "below" : "other",
  }));
}
