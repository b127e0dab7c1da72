import { partners } from "#club/demo/partners.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { createRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { partner } from "./partner.record.ts";

/** The demo's partners, in the order in which they are written down. */
export function fillPartners(actor: Actor): Promise<void> {
  return save(actor, "admin", async (current) => {
    const flag = (value: boolean) => (value ? 1 : 0);
    for (const [index, one] of partners.entries()) {
      const { name, url, logo, banner, category } = one;
      await createRecord(current, partner, {
        ...{ name, url, logo, category, banner_image: banner ?? "", order_num: index + 1 },
        ...columns("header_text", one.header_text),
        ...columns("matches_text", one.matches_text),
        ...columns("table_text", one.table_text),
        ...columns("partners_text", one.partners_text),
        is_active: flag(one.is_active),
        display_in_header: flag(one.display_in_header),
        display_in_footer: flag(one.display_in_footer),
        display_in_matches: flag(one.display_in_matches),
        display_in_table: flag(one.display_in_table),
        display_in_partners: flag(one.display_in_partners),
      });
    }
  });
}
