import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { ageOn } from "#src/features/players/player.ts";
import { clockTime, dayIn, longDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { figuresOf } from "./figures.ts";
import { opponentView, type ShownName, scoreOf, shownName } from "./names.ts";
import type { OwnMatch } from "./own-match.ts";
import { type OwnHistory, ownHistory } from "./own-matches.server.ts";
import type { OwnPerson } from "./own-people.ts";
import type { Deed } from "./own-side.ts";
import { hasPage, playerPath } from "./player-address.ts";
import { biggest, longestRun, marginOf } from "./records.ts";

export type RecordKind =
  | "biggestWin"
  | "biggestDefeat"
  | "highestScore"
  | "mostPeople"
  | "unbeaten"
  | "winning"
  | "shutOut"
  | "quickestGoal"
  | "mostInMatch"
  | "youngestScorer"
  | "oldestScorer"
  | "mostGoalsEver"
  | "mostMatchesEver"
  | "mostCleanSheets";

/** What was most, by whom, and when. */
export interface ClubRecord {
  kind: RecordKind;
  /** A number, or a score as it is written. */
  value: number | string;
  person: ShownName | null;
  opponent: ShownText | null;
  /** A day, or the first and the last of a run. */
  when: string;
  /** Of the match or the person, without the language; empty for none. */
  path: string;
}

/** The records of the own club, and of how many of its matches everything is known. */
export async function loadClubRecords(app: App, language: Language) {
  const history = await ownHistory(app);
  const { matches } = history;
  const [first] = matches;
  const told = matches.filter(({ isTold }) => isTold).length;
  return {
    coverage: first
      ? { told, all: matches.length, since: seasonName(first.season ?? first.day.slice(0, 4), language) }
      : null,
    records: [
      ...recordsOfMatches(matches, language),
      ...recordsOfRuns(matches, language),
      ...recordsOfPeople(history, dayIn(app.now(), club.timeZone), language),
    ],
  };
}

function recordsOfMatches(matches: readonly OwnMatch[], language: Language): ClubRecord[] {
  const view = (kind: RecordKind, match: OwnMatch | undefined, value: (one: OwnMatch) => number | string) =>
    match ? [{ kind, value: value(match), person: null, ...matchOf(match, language) }] : [];
  return [
    ...view("biggestWin", biggest(matches, marginOf), scoreOf),
    ...view(
      "mostPeople",
      biggest(
        matches.filter(({ side }) => side === "home"),
        ({ attendance }) => attendance ?? 0,
      ),
      ({ attendance }) => attendance!,
    ),
    ...view(
      "highestScore",
      biggest(matches, ({ score }) => (score ? score.own + score.other : 0)),
      scoreOf,
    ),
    ...view(
      "biggestDefeat",
      biggest(
        matches,
        (one) =>
          (one.score ? (one.score.other - one.score.own) * 100 + one.score.other : 0) *
          (one.result === "L" ? 1 : 0),
      ),
      scoreOf,
    ),
  ];
}

function recordsOfRuns(matches: readonly OwnMatch[], language: Language): ClubRecord[] {
  const known = matches.filter(({ result }) => result !== null);
  const view = (kind: RecordKind, run: OwnMatch[]) =>
    run.length > 1
      ? [
          {
            ...{ kind, value: run.length, person: null, opponent: null, path: run.at(-1)!.path },
            when: `${dateOf(run[0]!, language)} – ${dateOf(run.at(-1)!, language)}`,
          },
        ]
      : [];
  return [
    ...view(
      "unbeaten",
      longestRun(known, ({ result }) => result !== "L"),
    ),
    ...view(
      "winning",
      longestRun(known, ({ result }) => result === "W"),
    ),
    ...view(
      "shutOut",
      longestRun(known, ({ score }) => score?.other === 0),
    ),
  ];
}

interface Done {
  person: OwnPerson;
  match: OwnMatch;
  deed: Deed;
}

function recordsOfPeople(
  { people, called, matches }: OwnHistory,
  today: string,
  language: Language,
): ClubRecord[] {
  const done = matches.flatMap((match) =>
    [...match.deeds].map(
      ([key, deed]): Done => ({ person: people.personOf(key, called.get(key)), match, deed }),
    ),
  );
  const scored = done.filter(({ deed }) => deed.goals > 0);
  // Who is too young for a page is too young for this, too.
  const aged = scored.flatMap((one) => {
    const { player } = one.person;
    const age = hasPage(player, true, today) ? ageOn(player.birth_date, one.match.day) : undefined;
    return age === undefined ? [] : [{ ...one, age, days: daysOf(player!.birth_date!, one.match.day) }];
  });
  const inMatch = (kind: RecordKind, one: Done | undefined, value: number | string) =>
    one
      ? [{ kind, value, person: shownName(one.person.names, language), ...matchOf(one.match, language) }]
      : [];
  const quickest = biggest(scored, ({ deed }) => (deed.firstGoal === null ? 0 : 1000 - deed.firstGoal));
  const best = biggest(scored, ({ deed }) => (deed.goals > 1 ? deed.goals : 0));
  const youngest = biggest(aged, ({ days }) => 100_000 - days);
  const oldest = biggest(aged, ({ days }) => days);
  const totals = [...Map.groupBy(done, ({ person }) => person.key).values()].map((all) => ({
    person: all[0]!.person,
    figures: figuresOf(all.map(({ deed }) => deed)),
  }));
  const ever = (kind: RecordKind, figure: "goals" | "matches" | "cleanSheets") => {
    const most = biggest(totals, ({ figures }) => figures[figure]);
    if (!most) return [];
    const { player, names } = most.person;
    const path = hasPage(player, true, today) ? playerPath(player) : "";
    return [
      {
        kind,
        value: most.figures[figure],
        person: shownName(names, language),
        opponent: null,
        when: "",
        path,
      },
    ];
  };
  return [
    ...inMatch("quickestGoal", quickest, `${quickest?.deed.firstGoal}′`),
    ...inMatch("mostInMatch", best, best?.deed.goals ?? 0),
    ...inMatch("youngestScorer", youngest, youngest?.age ?? 0),
    ...inMatch("oldestScorer", oldest, oldest?.age ?? 0),
    ...ever("mostGoalsEver", "goals"),
    ...ever("mostMatchesEver", "matches"),
    ...ever("mostCleanSheets", "cleanSheets"),
  ];
}

function daysOf(birth: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(birth.slice(0, 10))) / 86_400_000);
}

function matchOf(match: OwnMatch, language: Language) {
  return { opponent: opponentView(match, language).name, when: dateOf(match, language), path: match.path };
}

function dateOf({ at }: OwnMatch, language: Language): string {
  return longDate(clockTime(at, club.timeZone)!, language);
}
