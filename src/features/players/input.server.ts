import { z } from "zod";
import {
  Day,
  ImageField,
  localisedAnswer,
  optionalText,
  RecordFields,
  required,
  text,
  Version,
  wholeNumber,
  Yes,
} from "#src/api/fields.server.ts";
import { BOUNDS } from "./player.ts";

const [jersey, height, weight] = [BOUNDS.jersey, BOUNDS.height, BOUNDS.weight];

const requiredFields = {
  first_name: required(100, "Write the first name in English."),
  first_name_hy: required(100, "Write the first name in Armenian."),
  last_name: required(100, "Write the last name in English."),
  last_name_hy: required(100, "Write the last name in Armenian."),
  position: required(60, "Choose a position."),
};

const optionalFields = z
  .strictObject({
    first_name_ru: optionalText(100),
    last_name_ru: optionalText(100),
    position_hy: optionalText(60),
    position_ru: optionalText(60),
    jersey_number: wholeNumber(jersey[0], jersey[1], "A jersey number is a whole number from 1 to 99."),
    birth_date: Day.refine((day) => day === null || day >= "1900-01-01", "No player was born before 1900."),
    nationality: optionalText(100),
    nationality_hy: optionalText(100),
    nationality_ru: optionalText(100),
    height: wholeNumber(height[0], height[1], "Height is a whole number from 150 to 220 cm."),
    weight: wholeNumber(weight[0], weight[1], "Weight is a whole number from 50 to 120 kg."),
    photo_url: ImageField,
    bio: optionalText(5000),
    bio_hy: optionalText(5000),
    bio_ru: optionalText(5000),
    is_active: Yes,
    is_captain: Yes,
  })
  .partial().shape;

const replace_captain = z
  .boolean()
  .optional()
  .meta({ description: "Takes the captain's band from whoever has it." });

export const NewPlayer = z
  .strictObject({ ...requiredFields, ...optionalFields, replace_captain })
  .meta({ id: "NewPlayer" });
export type NewPlayer = z.output<typeof NewPlayer>;

export const PlayerEdit = z
  .strictObject({
    ...requiredFields,
    ...optionalFields,
    replace_captain,
    version: Version,
    warnings: z.unknown().optional(),
  })
  .meta({ id: "PlayerEdit" });
export type PlayerEdit = z.output<typeof PlayerEdit>;

export const PlayersQuery = z.object({
  search: z.string().max(200).optional(),
  position: text(60).optional(),
  status: z.enum(["all", "active", "inactive"]).optional(),
});
export type PlayersQuery = z.output<typeof PlayersQuery>;

export const PlayerAnswer = z
  .object({
    ...RecordFields,
    ...localisedAnswer("first_name"),
    ...localisedAnswer("last_name"),
    ...localisedAnswer("position"),
    ...localisedAnswer("nationality"),
    ...localisedAnswer("bio"),
    jersey_number: z.number().nullable(),
    birth_date: z.string().nullable(),
    height: z.number().nullable(),
    weight: z.number().nullable(),
    photo_url: z.string(),
    is_active: z.boolean(),
    is_captain: z.boolean(),
  })
  .meta({ id: "Player" });

/** What everybody may read: the club's page needs neither versions nor the hours at which staff saved. */
export const PublicPlayerList = z.object({
  players: z.array(
    PlayerAnswer.omit({ version: true, created_at: true, updated_at: true }).meta({ id: "PublicPlayer" }),
  ),
  total: z.number(),
});

export const SavedPlayer = PlayerAnswer.extend({
  warnings: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
}).meta({ id: "SavedPlayer" });

export const PlayerList = z.object({ players: z.array(PlayerAnswer), total: z.number() });
