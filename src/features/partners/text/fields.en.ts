import type { FieldLabels } from "#src/records/record.ts";
import type { partner } from "../partner.record.ts";
import type { PartnerCategory } from "../partner.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  partners: {
    name: "Name",
    url: "Website (URL)",
    category: "Category",
    order_num: "Display order",
    logo: "Logo",
    banner_image: "Banner",
    is_active: "Active",
    starts_on: "Shown from",
    ends_on: "Shown until",
    display_in_header: "Header",
    display_in_footer: "Footer",
    display_in_matches: "Matches",
    display_in_table: "Table",
    display_in_partners: "Partners block",
    header_text: "Text in the header",
    matches_text: "Text on the matches page",
    table_text: "Text on the table page",
    partners_text: "Text in the partners block",
  },
} satisfies { partners: FieldLabels<typeof partner> };

/** The values that are chosen from a list. */
export const choices = {
  partners: {
    category: {
      title: "Title sponsor",
      partner: "Partner",
    },
  },
} satisfies { partners: { category: Record<PartnerCategory, string> } };

export type PartnersFields = typeof fields;
export type PartnersChoices = typeof choices;
