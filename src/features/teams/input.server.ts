import { z } from "zod";
import { ImageField, optionalText, RecordFields, required, Version, Yes } from "#src/api/fields.server.ts";

const code = optionalText(8);
const name = required(100, "Write the team's name.");

const others = {
  name_hy: optionalText(100),
  name_ru: optionalText(100),
  code,
  code_hy: code,
  code_ru: code,
  town: optionalText(100),
  town_hy: optionalText(100),
  town_ru: optionalText(100),
  venue: optionalText(200),
  venue_hy: optionalText(200),
  venue_ru: optionalText(200),
};

/** Made from the name and kept; a team that is sent back as it was read may carry it. */
const slug = z.string().max(200).optional().meta({ description: "Ignored: it is made from the name." });

export const NewTeam = z
  .strictObject({
    slug,
    name,
    ...withDefaults(others),
    logo_url: ImageField.default(""),
    is_own: Yes.default(0),
  })
  .meta({ id: "NewTeam" });
export type NewTeam = z.output<typeof NewTeam>;

/** A whole team; a field that is left out keeps its value. */
export const TeamEdit = z
  .strictObject({
    slug,
    name,
    ...z.strictObject({ ...others, logo_url: ImageField, is_own: Yes }).partial().shape,
    version: Version,
  })
  .meta({ id: "TeamEdit" });
export type TeamEdit = z.output<typeof TeamEdit>;

export const TeamAnswer = z
  .object({
    ...RecordFields,
    slug: z.string(),
    name: z.string(),
    name_hy: z.string(),
    name_ru: z.string(),
    code: z.string(),
    code_hy: z.string(),
    code_ru: z.string(),
    town: z.string(),
    town_hy: z.string(),
    town_ru: z.string(),
    venue: z.string(),
    venue_hy: z.string(),
    venue_ru: z.string(),
    logo_url: z.string().nullable(),
    is_own: z.boolean(),
  })
  .meta({ id: "Team" });

export const TeamList = z.object({ teams: z.array(TeamAnswer), total: z.number() });

function withDefaults(fields: typeof others) {
  const entries = Object.entries(fields).map(([field, schema]) => [field, schema.default("")]);
  return Object.fromEntries(entries) as { [F in keyof typeof others]: z.ZodDefault<(typeof others)[F]> };
}
