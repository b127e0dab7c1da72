import { partners } from "#club/demo/partners.ts";
import { columns } from "#src/i18n/localised.ts";
import { type Office, save } from "#src/records/office.server.ts";
import { createRecord } from "#src/records/records.server.ts";

/** The demo's partners, in the order in which they are written down. */
export function fillPartners(office: Office): Promise<void> {
  return save(office, "admin", async (current) => {
    for (const [index, { banner, ...partner }] of partners.entries()) {
      const flag = (value: boolean) => (value ? 1 : 0);
      await createRecord(
        current,
        "partners",
        {
          ...partner,
          ...columns("header_text", partner.header_text),
          ...columns("matches_text", partner.matches_text),
          ...columns("table_text", partner.table_text),
          ...columns("partners_text", partner.partners_text),
          banner_image: banner ?? "",
          order_num: index + 1,
          is_active: flag(partner.is_active),
          display_in_header: flag(partner.display_in_header),
          display_in_footer: flag(partner.display_in_footer),
          display_in_matches: flag(partner.display_in_matches),
          display_in_table: flag(partner.display_in_table),
          display_in_partners: flag(partner.display_in_partners),
        },
        partner.name,
      );
    }
  });
}
