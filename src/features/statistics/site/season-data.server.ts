import { redirect } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Out } from "#src/features/people/out.ts";
import { listOut } from "#src/features/people/out-queries.server.ts";
import { outView } from "#src/features/people/out-view.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import {
  deedsOf,
  type Figures,
  figuresOf,
  MOST_LISTED,
  minutesPerGoal,
  type Ranked,
  ranked,
} from "../figures.ts";
import { opponentView, type ShownName, shownName, wholeName } from "../names.ts";
import { findNextWithRules, isSeasonKnown } from "../next-match-queries.server.ts";
import type { OwnMatch } from "../own-match.ts";
import { type OwnHistory, ownHistory } from "../own-matches.server.ts";
import type { Deed } from "../own-side.ts";
import { hasPage, playerPath } from "../player-address.ts";
import { chooseCompetition, seasonsOf } from "../selection.ts";
import { shirtIn } from "../shirts.ts";

export type SeasonPageData = Awaited<ReturnType<typeof loadSeasonPage>>;

/** Somebody in a list of the season. */
export interface SeasonPerson {
  key: string;
  name: ShownName;
  number: number | null;
  /** Without the language; empty for who has no page. */
  page: string;
  photo: string;
  figures: Figures;
}

/**
 * A season of the own club in figures.
 * @param season e.g. "2026-27"; empty leads to the newest
 * @throws AppError `not_found` for a season of which nothing is known
 */
export async function loadSeasonPage(app: App, language: Language, season: string, query: URLSearchParams) {
  const history = await ownHistory(app);
  const seasons = seasonsOf(history.matches);
  if (season === "" && seasons[0]) throw redirect(localPath(language, `/season/${seasons[0]}`));
  if (!seasons.includes(season) && !(await isSeasonKnown(app.db, season)))
    throw new AppError("not_found", recordErrors.not_found({ noun: "season", id: season.slice(0, 20) }));
  const ofSeason = history.matches.filter((match) => match.season === season);
  const chosen = chooseCompetition(ofSeason, query.get("competition"), language);
  if (!chosen.isKnown) noStore();
  const most = listsOf(history, chosen.matches, dayIn(app.now(), club.timeZone), language);
  const top = most(({ goals }) => goals);
  return {
    season,
    name: seasonName(season, language),
    seasons: seasons.map((one) => ({ season: one, name: seasonName(one, language) })),
    choices: chosen.choices,
    totals: totalsOf(chosen.matches),
    scorers: top,
    topMinutesPerGoal: top[0] ? minutesPerGoal(top[0].figures) : null,
    ownGoals: chosen.matches.reduce((sum, { gifts }) => sum + gifts, 0),
    assists: most(({ assists }) => assists),
    // Cards weigh by what they cost: a sending-off more than a yellow card.
    cards: most(({ yellows, reds }) => yellows + reds),
    minutes: most(({ minutes }) => minutes),
    allMinutes: chosen.matches.reduce((sum, { length, hasLineup }) => sum + (hasLineup ? length : 0), 0),
    keepers: most(({ cleanSheets }) => cleanSheets),
    conceded: chosen.matches.flatMap(({ id, path, score }) =>
      score ? [{ id, path, conceded: score.other }] : [],
    ),
    crowds: crowdsOf(chosen.matches, language),
    seats: club.stadium.capacity,
    told: chosen.matches.filter(({ isTold }) => isTold).length,
    suspended: season === seasons[0] ? await suspendedNext(app, chosen.matches, season, language) : null,
  };
}

/** Who has most of a figure in some matches; nobody is looked up who stands in no list. */
function listsOf(history: OwnHistory, matches: readonly OwnMatch[], today: string, language: Language) {
  const people = [...deedsOf(matches)].map(([key, done]) => ({ key, done, figures: figuresOf(done) }));
  const view = ({ key, done, figures, rank }: Ranked<(typeof people)[number]>): Ranked<SeasonPerson> => {
    const person = history.people.personOf(key, history.called.get(key));
    return {
      key,
      name: shownName(person.names, language),
      number: shirtIn(person, history.matches, matches[0]?.season) ?? typedNumber(done) ?? null,
      page: hasPage(person.player, true, today) ? playerPath(person.player) : "",
      photo: person.player?.is_active ? person.player.photo_url : "",
      figures,
      rank,
    };
  };
  return (countOf: (figures: Figures) => number) =>
    ranked(people, ({ figures }) => countOf(figures))
      .slice(0, MOST_LISTED)
      .map(view);
}

/** Of somebody without a record all that is known is what was written of his matches. */
function typedNumber(deeds: readonly Deed[]) {
  return deeds.findLast(({ who }) => who.player === undefined && who.person === undefined)?.who.number;
}

function totalsOf(matches: readonly OwnMatch[]) {
  const count = (holds: (match: OwnMatch) => boolean) => matches.filter(holds).length;
  const sum = (of: (match: OwnMatch) => number) => matches.reduce((all, match) => all + of(match), 0);
  return {
    matches: matches.length,
    // Of a match that ended, its score may not be known yet: it is none of the three.
    withResult: count(({ result }) => result !== null),
    wins: count(({ result }) => result === "W"),
    draws: count(({ result }) => result === "D"),
    losses: count(({ result }) => result === "L"),
    scored: sum(({ score }) => score?.own ?? 0),
    conceded: sum(({ score }) => score?.other ?? 0),
    cleanSheets: count(({ score }) => score?.other === 0),
  };
}

/** Who came to the home matches; a match of which nobody counted is none of them. */
function crowdsOf(matches: readonly OwnMatch[], language: Language) {
  const counted = matches.flatMap((match) =>
    match.side === "home" && match.attendance
      ? [
          {
            id: match.id,
            path: match.path,
            people: match.attendance,
            opponent: opponentView(match, language),
          },
        ]
      : [],
  );
  const average = counted.reduce((sum, { people }) => sum + people, 0) / (counted.length || 1);
  return {
    list: counted,
    average: Math.round(average),
    most: Math.max(0, ...counted.map(({ people }) => people)),
  };
}

/** Who misses the next match of the chosen competition by cards, or by a ban of a committee; null without such a match. */
async function suspendedNext(app: App, matches: readonly OwnMatch[], season: string, language: Language) {
  const ids = new Set(matches.map(({ competition }) => competition.id));
  const only = ids.size === 1 ? [...ids][0]! : null;
  const next = await findNextWithRules(app.db, season, only, app.now());
  if (!next) return null;
  const out = await listOut(app.db, next);
  const banned = out[next.home_team_id === next.own ? "home" : "away"].filter(
    ({ kind }) => kind === "suspension",
  );
  return {
    isConfirmed: next.are_bans_confirmed === 1 || banned.every(({ cards }) => cards === null),
    people: banned.map((one) => suspendedView(one, language)),
  };
}

function suspendedView(one: Out, language: Language) {
  const { personId, number, cards, matches: missed, isConfirmed } = one;
  const name = shownName(one.names, language);
  return {
    key: personId === undefined ? `${number} ${wholeName(name)}` : `person ${personId}`,
    ...{ name, number, why: cards ?? ("committee" as const), missed, until: outView(one, language).until },
    // Of the rules by which cards ban, the page says it once for all.
    isConfirmed: cards !== null || isConfirmed,
  };
}
