import { redirect } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { typedNames } from "#src/features/people/cards.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import { clockTime, dayIn, longDate } from "#src/i18n/dates.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { MOST_LISTED, ranked } from "../figures.ts";
import { numberOf, opponentView, scoreOf, shownName, wholeName } from "../names.ts";
import { findOpponent, listGoalsAgainst } from "../opponent-queries.server.ts";
import type { OwnMatch } from "../own-match.ts";
import { type OwnHistory, ownHistory } from "../own-matches.server.ts";
import { hasPage, playerPath } from "../player-address.ts";
import { biggest, currentRun } from "../records.ts";

/** So many meetings stand open. */
const OPEN = 12;
/** Whom the line of a meeting names. */
const MOST_SCORERS = 30;

export type AgainstPageData = Awaited<ReturnType<typeof loadAgainstPage>>;

/**
 * All that the own club and another one played.
 * @param slug of the other team, as it is stored; its number leads there
 * @throws AppError `not_found` for a team that is in no list, and for the own one
 */
export async function loadAgainstPage(app: App, language: Language, slug: string, query: URLSearchParams) {
  const history = await ownHistory(app);
  const met = history.matches.filter(({ opponent }) => slug !== "" && opponent.slug === slug);
  const team = met.at(-1)?.opponent ?? (await opponentAt(app, language, slug));
  const at = query.get("at");
  const cup = met.filter(isCup);
  const where = at === "home" || at === "away" || (at === "cup" && cup.length > 0) ? at : null;
  const shown = where === "cup" ? cup : where === null ? met : met.filter(({ side }) => side === where);
  if (at && !where) noStore();
  const today = dayIn(app.now(), club.timeZone);
  const scorers = await scorersOf(app, history, met, today, language);
  return {
    slug,
    name: localised(team, "name", language),
    own: {
      name: club.shortName[language],
      crest: { name: club.name.en, code: "", logo: OWN_CREST },
    },
    crest: crestOf(team, language),
    at: where,
    hasCup: cup.length > 0,
    balance: balanceOf(met),
    home: balanceOf(met.filter(({ side }) => side === "home")),
    away: balanceOf(met.filter(({ side }) => side === "away")),
    goals: goalsOf(met),
    run: currentRun(met.flatMap(({ result }) => result ?? [])),
    stones: met.flatMap(({ id, result, day }) => (result ? [{ id, result, year: day.slice(0, 4) }] : [])),
    extremes: { ...extremesOf(met, language), scorer: bestScorer(met, scorers) },
    seasons: seasonsOf(history, shown.slice(-OPEN), language),
    /** Behind one press. */
    earlier: seasonsOf(history, shown.slice(0, -OPEN), language),
    scorers,
    both: bothClubs(history, team.id, today, language),
  };
}

type Opponent = OwnMatch["opponent"];

/** @throws AppError `not_found` */
async function opponentAt(app: App, language: Language, slug: string): Promise<Opponent> {
  const team = await findOpponent(app.db, slug);
  if (!team || team.is_own === 1)
    throw new AppError("not_found", recordErrors.not_found({ noun: "team", id: slug.slice(0, 60) }));
  if (team.slug !== slug) throw redirect(localPath(language, `/matches/against/${team.slug}`), 301);
  return { ...team, logo: team.logo_url ?? "" };
}

function crestOf(team: Opponent, language: Language) {
  return {
    name: team.name,
    code: team.code ? localised(team, "code", language).text : "",
    logo: team.logo || null,
  };
}

function isCup({ competition: { kind } }: OwnMatch): boolean {
  return kind === "cup" || kind === "super_cup";
}

function balanceOf(matches: readonly OwnMatch[]) {
  const count = (wanted: string) => matches.filter(({ result }) => result === wanted).length;
  return { wins: count("W"), draws: count("D"), losses: count("L") };
}

function goalsOf(matches: readonly OwnMatch[]) {
  return matches.reduce(
    (sum, { score }) => ({ own: sum.own + (score?.own ?? 0), other: sum.other + (score?.other ?? 0) }),
    { own: 0, other: 0 },
  );
}

function extremesOf(matches: readonly OwnMatch[], language: Language) {
  const view = (match: OwnMatch | undefined, value: (one: OwnMatch) => string) =>
    match
      ? {
          path: match.path,
          value: value(match),
          date: dateOf(match, language),
          isHome: match.side === "home",
        }
      : null;
  const margin = ({ score }: OwnMatch) => (score ? score.own - score.other : 0);
  return {
    win: view(
      biggest(matches, (one) => Math.max(0, margin(one))),
      scoreOf,
    ),
    defeat: view(
      biggest(matches, (one) => Math.max(0, -margin(one))),
      scoreOf,
    ),
    goals: view(
      biggest(matches, ({ score }) => (score ? score.own + score.other : 0)),
      scoreOf,
    ),
    crowd: view(
      biggest(matches, ({ attendance }) => attendance ?? 0),
      ({ attendance }) => String(attendance),
    ),
  };
}

function dateOf({ at }: OwnMatch, language: Language): string {
  return longDate(clockTime(at, club.timeZone)!, language);
}

/** The meetings by season, newest first, each with who scored for us. */
function seasonsOf({ people, called }: OwnHistory, matches: readonly OwnMatch[], language: Language) {
  const groups = Map.groupBy(matches.toReversed(), ({ season }) => season ?? "");
  return [...groups].map(([season, played]) => ({
    season: season && seasonName(season, language),
    matches: played.map((match) => ({
      id: match.id,
      path: match.path,
      date: dateOf(match, language),
      at: match.at,
      round: match.round,
      stage: match.stage ?? "",
      competition: localised(match.competition, "name", language),
      isHome: match.side === "home",
      result: match.result,
      score: scoreOf(match),
      opponent: opponentView(match, language),
      scorers: [...match.deeds]
        .filter(([, { goals }]) => goals > 0)
        .slice(0, MOST_SCORERS)
        .map(([key, { goals }]) => {
          const { last, first } = shownName(people.personOf(key, called.get(key)).names, language);
          return goals > 1 ? `${last || first} ${goals}` : last || first;
        })
        .join(", "),
    })),
  }));
}

/** Who scored most in these matches, on both sides. */
async function scorersOf(
  app: App,
  { people, called }: OwnHistory,
  matches: readonly OwnMatch[],
  today: string,
  language: Language,
) {
  const goals = new Map<string, number>();
  for (const { deeds } of matches)
    for (const [key, deed] of deeds) if (deed.goals > 0) goals.set(key, (goals.get(key) ?? 0) + deed.goals);
  const ours = [...goals].map(([key, count]) => {
    const person = people.personOf(key, called.get(key));
    const page = hasPage(person.player, true, today) ? playerPath(person.player) : "";
    return { key, isOwn: true, name: shownName(person.names, language), page, goals: count };
  });
  const written = await listGoalsAgainst(app.db, matches);
  const named = written.map(({ names, goals: count }) => ({
    names: typedNames({ names: names as unknown as Record<string, string> }),
    count,
  }));
  const byName = Map.groupBy(
    named,
    ({ names }) => `${names.en.first} ${names.en.last}|${names.hy.last}|${names.ru.last}`,
  );
  const theirs = [...byName].map(([key, all]) => {
    const name = shownName(all[0]!.names, language);
    const count = all.reduce((sum, one) => sum + one.count, 0);
    return { key: `against ${key}`, isOwn: false, name, page: "", goals: count };
  });
  const known = [...ours, ...theirs].filter(({ name }) => wholeName(name));
  return ranked(known, (one) => one.goals).slice(0, MOST_LISTED);
}

type Scorers = Awaited<ReturnType<typeof scorersOf>>;

/** Who alone scored most, of ours and with a page; null where nobody did. */
function bestScorer(matches: readonly OwnMatch[], [first, second]: Scorers) {
  if (!first?.page || first.goals < 2 || second?.goals === first.goals) return null;
  const { key, name, page, goals } = first;
  return { name, path: page, goals, matches: matches.filter(({ deeds }) => deeds.get(key)?.isPlayed).length };
}

/** People who were in squads of both clubs. */
function bothClubs({ people }: OwnHistory, team: number | null, today: string, language: Language) {
  const seasons = (places: readonly { season: string }[]) =>
    [...new Set(places.map(({ season }) => seasonName(season, language)))].join(", ");
  return [...people.all.values()].flatMap((person) => {
    const there = person.elsewhere.filter(({ team_id }) => team_id === team);
    if (team === null || there.length === 0) return [];
    return [
      {
        key: person.key,
        name: shownName(person.names, language),
        number: numberOf(person),
        page: hasPage(person.player, person.places.length > 0, today) ? playerPath(person.player) : "",
        here: seasons(person.places),
        there: seasons(there),
      },
    ];
  });
}
