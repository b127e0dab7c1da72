import { redirect } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { shownReason } from "#src/features/people/spell.ts";
import { findStory, type ListedSpell } from "#src/features/people/spell-queries.server.ts";
import { positionCode } from "#src/features/people/squad.ts";
import { ageOn, type ListedPlayer } from "#src/features/players/player.ts";
import { clockTime, dayIn, longDate } from "#src/i18n/dates.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { type Figures, figuresOf, minutesPerGoal } from "../figures.ts";
import { numberOf, opponentView, type ShownName, scoreOf, shownName } from "../names.ts";
import type { OwnMatch } from "../own-match.ts";
import { type OwnHistory, ownHistory } from "../own-matches.server.ts";
import type { OwnPerson } from "../own-people.ts";
import type { Deed } from "../own-side.ts";
import { hasPage, playerPath } from "../player-address.ts";
import { chooseCompetition, competitionKey, seasonsOf } from "../selection.ts";
import { shirtsWorn } from "../shirts.ts";
import { leagueScorersOf } from "./league-scorers.server.ts";

export type PlayerPageData = Awaited<ReturnType<typeof loadPlayerPage>>;

/**
 * The page of one player. His number alone, a former name, other words, and a second record of the same person lead to
 * the present address.
 * @param address the last part of the path, e.g. "9-narek-sahradyan"
 * @throws AppError `not_found`, also for an opponent, somebody in the trash and anybody under sixteen
 */
export async function loadPlayerPage(app: App, language: Language, address: string, query: URLSearchParams) {
  const history = await ownHistory(app);
  const today = dayIn(app.now(), club.timeZone);
  const { person, player, own } = personAt(history, address, today);
  const path = playerPath(player);
  if (`/players/${address}` !== path) {
    const rest = query.size > 0 ? `?${query}` : "";
    throw redirect(localPath(language, path) + rest, 301);
  }
  const seasons = seasonsOf(own).concat(person.places.map(({ season }) => season));
  const known = [...new Set(seasons)].sort().reverse();
  const wanted = query.get("season") ?? "";
  const season: string | null = known.includes(wanted) ? wanted : (known[0] ?? null);
  const ofSeason = history.matches.filter((match) => match.season === season);
  const chosen = chooseCompetition(ofSeason, query.get("competition"), language);
  if ((wanted && wanted !== season) || !chosen.isKnown) noStore();
  const story = await findStory(app.db, player.id, Number(/^person (\d+)$/.exec(person.key)?.[1] ?? 0));
  const deeds = chosen.matches.flatMap((match) => match.deeds.get(person.key) ?? []);
  const figures = figuresOf(deeds);
  return {
    ...personView(person, player, since(history, known), today, language),
    bio: localised(player.is_active ? story : { bio: "", bio_hy: "", bio_ru: "" }, "bio", language),
    path,
    season:
      season === null ? null : { season, name: seasonName(season, language), isNewest: season === known[0] },
    seasons: known.map((one) => ({ season: one, name: seasonName(one, language) })),
    choices: chosen.choices,
    figures,
    minutesPerGoal: minutesPerGoal(figures),
    ...(await leagueScorersOf(app, history, { matches: chosen.matches, key: person.key, today, language })),
    stones: stonesOf(chosen.matches, person.key, language),
    log: logOf(chosen.matches, person.key, language),
    career: careerOf(own, person.key, language),
    total: figuresOf(deedsOf(own, person.key)),
    numbers: numbersOf(history, person, language),
    spells: spellViews(story.spells, language),
    ...neighboursOf(history, person, today, language),
    coverage: coverageOf(own, language),
  };
}

/** @throws AppError `not_found` */
function personAt(history: OwnHistory, address: string, today: string) {
  const [, digits = ""] = /^([1-9]\d{0,14})(?:-.*)?$/s.exec(address) ?? [];
  const person = digits ? history.people.ofPlayer(Number(digits)) : undefined;
  const own = person ? history.matches.filter(({ deeds }) => deeds.get(person.key)?.isPlayed) : [];
  if (!person || !hasPage(person.player, own.length > 0, today))
    throw new AppError("not_found", recordErrors.not_found({ noun: "player", id: digits || 0 }));
  return { person, player: person.player, own };
}

/**
 * The season in which somebody came; undefined for the first of which squads or matches are known: who was in it may
 * have come long before.
 * @param known his own, newest first
 */
function since({ people, matches }: OwnHistory, known: readonly string[]): string | undefined {
  const squads = [...people.all.values()].flatMap(({ places }) => places.map(({ season }) => season));
  const all = [...squads, ...matches.flatMap(({ season }) => season ?? [])].sort();
  const first = known.at(-1);
  return first === all[0] ? undefined : first;
}

const UNTOLD = {
  photo_url: "",
  birth_date: null,
  nationality: "",
  nationality_hy: "",
  nationality_ru: "",
  height: null,
  weight: null,
};

function personView(
  person: OwnPerson,
  player: ListedPlayer,
  first: string | undefined,
  today: string,
  language: Language,
) {
  // What staff wrote of somebody is public while he is in the list of players; of who left, his matches alone are.
  const told = player.is_active ? player : UNTOLD;
  const born = told.birth_date ? clockTime(`${told.birth_date.slice(0, 10)}T12:00:00Z`, "UTC") : undefined;
  return {
    id: player.id,
    name: shownName(person.names, language),
    number: numberOf(person),
    what: localised(player, "position", language),
    line: positionCode(player.position),
    isCaptain: player.is_captain && player.is_active,
    isActive: player.is_active,
    photo: told.photo_url,
    age: ageOn(told.birth_date, today) ?? null,
    birthDate: born ? longDate(born, language) : "",
    birthDay: told.birth_date?.slice(0, 10) ?? "",
    nationality: localised(told, "nationality", language),
    heightCm: told.height,
    weightKg: told.weight,
    since: first ? seasonName(first, language) : "",
  };
}

function deedsOf(matches: readonly OwnMatch[], key: string): Deed[] {
  return matches.flatMap((match) => match.deeds.get(key) ?? []);
}

export type Stone = ReturnType<typeof stonesOf>[number];

/** Each match of the season as a stone: as high as he played long. */
function stonesOf(matches: readonly OwnMatch[], key: string, language: Language) {
  return matches.map((match) => {
    const deed = match.deeds.get(key);
    const isPlayed = deed?.isPlayed ?? false;
    const minutes = isPlayed ? (deed?.minutes ?? null) : 0;
    return {
      id: match.id,
      path: match.path,
      round: match.round,
      opponent: opponentView(match, language).name,
      score: scoreOf(match),
      minutes,
      /** Percent of the match; null where he played, and how long is not known. */
      share: minutes === null ? null : Math.round((100 * minutes) / match.length),
      isPlayed,
      goals: deed?.goals ?? 0,
      assists: deed?.assists ?? 0,
      yellows: deed?.yellows ?? 0,
      isSentOff: deed?.isSentOff ?? false,
    };
  });
}

export type LogRow = ReturnType<typeof logOf>[number];

/** The matches that he played, newest first. */
function logOf(matches: readonly OwnMatch[], key: string, language: Language) {
  return matches
    .flatMap((match) => {
      const deed = match.deeds.get(key);
      if (!deed?.isPlayed) return [];
      const { minutes, goals, assists, yellows, isSentOff } = deed;
      const { id, path, round, stage, side, result } = match;
      const shown = { ...opponentView(match, language), score: scoreOf(match) };
      const did = { minutes, goals, assists, yellows, isSentOff };
      return [{ id, path, round, stage: stage ?? "", isHome: side === "home", result, ...shown, ...did }];
    })
    .reverse();
}

/** Figures by season and competition, newest first. */
function careerOf(matches: readonly OwnMatch[], key: string, language: Language) {
  const groups = Map.groupBy(matches, (match) => `${match.season ?? ""} ${competitionKey(match)}`);
  return [...groups.values()]
    .map((group) => {
      const { season, competition } = group[0]!;
      return {
        season: season ?? "",
        seasonName: season ? seasonName(season, language) : "",
        competition: localised(competition, "name", language),
        figures: figuresOf(deedsOf(group, key)),
      };
    })
    .sort((one, other) => (one.season < other.season ? 1 : one.season > other.season ? -1 : 0));
}

/** What is public of his moves, injuries and bans, the latest first. */
function spellViews(spells: readonly ListedSpell[], language: Language) {
  const day = (one: string | null) => (one ? longDate(clockTime(`${one}T12:00:00Z`, "UTC")!, language) : "");
  return spells.map((spell) => ({
    id: spell.id,
    kind: spell.kind,
    from: day(spell.from),
    to: day(spell.to),
    teams: [spell.fromTeam, spell.toTeam].flatMap((team) =>
      team ? [localised(team, "name", language)] : [],
    ),
    reason: shownReason(spell.reason, language),
    isConfirmed: spell.isConfirmed,
  }));
}

/** The shirts that he wore, the present one first. */
function numbersOf({ matches }: OwnHistory, person: OwnPerson, language: Language) {
  const worn = shirtsWorn(person, matches);
  return worn
    .map(({ number, from, to }, index) => ({
      number,
      from: seasonName(from, language),
      to: seasonName(to, language),
      isNow: index === worn.length - 1 && (person.player?.is_active ?? false),
    }))
    .reverse();
}

/** The players before and after him by number. */
function neighboursOf({ people }: OwnHistory, person: OwnPerson, today: string, language: Language) {
  const squad = [...people.all.values()]
    .filter((one) => one.player?.is_active && hasPage(one.player, true, today))
    .sort(
      (one, other) =>
        (numberOf(one) ?? 1000) - (numberOf(other) ?? 1000) || one.player!.id - other.player!.id,
    );
  const at = squad.findIndex(({ key }) => key === person.key);
  const view = (one: OwnPerson | undefined): Neighbour | null =>
    one?.player
      ? { path: playerPath(one.player), number: numberOf(one), name: shownName(one.names, language) }
      : null;
  return { previous: at < 0 ? null : view(squad[at - 1]), next: at < 0 ? null : view(squad[at + 1]) };
}

export interface Neighbour {
  path: string;
  number: number | null;
  name: ShownName;
}

/** Of how many of his matches the whole log is known. */
function coverageOf(own: readonly OwnMatch[], language: Language) {
  const [first] = own;
  if (!first) return null;
  const told = own.filter(({ isTold }) => isTold).length;
  return { told, all: own.length, since: seasonName(first.season ?? first.day.slice(0, 4), language) };
}

export type { Figures };
