import { z } from "zod";
import { MOST_COUNTED, text } from "#src/api/fields.server.ts";
import { PERIODS, SIDES } from "#src/features/ledger/ledger.ts";
import { MOST_AT_ONCE } from "#src/features/ledger/schemas.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";

/** What a console sends. Its entries are looked at one by one, so that a bad one holds no other back. */
export const SentEntries = z
  .strictObject({
    device: text(100)
      .min(1)
      .meta({ description: "How the phone or computer calls itself, always the same." }),
    sent_at: z.iso.datetime().meta({ description: "When it was sent, by the device's own clock." }),
    after: z
      .int()
      .min(0)
      .max(MOST_COUNTED)
      .meta({ description: "The last place of the log that the device knows." }),
    last: text(100).optional().meta({
      description: "The id of the entry at that place: another one there means that the log was restored.",
    }),
    entries: z.array(z.unknown()).max(MOST_AT_ONCE),
  })
  .meta({ id: "SentEntries" });
export type SentEntries = z.output<typeof SentEntries>;

/** One of 100 entries with both names of two people in three scripts. */
export const MOST_BYTES = 512 * 1024;

const Moment = z.iso.datetime();
const Stamp = z.string().meta({
  description:
    "Another one than before: sides or lengths have changed, and the match is to be asked for anew.",
});
const Place = z.int().min(1);

export const LoggedEntryAnswer = z
  .object({
    id: z.string(),
    seq: Place,
    device: z.string(),
    kind: z.string(),
    side: z.enum(SIDES).nullable(),
    period: z.enum(PERIODS),
    clock_ms: z.int(),
    occurred_at: z.string(),
    target: z.string().nullable(),
    payload: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "LoggedEntry" });

export const Received = z
  .object({
    accepted: z.array(z.object({ id: z.string(), seq: Place })),
    refused: z.array(z.object({ id: z.string().nullable(), key: z.string(), message: z.string() })).meta({
      description: "Sent again as they are they are refused again. Without an id that can be read: null.",
    }),
    news: z.array(LoggedEntryAnswer).meta({ description: "Everything behind `from`, the device's own too." }),
    seq: z.int().min(0),
    from: z.int().min(0).meta({
      description: "As `after`; 0 where the log is not the one that the device knows, and all of it comes.",
    }),
    stamp: Stamp,
    received_at: Moment,
    now: Moment,
  })
  .meta({ id: "ReceivedEntries" });

const Names = z.record(z.enum(LANGUAGES), z.string());

const TeamAnswer = z.object({
  id: z.int().nullable(),
  names: Names,
  code: Names,
  crest: z.string().meta({ description: "The own club has one always; else empty where none was uploaded." }),
});

const ScoreAnswer = z.object({ home: z.int(), away: z.int() });

const Squad = z.array(
  z.object({
    who: z.record(z.string(), z.unknown()),
    number: z.int().nullable(),
    names: Names,
    position: z.string(),
  }),
);

export const MatchDayAnswer = z
  .object({
    match: z.object({
      id: z.int(),
      path: z.string().meta({ description: "Where its page is, without the language." }),
      date: Moment,
      status: z.string(),
      home: TeamAnswer,
      away: TeamAnswer,
      venue: Names,
      lengths: z
        .array(z.int())
        .meta({ description: "Minutes of both halves and of both halves of extra time." }),
      max_substitutions: z.int().meta({ description: "How many may come on in a match of its competition." }),
      may_have_extra_time: z.boolean().meta({
        description: "Whether its competition or stage is of a kind in which a match may need a winner.",
      }),
      typed_score: ScoreAnswer.nullable().meta({
        description: "A score that somebody typed and the first goal would take the place of: ask before.",
      }),
      score_over_goals: ScoreAnswer.nullable().meta({
        description:
          "A score that somebody typed over that of the goals: it is shown, and stays through further goals.",
      }),
      stamp: Stamp,
    }),
    lineups: z.object({ home: z.unknown(), away: z.unknown() }),
    squads: z.object({ home: Squad, away: Squad }),
    table: z.record(z.string(), z.unknown()).nullable().meta({
      description:
        "What the own club's place follows from, by the results that are entered; null unless the match counts in a table that is made from results.",
    }),
    entries: z.array(LoggedEntryAnswer),
    seq: z.int().min(0),
    now: Moment,
  })
  .meta({ id: "MatchDay" });
