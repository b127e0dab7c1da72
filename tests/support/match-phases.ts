import { goal, type PlayedMatches, period, type Tap } from "./played-matches.ts";

/** Each phase of a match, how to bring one there, and what its page says then in English. */
export interface MatchPhase {
  name: string;
  make: (matches: PlayedMatches) => Promise<number>;
  says: RegExp[];
  saysNot?: RegExp[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const FIRST_HALF: Tap[] = [
  period("period_start", "first"),
  goal("home", 23),
  { kind: "yellow", side: "away", minute: 30, payload: { who: { number: 8 } } },
  { kind: "corner", side: "away", minute: 33 },
  { kind: "sub", side: "home", minute: 40, payload: { on: { number: 17 }, off: { number: 11 } } },
];
const BREAK = [...FIRST_HALF, period("period_end", "first")];
export const SECOND_HALF: Tap[] = [
  ...BREAK,
  period("period_start", "second"),
  goal("away", 3, { period: "second" }),
  { kind: "red", side: "away", period: "second", minute: 10, payload: { who: { number: 4 } } },
];
const EXTRA_TIME: Tap[] = [
  ...SECOND_HALF,
  period("period_end", "second"),
  { ...period("period_start", "extra_first") },
  goal("home", 4, { period: "extra_first" }),
];
const SHOOT_OUT: Tap[] = [
  ...SECOND_HALF,
  period("period_end", "second"),
  period("period_start", "shootout"),
  { kind: "kick", side: "home", period: "shootout", payload: { result: "scored" } },
  { kind: "kick", side: "away", period: "shootout", payload: { result: "saved" } },
];

export const MATCH_PHASES: MatchPhase[] = [
  {
    name: "date unknown",
    make: ({ newMatch }) => newMatch(-30 * DAY, { date_certainty: "none" }),
    says: [/Date to be confirmed/, /Tickets/],
  },
  {
    name: "scheduled",
    make: ({ newMatch }) => newMatch(-10 * HOUR),
    says: [/Yerevan time/, /hours/, /Tickets/],
  },
  {
    name: "checks open",
    make: async ({ newMatch, nameLineups }) => {
      const id = await newMatch(-40);
      await nameLineups(id);
      return id;
    },
    says: [/Yerevan time/, /minutes/, /Line-ups/, /Aragatsyan-1/],
  },
  {
    name: "kicked off, nothing said",
    make: ({ newMatch }) => newMatch(15),
    says: [/Yerevan time/],
  },
  {
    name: "first half",
    make: ({ played }) => played(...FIRST_HALF),
    says: [/Live/, /1:0/, /Levon Aragatsyan/, /Match events/],
  },
  { name: "break", make: ({ played }) => played(...BREAK), says: [/Half-time/, /half-time 1:0/] },
  {
    name: "second half",
    make: ({ played }) => played(...SECOND_HALF),
    says: [/1:1/, /Aragatsyan 24’/],
  },
  { name: "extra time", make: ({ played }) => played(...EXTRA_TIME), says: [/1:1/, /after extra time 2:1/] },
  {
    name: "shoot-out",
    make: ({ played }) => played(...SHOOT_OUT),
    says: [/Penalty shoot-out/, /on penalties/],
  },
  {
    name: "finished",
    make: ({ played }) => played(...SECOND_HALF, period("period_end", "second", { final: true })),
    says: [/Finished/, /1:1/, /half-time 1:0/],
  },
  {
    name: "awarded",
    make: ({ newMatch }) =>
      newMatch(2 * DAY, {
        ...{ status: "finished", home_score: 3, away_score: 0 },
        ...{ outcome: "awarded", outcome_reason: "No show" },
      }),
    says: [/Awarded: No show/, /3: 0/],
  },
  {
    name: "abandoned",
    make: ({ played }) => played(...FIRST_HALF, { kind: "abandon", minute: 41, payload: { why: "weather" } }),
    says: [/Abandoned because of the weather/, /1:0/],
  },
  {
    name: "postponed",
    make: ({ newMatch }) => newMatch(-15 * HOUR, { status: "postponed", postponed_reason: "Snow" }),
    says: [/Snow; was/, /new date to follow/],
    saysNot: [/Gates open/, /days/],
  },
  {
    name: "cancelled",
    make: ({ newMatch }) =>
      newMatch(-15 * HOUR, { status: "cancelled", outcome_reason: "The guests withdrew" }),
    says: [/Cancelled/, /The guests withdrew/],
    saysNot: [/Gates open/, /days/, /Tickets/],
  },
];
