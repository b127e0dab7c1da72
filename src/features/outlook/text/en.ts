import type { TieBreaker } from "#src/features/table/season.ts";
import { plural } from "#src/i18n/plural.ts";
import type { LineName } from "../lines.ts";
import type { Mark } from "../marks.ts";
import type { Dropped } from "../what-if.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (n: number) => `${n}${suffixes[ordinals.select(n)] ?? "th"}`;
const pointsIn = (n: number) => `${n} ${plural("en", n, { one: "point", other: "points" })}`;
const matchesIn = (n: number) => `${n} ${plural("en", n, { one: "match", other: "matches" })}`;
const results = (n: number) => `${n} ${plural("en", n, { one: "result", other: "results" })}`;

const AIMS: Record<LineName, string> = { title: "The title", europe: "Europe", safety: "Staying up" };
const MARKS: Record<Mark, string> = { certain: "certain", possible: "possible", impossible: "impossible" };

/** What of an imagined season was left out, in the order in which it is said. */
const DROPPED: Record<keyof Dropped, (n: number) => string> = {
  finished: (n) => `${results(n)} of matches that are already played`,
  unknown: (n) => `${results(n)} of matches that are not in this league`,
  unreadable: (n) => `${results(n)} that no match can have`,
  tooMany: (n) => `${results(n)} more than a season has`,
};

export const outlook = {
  views: "Views of the table",
  race: "The race",
  whatIf: "What if?",
  rules: "Rules",
  rulesAbout: (season: string) =>
    `By which rules the places of the season ${season} are decided, where they are written and what is unconfirmed`,
  rulesEmpty: "No rules yet",
  rulesEmptyHint: "They appear here with the season.",
  otherRules: "Also in this season",
  pointsRule: "A win is three points, a draw one, a defeat none.",
  matchesRule: (n: number) => `Each club plays ${matchesIn(n)}.`,
  yellowsRule: (n: number) =>
    `${n} yellow ${plural("en", n, { one: "card", other: "cards" })} in one competition cost its next match.`,
  redRule: (n: number) => `A red card costs ${matchesIn(n)}.`,
  zonesUnconfirmed: "What the places mean is unconfirmed, too: nobody has said where it is written.",
  isConfirmed: "Confirmed.",
  isUnconfirmed: "Unconfirmed.",
  allSeasons: "All seasons",
  asItStands: "As it stands",
  finalResults: "Final results",
  asItStandsNote: "If the matches end like this",
  playing: "Playing now",
  movement: "Movement",
  moved: (from: number, to: number) =>
    from === to ? `still ${ordinal(to)}` : `from ${ordinal(from)} to ${ordinal(to)}`,
  stillToPlayFor: "Still to play for",
  ownNeeds: "What do we need?",
  allNeeds: "Title, Europe, staying up: what we need",
  /** The key of the marks. */
  marks: MARKS,
  /** A mark as it is heard and shown to a pointer. */
  mark: (aim: LineName, mark: Mark, levelBy?: TieBreaker) =>
    `${AIMS[aim]}: ${MARKS[mark]}${levelBy ? ", level on points at best or at worst" : ""}`,
  aims: AIMS,
  question: {
    title: "What do we need for the title?",
    europe: "What do we need for Europe?",
    safety: "What do we need to stay up?",
  },
  /** How far it is. @param gap points that we lack, negative where we lead */
  gap: (aim: LineName, gap: number, place: number) => {
    if (gap === 0) return `Level on points with ${ordinal(place)} place.`;
    if (gap > 0) return `${pointsIn(gap)} behind ${ordinal(place)} place${REACHED[aim]}.`;
    return `${HELD[aim]}, ${pointsIn(-gap)} ahead of ${ordinal(place)} place.`;
  },
  /** What is enough in any case. */
  enough: (points: number, matches: number) =>
    `${pointsIn(points)} from the last ${matchesIn(matches)} ${plural("en", points, { one: "is", other: "are" })} enough, whatever the others do.`,
  winAll: (matches: number) =>
    matches === 1
      ? "A win in our last match is enough, whatever the others do."
      : `To win all ${matches} matches left is enough, whatever the others do.`,
  /** Even all of it may be too little. */
  notInOurHands: (points: number) =>
    `Even all ${points} points still to play for may not be enough: others have to drop points.`,
  noMatchLeft: "We have no match left: now it depends on the others.",
  tooFew: (points: number) => `With fewer than ${pointsIn(points)} it can't be done.`,
  levelBy: (criterion: string) => `Level on points, this decides: ${criterion}.`,
  criteria: { goal_difference: "goal difference", goals_for: "goals scored" } as Partial<
    Record<TieBreaker, string>
  >,
  decided: {
    title: { certain: "The title is ours.", impossible: "The title is out of reach." },
    europe: { certain: "Europe is certain.", impossible: "Europe is out of reach through the league." },
    safety: { certain: "We stay in the league.", impossible: "We can't stay in the league any more." },
  },
  /** What the stones say: points that can still be won of those that are missing. */
  stones: (open: number, missing: number) => ({
    open: `${pointsIn(open)} can still be made up`,
    missing: missing > 0 ? `${missing} too few` : "",
  }),
  contradicted:
    "This table was entered by hand and differs from the results on this site. So nothing is worked out from it here.",
  contradictedTitle: "Nothing is worked out here",
  incomplete:
    "What is certain or possible is told once all fixtures of the season are known: each club has its full number of matches.",
  unsplit:
    "What is certain or possible is told once the season has split: every group is known, and all matches before the split are played.",
  /** The race. */
  raceAbout: (season: string) =>
    `The places of every club through the season ${season}, by round and by date`,
  raceHeading: { round: "Places by round", date: "Places by date" },
  raceBy: { round: "By round", date: "By date" },
  raceDescription: (team: string, from: number, best: number, now: number) =>
    `${team} began ${ordinal(from)}, were ${ordinal(best)} at best and are ${ordinal(now)} now`,
  bestPlace: (when: string) => `best place, ${when}`,
  worstPlace: (when: string) => `lowest place, ${when}`,
  inRound: (round: string) => `round ${round}`,
  onDay: (day: string) => day,
  amongFirst: (n: number, first: number) =>
    `${plural("en", n, { one: "time", other: "times" })} among the first ${first}`,
  now: (points: number) => `now, ${pointsIn(points)}`,
  sameAsTable: "The same as a table",
  club: "Club",
  round: "Round",
  raceEmpty: "No race yet",
  raceEmptyHint: "It begins with the first result of the season.",
  europeZone: (last: number) => `Europe, 1–${last}`,
  relegationZone: "Relegation zone",
  /** What if. */
  whatIfAbout: (league: string) => `${league}: enter results of the matches to come and see the table`,
  yourResults: "Your results",
  chosen: (n: number, all: number) => `${n} of ${all}`,
  rounds: "Rounds",
  otherMatches: "Others",
  goalsOf: (team: string) => `Goals: ${team}`,
  draw: "Draw",
  noResult: "Don’t count",
  work: "Show the table",
  startOver: "Start over",
  whatIfTable: "The table with your results",
  fromTo: (from: number, to: number) =>
    from === to ? `stay ${ordinal(to)}` : `from ${ordinal(from)} to ${ordinal(to)}`,
  inAddress: "Everything you choose stands in the address of the page: copy it to share it.",
  leftOut: (dropped: Dropped) => {
    const parts = Object.entries(DROPPED).flatMap(([name, words]) => {
      const n = dropped[name as keyof Dropped];
      return n > 0 ? [words(n)] : [];
    });
    return parts.length > 0 ? `Left out: ${parts.join("; ")}.` : "";
  },
  whatIfEmpty: "Nothing left to imagine",
  whatIfEmptyHint: "There are no matches to come in this season, or they are not entered yet.",
  toTable: "To the table",
  /** What a match can change, before it. */
  stake: (team: string, win: number | null, loss: number | null) => {
    const won = win === null ? "" : `Win, and ${team} are ${ordinal(win)}`;
    const lost = loss === null ? "" : `lose, and they could be ${ordinal(loss)}`;
    if (!won) return `Lose, and ${team} could be ${ordinal(loss!)}`;
    return lost ? `${won}; ${lost}` : won;
  },
  stakeNote: "as the table stands today",
  tryResults: "Try the results",
};

const REACHED: Record<LineName, string> = {
  title: "",
  europe: ", the last one for Europe",
  safety: ", the last safe one",
};
const HELD: Record<LineName, string> = {
  title: "In the lead",
  europe: "In Europe",
  safety: "Above the relegation places",
};

export type OutlookText = typeof outlook;
