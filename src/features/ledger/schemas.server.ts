import { z } from "zod";
import { text } from "#src/api/fields.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { LATEST_RESUMPTION_MS } from "./clock.ts";
import {
  ABANDON_DECISIONS,
  ABANDON_REASONS,
  DISALLOWED_REASONS,
  GOAL_WAYS,
  KICK_RESULTS,
  type Kind,
  PENALTY_RESULTS,
  PERIODS,
  SIDES,
  SUBSTITUTION_REASONS,
} from "./ledger.ts";

const HIGHEST_SHIRT = 99;
/** An hour and a half within one period is no half of any match. */
export const LONGEST_PERIOD_MS = 90 * 60_000;
/** Entries that one request may bring. */
export const MOST_AT_ONCE = 100;
/** Entries of one match. */
export const MOST_ENTRIES = 2000;
/** Those of them that tell of somebody and were not taken back: each is told by lists, pages and figures. */
export const MOST_TELLING = 300;
/** Letters that they say together, as JSON: with each tap the whole log is read, several times. */
export const MOST_LETTERS = 500_000;
/** What says no more always finds room: what takes another entry back, the state of the match. */
export const FEW_LETTERS = 100;

/** How names are stored: `player_name_hy` … */
const NAME_COLUMNS = [...columnNames("player_name"), ...columnNames("player_last_name")] as const;

const Who = z
  .strictObject({
    player: z.int().min(1).optional(),
    person: z.int().min(1).optional(),
    number: z.int().min(1).max(HIGHEST_SHIRT).optional(),
    names: z.partialRecord(z.enum(NAME_COLUMNS), text(100)).optional(),
  })
  .meta({
    id: "LedgerPerson",
    description: "A player, a person, a shirt's number, or names by their columns.",
  });

const note = z
  .strictObject({ en: text(500).optional(), hy: text(500).optional(), ru: text(500).optional() })
  .optional();
const of = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...shape, note });
const Empty = of({});
const Milliseconds = z.int().min(0).max(LONGEST_PERIOD_MS);
const who = Who.optional();
const doubled = { held: z.boolean().optional(), separate: z.boolean().optional() };

const facts = {
  period_start: of({ untimed: z.boolean().optional() }),
  period_end: of({ final: z.boolean().optional() }),
  added_time: of({ minutes: z.int().min(0).max(30) }),
  goal: of({
    how: z.enum(GOAL_WAYS).optional(),
    scorer: who,
    assist: who,
    unassisted: z.boolean().optional(),
    ...doubled,
  }),
  goal_disallowed: of({ why: z.enum(DISALLOWED_REASONS).optional() }),
  yellow: of({ who, stays: z.boolean().optional(), ...doubled }),
  red: of({ who, ...doubled }),
  sub: of({ on: who, off: who, why: z.enum(SUBSTITUTION_REASONS).optional(), on_note: note, ...doubled }),
  penalty: of({ result: z.enum(PENALTY_RESULTS).optional(), taker: who, keeper: who, ...doubled }),
  kick: of({ result: z.enum(KICK_RESULTS), taker: who, ...doubled }),
  corner: Empty,
  shot: of({ who, on_target: z.boolean().optional() }),
  foul: Empty,
  offside: Empty,
  injury: of({ who }),
  var: of({ about: text(200).optional() }),
  attendance: of({ people: z.int().min(0).max(200_000) }),
  comment: of({ text: text(500).min(1), language: z.enum(LANGUAGES) }),
  star: of({ who: Who }),
  abandon: of({ why: z.enum(ABANDON_REASONS).optional(), decision: z.enum(ABANDON_DECISIONS).optional() }),
  resume: Empty,
  clock_shift: of({ ms: z.int().min(-LATEST_RESUMPTION_MS).max(LONGEST_PERIOD_MS) }),
  void: Empty,
};

/** As the form and the specified calls take it; no clock shows it. */
const Typed = z.strictObject({ minute: z.int().min(1).max(120), added: z.int().min(0).max(15) });

/**
 * What an amendment may put into a payload, of whichever kind: its target may not have come yet, and whether it fits is
 * then seen by nobody. Null takes a part away.
 */
const Amended = z.strictObject(
  Object.fromEntries(
    Map.groupBy(
      [
        ...Object.values(facts).flatMap(({ shape }) => Object.entries<z.ZodType>(shape)),
        ["typed", Typed] as const,
      ],
      ([name]) => name,
    )
      .entries()
      .map(([name, all]) => [
        name,
        z
          .union(all.map(([, one]) => one))
          .nullable()
          .optional(),
      ]),
  ),
);

const payloads: Record<Kind, z.ZodType> = {
  ...facts,
  amend: of({
    patch: z.strictObject({
      period: z.enum(PERIODS).optional(),
      clock_ms: Milliseconds.optional(),
      side: z.enum(SIDES).nullable().optional(),
      payload: Amended.optional(),
    }),
  }),
};

/** The kinds that are of one side, and those that correct another entry. */
const SIDED: readonly Kind[] = [
  "goal",
  "yellow",
  "red",
  "sub",
  "penalty",
  "kick",
  "corner",
  "shot",
  "foul",
  "offside",
  "injury",
  "star",
];
const AIMED: readonly Kind[] = ["void", "amend", "goal_disallowed"];

/** Entries are put in order by the letters of this: a year of five digits would come before all others. */
const Occurred = z.iso.datetime().refine((moment) => /^[12]/.test(moment));

const moment = {
  id: z.uuid(),
  side: z.enum(SIDES).nullable().default(null),
  period: z.enum(PERIODS),
  clock_ms: Milliseconds,
  occurred_at: Occurred,
  target: z.uuid().nullable().default(null),
};

/** What one entry may say, by its kind. */
export const NewEntry = z.discriminatedUnion(
  "kind",
  Object.entries(payloads).map(([kind, payload]) =>
    z.strictObject({ ...moment, kind: z.literal(kind as Kind), payload: payload as z.ZodType<object> }),
  ) as [never, ...never[]],
) as unknown as z.ZodType<EntryGiven>;

export interface EntryGiven {
  id: string;
  kind: Kind;
  payload: object;
  side: (typeof SIDES)[number] | null;
  period: (typeof PERIODS)[number];
  clock_ms: number;
  occurred_at: string;
  target: string | null;
}

export function needsSide(kind: Kind): boolean {
  return SIDED.includes(kind);
}

export function needsTarget(kind: Kind): boolean {
  return AIMED.includes(kind);
}

/** Whether the payload of an entry is still one of its kind after a patch. */
export function isPayloadOf(kind: Kind, payload: object): boolean {
  // What was typed by hand stays as it is, and null takes a part away.
  const parts = Object.entries(payload).filter(([name, value]) => name !== "typed" && value !== null);
  return payloads[kind].safeParse(Object.fromEntries(parts)).success;
}
