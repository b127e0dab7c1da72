import type { Actor } from "#src/app/actor.server.ts";
import { withoutKey } from "#src/app/once.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { storePicture } from "#src/features/media/commands.server.ts";
import { BANNER_TEXTS, PARTNER_LOGO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { BANNER_BYTES, PHOTO_BYTES } from "#src/features/media/media.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { partner } from "./partner.record.ts";
import type { Partner } from "./partner.ts";
import { countPartners } from "./queries.server.ts";
import type { NewPartner, PartnerEdit, PartnerFlags } from "./schemas.server.ts";

/** A new partner goes to the end of the list unless its place is given. */
export async function createPartner(actor: Actor, given: NewPartner): Promise<Partner> {
  const values = await withStoredPictures(actor, given);
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, "partners:order");
    const order_num = given.order_num ?? (await countPartners(current.tx)) + 1;
    return toItem(partner, await createRecord(current, partner, { ...values, order_num }));
  });
}

export async function updatePartner(actor: Actor, id: number, edit: PartnerEdit): Promise<Partner> {
  const { version, ...given } = edit;
  const values = await withStoredPictures(actor, given);
  return save(actor, "editor", async (current) =>
    toItem(partner, await updateRecord(current, partner, id, values, { version })),
  );
}

/** Flips switches of a partner: active, or one of the places where it is shown. */
export function switchPartner(
  actor: Actor,
  id: number,
  { version, ...flags }: PartnerFlags,
): Promise<Partner> {
  return save(actor, "editor", async (current) =>
    toItem(partner, await updateRecord(current, partner, id, flags, { version })),
  );
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
