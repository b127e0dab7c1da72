import { redirect } from "react-router";
import type { App } from "#src/app/app.server.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import type { League } from "../league.ts";
import { needsOf } from "../needs.ts";
import { loadOutlook } from "../queries.server.ts";
import { needsShown } from "../rows-now.ts";
import { marksInGroup, type SeasonOutlook } from "../season-outlook.ts";
import { teamView } from "../team-view.ts";
import { type Pick, readPicks, type WhatIfRow, whatIf, withResults } from "../what-if.ts";
import { isSent, MOST_SHOWN, sharedQuery } from "./what-if-form.ts";

export type WhatIfData = Awaited<ReturnType<typeof loadWhatIf>>;
export type WhatIfView = NonNullable<WhatIfData["whatIf"]>;

/** The table of the season that runs with results that somebody imagines; what a form sent leads to its address. */
export async function loadWhatIf(app: App, language: Language, query: URLSearchParams) {
  const outlook = await loadOutlook(app);
  const isContradicted = outlook?.state === "contradicted";
  const groups = outlook && !isContradicted ? groupsOf(outlook.league) : [];
  if (!outlook || groups.length === 0) return { season: outlook?.season ?? "", isContradicted, whatIf: null };
  if (isSent(query))
    throw redirect(localPath(language, "/table/what-if") + sharedQuery(query, outlook.league));
  return {
    season: outlook.season,
    isContradicted,
    whatIf: whatIfView(outlook, groups, query, language),
  };
}

interface Group {
  /** The round; 0 for matches without one. */
  round: number;
  matches: League["pending"];
}

/** What is to come, by round; of those without a number as many as a form shows. */
function groupsOf({ live, pending }: League): Group[] {
  const open = [...live, ...pending].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return [...Map.groupBy(open, ({ round }) => round ?? 0)]
    .sort(([one], [other]) => (one || Number.MAX_SAFE_INTEGER) - (other || Number.MAX_SAFE_INTEGER))
    .map(([round, matches]) => ({ round, matches: matches.slice(0, MOST_SHOWN) }));
}

function whatIfView(outlook: SeasonOutlook, groups: Group[], query: URLSearchParams, language: Language) {
  const { league, rows, own, above, lines } = outlook;
  const { picks, dropped } = readPicks(query.getAll("r"), league);
  const imagined = whatIf(league, picks);
  const wanted = Number(query.get("round") ?? Number.NaN);
  const isOurs = ({ home, away }: League["pending"][number]) => home === own || away === own;
  const shown =
    groups.find(({ round }) => round === wanted) ??
    groups.find(({ matches }) => matches.some(isOurs)) ??
    groups[0]!;
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  const ownRow = imagined.find(({ team }) => team === own);
  return {
    picks,
    dropped,
    all: league.pending.length + league.live.length,
    rounds: groups.map(({ round }) => round),
    round: shown.round,
    matches: shown.matches.map(({ id, home, away }) => ({
      id,
      home: teamView(rows[home]!, language),
      away: teamView(rows[away]!, language),
      pick: byId.get(id) ?? null,
    })),
    rows: imagined.map((row) => ({ ...shownRow(row, above), team: teamView(rows[row.team]!, language) })),
    lines: lines.map(({ name, first }) => ({ name, first })),
    own: ownRow ? shownRow(ownRow, above) : null,
    needs: outlook.state === "ready" && own >= 0 ? needsThen(outlook, picks) : [],
  };
}

function shownRow(row: WhatIfRow, above: number) {
  const { place, formerPlace, played, difference, points, gained } = row;
  return { place: place + above, formerPlace: formerPlace + above, played, difference, points, gained };
}

/** What would then be decided for the own club, and what would not. */
function needsThen({ league, own, lines, above }: SeasonOutlook, picks: readonly Pick[]) {
  const then = withResults(league, picks);
  const marks = marksInGroup(then, lines, above, own);
  return needsShown({ needs: needsOf(then, own, marks), above });
}
