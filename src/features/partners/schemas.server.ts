import { z } from "zod";
import { AskFirst, QueryYes, Version, Warnings } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { columnsOf } from "#src/records/record.ts";
import { recordSchemas, shapeOf } from "#src/records/schemas.server.ts";
import { partnerErrors } from "./errors.server.ts";
import { partner } from "./partner.record.ts";
import type { PartnerSwitch } from "./partner.ts";

const { min, max } = partner.fields.order_num;
const order_num = z.int(messageText(partnerErrors.order_num_number())).min(min).max(max).optional();

const schemas = recordSchemas(
  partner,
  { one: "Partner", create: "NewPartner", edit: "PartnerEdit", added: ["warnings"] },
  partnerErrors,
  { order_num, ask_first: AskFirst },
);
export const { create: NewPartner, edit: PartnerEdit, answer: PartnerAnswer } = schemas;
export type NewPartner = z.output<typeof NewPartner>;
export type PartnerEdit = z.output<typeof PartnerEdit>;

/** Its days are the club's and the partner's affair. */
export const ShownPartner = PartnerAnswer.omit({ starts_on: true, ends_on: true }).meta({
  id: "ShownPartner",
});
export const SavedPartner = PartnerAnswer.extend({ warnings: Warnings }).meta({ id: "SavedPartner" });

const switches = columnsOf(partner).filter(({ field }) => field.type === "flag");

export const PartnerFlags = z
  .strictObject({ ...shapeOf(switches), version: Version, ask_first: AskFirst })
  .refine(
    ({ version: _, ask_first: __, ...given }) => Object.keys(given).length > 0,
    messageText(partnerErrors.no_switch()),
  )
  .meta({ id: "PartnerFlags" }) as unknown as z.ZodType<PartnerFlags>;
export type PartnerFlags = { [S in PartnerSwitch]?: 0 | 1 | undefined } & {
  version?: number | undefined;
  ask_first?: boolean | undefined;
};

export const PartnerQuery = z.object({
  active: QueryYes.optional(),
  display_in_header: QueryYes.optional(),
  display_in_footer: QueryYes.optional(),
  display_in_matches: QueryYes.optional(),
  display_in_table: QueryYes.optional(),
  display_in_partners: QueryYes.optional(),
});
export type PartnerQuery = z.output<typeof PartnerQuery>;

export const PartnerList = z.object({ partners: z.array(PartnerAnswer), total: z.number() });
export const ShownPartnerList = z.object({ partners: z.array(ShownPartner), total: z.number() });
