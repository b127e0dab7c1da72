import type { ABANDON_DECISIONS, ABANDON_REASONS } from "#src/features/ledger/ledger.ts";
import { plural } from "#src/i18n/plural.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (n: number) => `${n}${suffixes[ordinals.select(n)] ?? "th"}`;

/** What a club calls it when a match stops for good. */
export const endings = {
  why: "The reason",
  abandonReasons: {
    weather: "Weather",
    lights: "Floodlights",
    pitch: "Pitch",
    crowd: "Stands",
    injury: "Health",
    other: "Other",
  } as Record<(typeof ABANDON_REASONS)[number], string>,
  score: (score: string) => `The score: ${score}`,
  whatOfScore: "What becomes of the score",
  decisions: {
    later: (score: string) => ["Decided later", `On the site: abandoned, ${score}; in the table: no`],
    resumed: (_: string, minute: number) => [
      `Goes on from minute ${minute}`,
      "Score, line-ups and cards stay",
    ],
    replayed: () => ["To be replayed", "From 0:0; this match stays in the history"],
    stands: (score: string) => ["The result stands", `${score} is final and counts in the table`],
  } as Decisions,
  inLog: {
    resumed: "goes on another day",
    replayed: "to be replayed",
    stands: "the result stands",
  } as Record<(typeof ABANDON_DECISIONS)[number], string>,
  abandonNow: "Abandon",
  tells: (why: string, minute: string | false) =>
    `“${why.toLowerCase()}”${minute ? `, ${minute}` : ""}; everybody will see it`,
  tellsNoReason: "Choose the reason first",
  close: "Close, play goes on",
  samePlace: ["To confirm, tap ", "the same place", " again."],
  follows: "What happens then",
  final: (score: string) => [`${score} is final`, "On the site at once"],
  finalOffline: (score: string) => [`${score} is final`, "On the site as soon as there is a network"],
  table: ({ from, to, points }: Move) => [
    from === to ? `Table: still ${ordinal(to)}` : `Table: ${ordinal(from)} to ${ordinal(to)}`,
    `${points} ${plural("en", points, { one: "point", other: "points" })}, by the results entered so far`,
  ],
  moved: ({ from, to }: Move) =>
    from === to
      ? `Still ${ordinal(to)} in the table`
      : `In the table from ${ordinal(from)} to ${ordinal(to)}`,
  waits: (n: number) => [
    `${n} ${plural("en", n, { one: "entry waits", other: "entries wait" })} to be sent`,
    "They leave by themselves",
  ],
  noScorer: (minute: string) => `Goal of ${minute} has no scorer`,
  noAssist: (minute: string) => `Goal of ${minute} has no assist`,
  noResult: (minute: string) => `Penalty of ${minute} has no result`,
  noName: (minute: string) => `Card of ${minute} has no name`,
  noAnswer: (minute: string) => `Once or twice? Nobody has said of ${minute}`,
  addedLater: "Can be added later too",
};

interface Move {
  from: number;
  to: number;
  points: number;
}
type Said = (score: string, minute: number) => string[];
type Decisions = Record<(typeof ABANDON_DECISIONS)[number] | "later", Said>;
