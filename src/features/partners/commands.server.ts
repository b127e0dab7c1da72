import type { Actor } from "#src/app/actor.server.ts";
import { withoutKey } from "#src/app/once.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { storePicture } from "#src/features/media/commands.server.ts";
import { BANNER_TEXTS, PARTNER_LOGO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { BANNER_BYTES, PHOTO_BYTES } from "#src/features/media/media.ts";
import { type NewOrder, orderRecords } from "#src/records/order.server.ts";
import { toItem } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { partnerErrors } from "./errors.server.ts";
import { partner } from "./partner.record.ts";
import { areTogether, type Partner } from "./partner.ts";
import { countPartners, listAllPartners } from "./queries.server.ts";
import type { NewPartner, PartnerEdit, PartnerFlags } from "./schemas.server.ts";

type PartnerRow = RecordRow<"partners">;

/** A partner as its save answers it. */
export type SavedPartner = Partner & Warned;

/**
 * A new partner goes to the end of the list unless its place is given.
 * @throws AppError `invalid` for a last day before the first; `conflict` where a second title sponsor is asked about
 */
export async function createPartner(
  actor: Actor,
  { ask_first, ...given }: NewPartner,
): Promise<SavedPartner> {
  const values = await withStoredPictures(actor, given);
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, "partners:order");
    const order_num = given.order_num ?? (await countPartners(current.tx)) + 1;
    const row = await createRecord(current, partner, { ...values, order_num });
    refuseTurnedDays(row);
    return { ...toItem(partner, row), ...warn(current, await doubtsAboutTitle(current, row), ask_first) };
  });
}

/** @throws AppError `not_found`; `invalid` and `conflict` as {@link createPartner} */
export async function updatePartner(
  actor: Actor,
  id: number,
  { ask_first, ...edit }: PartnerEdit,
): Promise<SavedPartner> {
  const values = await withStoredPictures(actor, edit);
  return save(actor, "editor", (current) => change(current, id, values, ask_first));
}

/** @throws AppError `conflict` as {@link orderRecords} */
export function orderPartners(actor: Actor, order: NewOrder): Promise<void> {
  return save(actor, "editor", (current) =>
    orderRecords(current, partner, order, () => listAllPartners(current.tx)),
  );
}

/** Flips switches of a partner: active, or one of the places where it is shown. */
export function switchPartner(
  actor: Actor,
  id: number,
  { ask_first, ...flags }: PartnerFlags,
): Promise<SavedPartner> {
  return save(actor, "editor", (current) => change(current, id, flags, ask_first));
}

async function change(
  current: Save,
  id: number,
  { version, ...values }: Omit<PartnerEdit | PartnerFlags, "ask_first">,
  askFirst: boolean | undefined,
): Promise<SavedPartner> {
  // As a new one: two saves at once would not see each other's title sponsor.
  await oneAtATime(current.tx, "partners:order");
  const before = await lockRecord(current, partner, id);
  const row = await updateRecord(current, partner, id, values, { version });
  refuseTurnedDays(row);
  return {
    ...toItem(partner, row),
    ...warn(current, await doubtsAboutTitle(current, row, before), askFirst),
  };
}

function refuseTurnedDays({ starts_on, ends_on }: PartnerRow): void {
  if (starts_on && ends_on && ends_on < starts_on) {
    throw new AppError("invalid", partnerErrors.ends_before_start(), { path: "ends_on" });
  }
}

/**
 * Who else is the title sponsor on the same days. A club may mean it, for a day of handing over.
 * @param before it as it was; undefined for a new one
 */
async function doubtsAboutTitle({ tx }: Save, row: PartnerRow, before?: PartnerRow): Promise<FieldFault[]> {
  if (!isTitle(row)) return [];
  const others = (await listAllPartners(tx)).filter((one) => one.id !== row.id && isTitle(one));
  const isNew = (other: Partner) => !before || !isTitle(before) || !areTogether(before, other);
  return others
    .filter((other) => areTogether(row, other) && isNew(other))
    .map(({ name }) => ({ path: "category", message: partnerErrors.second_title({ name }) }));
}

function isTitle({ category, is_active }: Pick<PartnerRow | Partner, "category" | "is_active">): boolean {
  return category === "title" && Boolean(is_active);
}

export async function setPartnerBanner(actor: Actor, id: number, file: Uint8Array) {
  const { url } = await storePicture(withoutKey(actor), file, BANNER_TEXTS);
  return save(actor, "editor", async (current) => {
    const { version: version_before } = await lockRecord(current, partner, id);
    const { version } = await updateRecord(current, partner, id, { banner_image: url });
    return { banner_image: url, version, version_before };
  });
}

export function deletePartner(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", (current) => trashRecord(current, partner, id));
}

/** Pictures that came as data URLs become files before the transaction begins: encoding takes a while. */
async function withStoredPictures<
  Values extends { logo?: string | undefined; banner_image?: string | undefined },
>(actor: Actor, values: Values): Promise<Values> {
  return {
    ...values,
    logo: await storeImageField(actor, values.logo, PHOTO_BYTES, PARTNER_LOGO_TEXTS),
    banner_image: await storeImageField(actor, values.banner_image, BANNER_BYTES, BANNER_TEXTS),
  };
}
