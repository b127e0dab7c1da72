import type { Selectable } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { PartnersTable } from "#src/db/tables/content.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { getRecord } from "#src/records/records.server.ts";
import { DISPLAY_FLAGS, type Partner } from "./partner.ts";
import type { PartnerMark } from "./partner-logo.tsx";

type Filter = Partial<Record<(typeof DISPLAY_FLAGS)[number], boolean>>;

/** The active partners, in their order; each filter that is given must match. */
export async function listActivePartners(db: Db, filter: Filter = {}): Promise<Partner[]> {
  const active = (await listAllPartners(db)).filter((partner) => partner.is_active);
  const wanted = DISPLAY_FLAGS.filter((flag) => filter[flag] !== undefined);
  return active.filter((partner) => wanted.every((flag) => partner[flag] === filter[flag]));
}

/** The active partners, each with the mark that stands for it in whichever places. */
export async function listMarkedPartners(
  db: Db,
  language: Language,
): Promise<{ partner: Partner; mark: PartnerMark }[]> {
  return (await listActivePartners(db)).map((partner) => {
    const { id, name, logo, url } = partner;
    const { text, lang } = localised(partner, "header_text", language);
    return { partner, mark: { id, name, headerText: { text: text.trim(), lang }, logo, url } };
  });
}

/** Every partner that is not in the trash, for the back office. */
export async function listAllPartners(db: Db): Promise<Partner[]> {
  const query = db.selectFrom("partners").selectAll().where("deleted_at", "is", null);
  return (await query.orderBy("order_num").orderBy("id").execute()).map(toPartner);
}

/** @throws AppError `not_found` */
export async function getPartner(db: Db, id: number): Promise<Partner> {
  return toPartner(await getRecord(db, "partners", id));
}

export async function countPartners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("partners")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export function toPartner(row: Selectable<PartnersTable>): Partner {
  const { deleted_at: _, ...rest } = row;
  return {
    ...rest,
    is_active: row.is_active === 1,
    display_in_header: row.display_in_header === 1,
    display_in_footer: row.display_in_footer === 1,
    display_in_matches: row.display_in_matches === 1,
    display_in_table: row.display_in_table === 1,
    display_in_partners: row.display_in_partners === 1,
  };
}
