import { z } from "zod";
import {
  ImageField,
  optionalText,
  QueryYes,
  RecordFields,
  required,
  Version,
  WebAddress,
  Yes,
} from "#src/api/fields.server.ts";
import { PARTNER_CATEGORIES } from "./partner.ts";

const flags = {
  is_active: Yes,
  display_in_header: Yes,
  display_in_footer: Yes,
  display_in_matches: Yes,
  display_in_table: Yes,
  display_in_partners: Yes,
};

const texts = {
  header_text: optionalText(300),
  header_text_hy: optionalText(300),
  header_text_ru: optionalText(300),
  matches_text: optionalText(1000),
  matches_text_hy: optionalText(1000),
  matches_text_ru: optionalText(1000),
  table_text: optionalText(1000),
  table_text_hy: optionalText(1000),
  table_text_ru: optionalText(1000),
  partners_text: optionalText(1000),
  partners_text_hy: optionalText(1000),
  partners_text_ru: optionalText(1000),
};

const order_num = z.int("Write the order as a whole number.").min(0).max(100_000);

export const NewPartner = z
  .strictObject({
    name: required(200, "Write the partner's name."),
    url: WebAddress,
    category: z.enum(PARTNER_CATEGORIES).default("partner"),
    logo: ImageField.default(""),
    banner_image: ImageField.default(""),
    order_num: order_num.optional(),
    is_active: Yes.default(0),
    display_in_header: Yes.default(0),
    display_in_footer: Yes.default(1),
    display_in_matches: Yes.default(0),
    display_in_table: Yes.default(0),
    display_in_partners: Yes.default(0),
    header_text: texts.header_text.default(""),
    header_text_hy: texts.header_text_hy.default(""),
    header_text_ru: texts.header_text_ru.default(""),
    matches_text: texts.matches_text.default(""),
    matches_text_hy: texts.matches_text_hy.default(""),
    matches_text_ru: texts.matches_text_ru.default(""),
    table_text: texts.table_text.default(""),
    table_text_hy: texts.table_text_hy.default(""),
    table_text_ru: texts.table_text_ru.default(""),
    partners_text: texts.partners_text.default(""),
    partners_text_hy: texts.partners_text_hy.default(""),
    partners_text_ru: texts.partners_text_ru.default(""),
  })
  .meta({ id: "NewPartner" });
export type NewPartner = z.output<typeof NewPartner>;

/** A whole partner; a field that is left out keeps its value. */
export const PartnerEdit = z
  .strictObject({
    name: required(200, "Write the partner's name."),
    url: WebAddress,
    category: z.enum(PARTNER_CATEGORIES),
    ...z.strictObject({ logo: ImageField, banner_image: ImageField, order_num, ...flags, ...texts }).partial()
      .shape,
    version: Version,
  })
  .meta({ id: "PartnerEdit" });
export type PartnerEdit = z.output<typeof PartnerEdit>;

export const PartnerFlags = z
  .strictObject({ ...z.strictObject(flags).partial().shape, version: Version })
  .refine(({ version: _, ...given }) => Object.keys(given).length > 0, "Say which switch to change.")
  .meta({ id: "PartnerFlags" });
export type PartnerFlags = z.output<typeof PartnerFlags>;

export const PartnerQuery = z.object({
  active: QueryYes.optional(),
  display_in_header: QueryYes.optional(),
  display_in_footer: QueryYes.optional(),
  display_in_matches: QueryYes.optional(),
  display_in_table: QueryYes.optional(),
  display_in_partners: QueryYes.optional(),
});
export type PartnerQuery = z.output<typeof PartnerQuery>;

export const PartnerAnswer = z
  .object({
    ...RecordFields,
    name: z.string(),
    url: z.string(),
    logo: z.string(),
    banner_image: z.string(),
    category: z.enum(PARTNER_CATEGORIES),
    order_num: z.number(),
    is_active: z.boolean(),
    display_in_header: z.boolean(),
    display_in_footer: z.boolean(),
    display_in_matches: z.boolean(),
    display_in_table: z.boolean(),
    display_in_partners: z.boolean(),
    header_text: z.string(),
    header_text_hy: z.string(),
    header_text_ru: z.string(),
    matches_text: z.string(),
    matches_text_hy: z.string(),
    matches_text_ru: z.string(),
    table_text: z.string(),
    table_text_hy: z.string(),
    table_text_ru: z.string(),
    partners_text: z.string(),
    partners_text_hy: z.string(),
    partners_text_ru: z.string(),
  })
  .meta({ id: "Partner" });

export const PartnerList = z.object({ partners: z.array(PartnerAnswer), total: z.number() });
