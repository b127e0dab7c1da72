import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { dayIn, daysBefore } from "#src/i18n/dates.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { partner } from "./partner.record.ts";
import { filterPartners, type Partner, type PartnersFilter, periodOf } from "./partner.ts";

/** The partners that visitors see now: active, within their days, in their order; each given filter must match. */
export async function listActivePartners(
  db: Db,
  now: Date,
  filter: Omit<PartnersFilter, "is_active"> = {},
): Promise<Partner[]> {
  const today = dayIn(now, club.timeZone);
  return filterPartners(await listAllPartners(db), { ...filter, is_active: true }).filter(
    (partner) => periodOf(partner, today) === "running",
  );
}

/**
 * The active partners whose last day is today or within so many days, soonest first.
 * @returns `ends_on` is the club's day, "2025-03-08"
 */
export async function listEndingPartners(
  db: Db,
  now: Date,
  days: number,
): Promise<{ id: number; name: string; ends_on: string }[]> {
  const until = new Date(daysBefore(now, -days));
  const rows = await db
    .selectFrom("partners")
    .select(["id", "name", "ends_on"])
    .where("deleted_at", "is", null)
    .where("is_active", "=", 1)
    .where("ends_on", ">=", dayIn(now, club.timeZone))
    .where("ends_on", "<=", dayIn(until, club.timeZone))
    .orderBy("ends_on")
    .orderBy("order_num")
    .execute();
  return rows.map(({ ends_on, ...partner }) => ({ ...partner, ends_on: ends_on! }));
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
