import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { remember } from "#src/live/remember.server.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { partner } from "./partner.record.ts";
import { type DisplayFlag, filterPartners, type Partner, type PartnersFilter } from "./partner.ts";
import type { PartnerMark } from "./partner-logo.tsx";

/** The active partners, in their order; each filter that is given must match. */
export async function listActivePartners(
  db: Db,
  filter: Omit<PartnersFilter, "is_active"> = {},
): Promise<Partner[]> {
  const active = await remember(db, "active partners", async () =>
    filterPartners(await listAllPartners(db), { is_active: true }),
  );
  return filterPartners(active, filter);
}

/** The logos for one place on the site, in their order. */
export function listPartnerMarks(
  db: Db,
  place: DisplayFlag,
  language: Language,
): Promise<readonly PartnerMark[]> {
  return remember(db, `partner marks, ${place}, ${language}`, async () =>
    (await listMarkedPartners(db, language))
      .filter((marked) => marked.partner[place])
      .map(({ mark }) => mark),
  );
}

/** The active partners, each with the mark that stands for it in whichever places: the page's data carry it once. */
export function listMarkedPartners(
  db: Db,
  language: Language,
): Promise<readonly { partner: Partner; mark: PartnerMark }[]> {
  return remember(db, `partner marks, ${language}`, async () =>
    (await listActivePartners(db)).map((one) => {
      const { id, name, logo, url } = one;
      const { text, lang } = localised(one, "header_text", language);
      return { partner: one, mark: { id, name, headerText: { text: text.trim(), lang }, logo, url } };
    }),
  );
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
