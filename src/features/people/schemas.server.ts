import { z } from "zod";
import { decimal, Issue, Reference, Version } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import { columnsOf, type Given } from "#src/records/record.ts";
import { answerFields, recordSchemas, shapeOf } from "#src/records/schemas.server.ts";
import { peopleErrors } from "./errors.server.ts";
import { person } from "./person.record.ts";
import { NAME_COLUMNS, type NameColumns } from "./person.ts";
import { spell } from "./spell.record.ts";
import { OUT_KINDS, SPELL_KINDS } from "./spell.ts";
import { MOST_LINES } from "./squad-lines.ts";
import { squadMember } from "./squad-member.record.ts";
import { BAN_REASONS } from "./suspensions.ts";

const people = recordSchemas(
  person,
  { one: "Person", create: "NewPerson", edit: "PersonEdit" },
  peopleErrors,
);
export const { create: NewPerson, edit: PersonEdit, answer: PersonAnswer } = people;
export type NewPerson = Given<typeof person>;
export type PersonEdit = NewPerson & { version?: number | undefined };

const Season = (shapeOf(columnsOf(squadMember), peopleErrors).season as z.ZodType<string>).refine(
  isSeasonName,
  messageText(peopleErrors.season_format()),
);

/** The person's own fields, to be changed along with the place; `version` is the place's `person_version`. */
const Named = z
  .strictObject({
    ...shapeOf(
      columnsOf(person).filter(({ field }) => !field.readOnly),
      peopleErrors,
    ),
    version: Version,
  })
  .meta({ id: "NamedPerson" });
type Named = PersonEdit;

/** What a place is shown with: it may be sent back, to no effect. */
const SHOWN = [...NAME_COLUMNS, "gender", "nation", "birth_date", "player_id", "person_version"] as const;

const places = recordSchemas(
  squadMember,
  { one: "SquadPlace", create: "NewSquadPlace", edit: "SquadPlaceEdit", added: SHOWN },
  peopleErrors,
  {
    /** Somebody who is known; else `person` makes somebody new. */
    person_id: Reference().optional(),
    person: Named.optional() as unknown as z.ZodOptional<z.ZodType<Named>>,
  },
);
export const NewSquadPlace = places.create;
export const SquadPlaceEdit = places.edit;
export type NewSquadPlace = Omit<z.output<typeof NewSquadPlace>, "person_id"> & {
  person_id?: number | null | undefined;
};
export type SquadPlaceEdit = Partial<NewSquadPlace> & { version?: number | undefined };

const spells = recordSchemas(
  spell,
  { one: "Spell", create: "NewSpell", edit: "SpellEdit", added: ["warnings"] },
  peopleErrors,
);
export const { create: NewSpell, edit: SpellEdit, answer: SpellAnswer } = spells;
export type NewSpell = Given<typeof spell>;
export type SpellEdit = NewSpell & { version?: number | undefined };
export const SavedSpell = SpellAnswer.extend({ warnings: z.array(Issue).optional() }).meta({
  id: "SavedSpell",
});
export const SpellList = z.object({ spells: z.array(SpellAnswer), total: z.number() });

const PlaceOfPerson = z.object(
  (({ version, created_at, updated_at, ...shape }) => shape)(places.answer.shape),
);
const MergeSide = z
  .object({
    person: PersonAnswer,
    places: z.array(PlaceOfPerson),
    /** How many of each name the person. */
    spells: z.number(),
    events: z.number(),
    lineups: z.number(),
    /** Numbers in the lists of players and of staff. */
    players: z.array(z.number()),
    staff: z.array(z.number()),
  })
  .meta({ id: "MergeSide" });
export const PersonFile = MergeSide.extend({
  spells: z.array(SpellAnswer),
  /** Records that were merged into this one. */
  merged: z.array(PersonAnswer),
  /** Whom this record was merged with. */
  merged_with: PersonAnswer.nullable(),
}).meta({ id: "PersonFile" });
export const MergeQuery = z.object({ with: decimal(1) });
export const MergePreview = z
  .object({
    one: MergeSide,
    other: MergeSide,
    /** What speaks against their being one. */
    doubts: z.array(Issue),
  })
  .meta({ id: "MergePreview" });
export const MergeGiven = z
  .strictObject({ into: z.int().min(1), ask_first: z.boolean().optional() })
  .meta({ id: "MergeGiven" });
export const MergedPerson = PersonAnswer.extend({ warnings: z.array(Issue).optional() }).meta({
  id: "MergedPerson",
});

const { gender, nation, birth_date, merged_with: _, merged_into: __, ...names } = answerFields(person);
export const SquadPlaceAnswer = places.answer
  .extend({
    ...(names as { [C in keyof NameColumns]: z.ZodType<string> }),
    ...{ gender, nation, birth_date },
    /** The club's own player, whose names, number and position the list of players holds. */
    player_id: z.number().nullable(),
    /** Of the person that the place shows. */
    person_version: z.number(),
  })
  .meta({ id: "SquadPlaceWithPerson" });

export const SavedSquadPlace = SquadPlaceAnswer.extend({ warnings: z.array(Issue).optional() }).meta({
  id: "SavedSquadPlace",
});

const SuspendedPerson = z.object({
  person_id: z.number().nullable(),
  number: z.number().nullable(),
  ...(names as { [C in keyof NameColumns]: z.ZodType<string> }),
  why: z.enum(BAN_REASONS),
  /** The match of the card. */
  since: z.number(),
  /** Matches still to be missed. */
  matches: z.number(),
  /** Whether staff have confirmed the rules of the season. */
  is_confirmed: z.boolean(),
});

export const SquadQuery = z.object({ season: Season.optional(), team: decimal(1).optional() });
export const SquadList = z
  .object({
    season: z.string().nullable(),
    team: z.number().nullable(),
    /** Every season that has a table, a match or a squad, newest first. */
    seasons: z.array(z.string()),
    /** Today's squad of the main team: numbers and positions of its players are changed in the list of players. */
    is_current: z.boolean(),
    squad: z.array(SquadPlaceAnswer),
    /** For the team's next match. */
    suspended: z.array(SuspendedPerson),
    /** Who is hurt, banned or away today. */
    out: z.array(z.object({ person_id: z.number(), kind: z.enum(OUT_KINDS), until: z.string().nullable() })),
    total: z.number(),
  })
  .meta({ id: "SquadList" });

/** Somebody of the own club who misses its next match, or plays elsewhere. */
const OwnAbsence = z
  .object({
    /** In the list of players; null for who is in none. */
    player_id: z.number().nullable(),
    person_id: z.number().nullable(),
    number: z.number().nullable(),
    ...(names as { [C in keyof NameColumns]: z.ZodType<string> }),
    kind: z.enum(SPELL_KINDS),
    /** The last day, where it is known. */
    until: z.string().nullable(),
    /** Where somebody plays; empty where it is not known. */
    team_name: z.string(),
    team_name_hy: z.string(),
    team_name_ru: z.string(),
  })
  .meta({ id: "OwnAbsence" });
export const OwnAbsenceList = z.object({ absences: z.array(OwnAbsence), total: z.number() });

export const NamedQuery = z.object({ season: Season, team: decimal(1) });
const NamedPerson = z
  .object({
    ...(names as { [C in keyof NameColumns]: z.ZodType<string> }),
    number: z.number().nullable(),
    /** In how many matches of the season. */
    matches: z.number(),
  })
  .meta({ id: "NamedInMatches" });
export const NamedList = z.object({ people: z.array(NamedPerson), total: z.number() });

export const SuspendedInMatch = z
  .object({ home: z.array(SuspendedPerson), away: z.array(SuspendedPerson) })
  .meta({ id: "SuspendedInMatch" });

export const WhichSquadGiven = z.strictObject({ season: Season, team_id: z.int().min(1) });
export type WhichSquadGiven = z.output<typeof WhichSquadGiven>;

export const SquadLines = z
  .strictObject({ season: Season, team_id: z.int().min(1), lines: z.string().max(MOST_LINES * 120) })
  .meta({ id: "SquadLines", description: 'A line a player, e.g. "9 Sahradyan" or "1 GK Aram Ghazaryan".' });
export type SquadLines = z.output<typeof SquadLines>;

export const PastedSquad = z
  .object({
    added: z.number(),
    /** Those of whom the number was not known. */
    numbered: z.number(),
    /** They were in the squad already. */
    known: z.number(),
    /** The lines in which no player could be read. */
    unread: z.array(z.string()),
  })
  .meta({ id: "PastedSquad" });

export const PeopleQuery = z.object({
  search: z.string().max(200).optional(),
  limit: decimal(1, 100).optional(),
  player: decimal(1, 2 ** 31 - 1)
    .optional()
    .meta({ description: "Whoever is this one in the list of players." }),
});
const FoundPerson = PersonAnswer.extend({
  /** The newest place in a squad, by which namesakes are told apart. */
  latest: z.object({ season: z.string(), team_id: z.number(), number: z.number().nullable() }).nullable(),
}).meta({ id: "FoundPerson" });
export const PeopleList = z.object({ people: z.array(FoundPerson), total: z.number() });
