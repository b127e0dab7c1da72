import { z } from "zod";
import { optionalText, RecordFields, required, Version } from "#src/api/fields.server.ts";
import { COMPETITION_KINDS } from "./competition.ts";

const slug = z.string().max(200).optional().meta({ description: "Ignored: it is made from the name." });
const name = required(100, "Write the competition's name.");
const order_num = z.int("Write the order as a whole number.").min(0).max(100_000);

export const NewCompetition = z
  .strictObject({
    slug,
    name,
    name_hy: optionalText(100).default(""),
    name_ru: optionalText(100).default(""),
    kind: z.enum(COMPETITION_KINDS).default("cup"),
    order_num: order_num.optional(),
  })
  .meta({ id: "NewCompetition" });
export type NewCompetition = z.output<typeof NewCompetition>;

/** A whole competition; a field that is left out keeps its value. */
export const CompetitionEdit = z
  .strictObject({
    slug,
    name,
    name_hy: optionalText(100).optional(),
    name_ru: optionalText(100).optional(),
    kind: z.enum(COMPETITION_KINDS).optional(),
    order_num: order_num.optional(),
    version: Version,
  })
  .meta({ id: "CompetitionEdit" });
export type CompetitionEdit = z.output<typeof CompetitionEdit>;

export const CompetitionAnswer = z
  .object({
    ...RecordFields,
    slug: z.string(),
    kind: z.enum(COMPETITION_KINDS),
    name: z.string(),
    name_hy: z.string(),
    name_ru: z.string(),
    order_num: z.number(),
  })
  .meta({ id: "Competition" });

export const CompetitionList = z.object({ competitions: z.array(CompetitionAnswer), total: z.number() });
