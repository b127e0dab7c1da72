import type { Db } from "#src/db/database.server.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { partner } from "./partner.record.ts";
import { filterPartners, type Partner, type PartnersFilter } from "./partner.ts";

/** The active partners, in their order; each filter that is given must match. */
export async function listActivePartners(
  db: Db,
  filter: Omit<PartnersFilter, "is_active"> = {},
): Promise<Partner[]> {
  return filterPartners(await listAllPartners(db), { ...filter, is_active: true });
}

/** Every partner that is not in the trash, for the back office. */
export async function listAllPartners(db: Db): Promise<Partner[]> {
  const query = db.selectFrom("partners").selectAll().where("deleted_at", "is", null);
  return (await query.orderBy("order_num").orderBy("id").execute()).map((row) => toItem(partner, row));
}

/** @throws AppError `not_found` */
export async function getPartner(db: Db, id: number): Promise<Partner> {
  return toItem(partner, await getRecord(db, partner, id));
}

export async function countPartners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("partners")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
