import { criteria } from "./criteria.en.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
export const ordinal = (n: number) => `${n}${suffixes[ordinals.select(n)] ?? "th"}`;

const list = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

/** Why a team has its place. Names are as clubs are called; a value is as it is shown. */
export const why = {
  criteria,
  question: (place: number) => `Why ${ordinal(place)}?`,
  questionOf: (place: number, name: string) => `Why ${ordinal(place)}: ${name}`,
  /** Nobody is level with it on the first criterion. */
  alone: (name: string, criterion: string, value: string, place: number) =>
    `${criterion}: ${value}. No other club has exactly as many, so ${name} are ${ordinal(place)}.`,
  /** Those who are level on the first criterion. */
  level: (names: readonly string[], value: string, from: number, to: number) =>
    `${list(names)} ${names.length === 2 ? "both" : "all"} have ${value}: ${ordinal(from)} to ${ordinal(to)} place.`,
  /** The values of the others, from the best. */
  values: (groups: readonly { names: readonly string[]; value: string }[]) =>
    `${groups.map(({ names, value }) => `${list(names)} ${value}`).join("; ")}.`,
  same: (value: string) => `All have ${value}.`,
  noLots: "No lots have been drawn between them.",
  decided: (name: string, place: number) => `${name} are ${ordinal(place)}.`,
  still: (names: readonly string[]) => `${list(names)} are still level.`,
  shared: (names: readonly string[], place: number) =>
    `Nothing else decides: ${list(names)} share ${ordinal(place)} place.`,
  byHand: (names: readonly string[]) =>
    `The rules separate ${list(names)} no further: staff set the order between them.`,
  sharedPlace: "shared place",
  unused: "Not needed",
  mini: (clubs: number) => (clubs === 2 ? "The matches between the two" : `The mini-league of the ${clubs}`),
  toCome: "Still to come between them",
  round: (round: number) => `Round ${round}`,
  waits: "The matches between them are not over yet, so they don't count yet.",
  differs: "Staff entered these figures by hand; the results stored here add up to others.",
  contradicted:
    "Staff entered this table by hand, and it does not follow from the stored results and the rules. So they can't explain this place.",
  fixed: "A decision set this place.",
  begun: "Nobody has played yet, so nothing has been decided.",
  order: "Order of this season",
  orderOf: (stage: string) => `Order of the stage: ${stage}`,
  unconfirmed: "Unconfirmed: nobody has checked this order against the regulations yet.",
  noSource: "The source is not known.",
  reapplied: "Clubs that a mini-league leaves level play one among themselves.",
  allPlayed: "A mini-league counts once all its matches have been played.",
  deciderFor: (places: readonly number[]) =>
    `A deciding match is played for ${list(places.map((place) => `${ordinal(place)} place`))} alone.`,
  sharing: "Clubs still level after the last rule share the place.",
  fromResults: "This table follows the results by itself.",
  carries: {
    all: "Everything was carried into it.",
    half: "Half of the points was carried into it, rounded up.",
    none: "Nothing was carried into it.",
  },
  without: (points: number, place: number | null) =>
    place === null
      ? `Without it: ${points} points.`
      : `Without it: ${points} points and ${ordinal(place)} place.`,
  free: (round: number, names: readonly string[]) => `No match in round ${round}: ${list(names)}`,
};

export type WhyText = typeof why;
