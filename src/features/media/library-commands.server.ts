import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import { toItem } from "#src/records/record.ts";
import { lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { storeFiles } from "./commands.server.ts";
import { LIBRARY_TEXTS, mediaErrors } from "./errors.server.ts";
import type { Picture } from "./library.ts";
import { joinLook, leaveLook } from "./look-commands.server.ts";
import { pictureHash } from "./media.ts";
import { picture } from "./picture.record.ts";
import {
  FILE_COLUMNS,
  findAlike,
  findByHash,
  findFormerFile,
  listUses,
  type PictureFile,
  type PictureRow,
  standsOut,
} from "./picture-queries.server.ts";
import type { PictureEdit } from "./schemas.server.ts";

/**
 * What staff say of a picture: it then stays in the library though nobody uses it.
 * @throws AppError `not_found`; `forbidden` for a writer who says something of what another one has uploaded, or of
 * what stands on a page that is out
 */
export function updatePicture(actor: Actor, id: number, edit: PictureEdit): Promise<Picture> {
  return save(actor, "writer", async (current) => {
    const { created_by } = await lockRecord(current, picture, id);
    const isOwn = created_by === actor.account.id && !(await standsOut(current.tx, id));
    if (!isOwn) requireRole(actor.account, "editor");
    return describe(current, id, edit);
  });
}

async function describe(current: Save, id: number, { version, ...edit }: PictureEdit): Promise<Picture> {
  const row = await updateRecord(current, picture, id, withoutUndefined(edit), { version });
  await current.tx.updateTable("media").set({ is_kept: 1 }).where("id", "=", id).execute();
  return toItem(picture, { ...row, is_kept: 1 });
}

/** Says the same of several pictures. @throws AppError `not_found` */
export function updatePictures(
  actor: Actor,
  ids: readonly number[],
  edit: PictureEdit,
): Promise<{ ids: number[] }> {
  return save(actor, "editor", async (current) => {
    const ordered = inOneOrder(ids);
    for (const id of ordered) await describe(current, id, edit);
    return { ids: ordered };
  });
}

/**
 * Moves a picture that nobody uses to the trash.
 * @throws AppError `not_found`; `conflict` with the places where it stands
 */
export function deletePicture(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", (current) => trashPicture(current, id));
}

/** Moves those of some pictures to the trash that nobody uses, and says which ones stand somewhere. */
export function deletePictures(
  actor: Actor,
  ids: readonly number[],
): Promise<{ ids: number[]; used: number[] }> {
  return save(actor, "editor", async (current) => {
    const [gone, used]: [number[], number[]] = [[], []];
    for (const id of inOneOrder(ids)) {
      await lockRecord(current, picture, id);
      if ((await listUses(current.tx, id)).length > 0) used.push(id);
      else {
        await trashPicture(current, id);
        gone.push(id);
      }
    }
    return { ids: gone, used };
  });
}

async function trashPicture(current: Save, id: number): Promise<void> {
  const { look } = await lockRecord(current, picture, id);
  const places = await listUses(current.tx, id);
  if (places.length > 0)
    throw new AppError("conflict", mediaErrors.in_use({ n: places.length }), { details: { places } });
  await trashRecord(current, picture, id);
  if (look !== null) await leaveLook(current.tx, look);
}

/**
 * Another file for the same picture: its places show it from now on, and what is said of it stays.
 * @throws AppError as an upload; `conflict` for a file that is another picture of the library
 */
export async function replaceFile(
  actor: Actor,
  id: number,
  bytes: Uint8Array,
  file_name = "",
): Promise<Picture> {
  const file = await storeFiles(actor, bytes, LIBRARY_TEXTS);
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, picture, id);
    if (file.hash === before.hash) return toItem(picture, before);
    const owner = await findByHash(current.tx, file.hash);
    if (owner && owner.id !== id) throw new AppError("conflict", mediaErrors.file_of_another());
    const row = await changeFile(current, before, { ...file, ...(file_name ? { file_name } : {}) });
    return toItem(picture, row);
  });
}

async function changeFile(
  current: Save,
  before: PictureRow,
  file: PictureFile & { file_name?: string },
  more: PictureEdit = {},
): Promise<PictureRow> {
  const { tx, now } = current;
  await tx.deleteFrom("media_aliases").where("hash", "=", file.hash).execute();
  const former = Object.fromEntries(FILE_COLUMNS.map((name) => [name, before[name]]));
  await tx
    .insertInto("media_aliases")
    .values({ hash: before.hash, media_id: before.id, file: JSON.stringify(former), replaced_at: now })
    .execute();
  const { version, ...said } = more;
  const values = { ...withoutUndefined(said), ...file, uploaded_at: now };
  const row = await updateRecord(current, picture, before.id, values, { version });
  await joinLook(tx, row.id, await findAlike(tx, file, row.id));
  return row;
}

/** What an earlier version said, and its file where the picture has another one now. */
export function restorePicture(
  actor: Actor,
  id: number,
  { url, ...said }: Record<string, unknown> & { version?: number | undefined },
): Promise<Picture> {
  const edit = said as PictureEdit;
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, picture, id);
    const hash = pictureHash(String(url ?? ""));
    const former = hash && hash !== before.hash ? await findFormerFile(current.tx, id, hash) : undefined;
    if (!former) return describe(current, id, edit);
    return toItem(picture, await changeFile(current, before, former, edit));
  });
}

/** What a picture may lack and another one of the same look may have. */
const TAKEN_OVER = ["title", "alt", "alt_hy", "alt_ru", "credit", "source_url", "taken_at"] as const;

/**
 * Makes one picture of several that look the same: the largest stays, in all places of the others and with what only
 * they said. The others go to the trash.
 * @throws AppError `not_found`; `invalid` for fewer than two, or for pictures that don't look the same
 */
export function mergePictures(actor: Actor, ids: readonly number[]): Promise<Picture> {
  return save(actor, "editor", async (current) => {
    const ordered = inOneOrder(ids);
    const rows: PictureRow[] = [];
    for (const id of ordered) rows.push(await lockRecord(current, picture, id));
    const looks = new Set(rows.map(({ look }) => look));
    if (rows.length < 2 || looks.size > 1 || looks.has(null))
      throw new AppError("invalid", mediaErrors.not_alike(), { path: "ids" });
    const [kept, ...others] = rows.toSorted((a, b) => b.width * b.height - a.width * a.height || a.id - b.id);
    for (const other of others) await mergeInto(current, kept!, other);
    await leaveLook(current.tx, kept!.look!);
    const said = takenOver(kept!, others);
    const row = await updateRecord(current, picture, kept!.id, said);
    await keepAudit(current, {
      action: "merge",
      kind: "media",
      record_id: kept!.id,
      title: picture.titleOf(row as never),
      after: { merged: others.map(({ id }) => id) },
    });
    return toItem(picture, row);
  });
}

async function mergeInto(current: Save, kept: PictureRow, other: PictureRow): Promise<void> {
  const { tx, now } = current;
  const places = await tx.selectFrom("media_uses").selectAll().where("media_id", "=", other.id).execute();
  await tx.deleteFrom("media_uses").where("media_id", "=", other.id).execute();
  if (places.length > 0)
    await tx
      .insertInto("media_uses")
      .values(places.map((place) => ({ ...place, media_id: kept.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await tx.updateTable("media_aliases").set({ media_id: kept.id }).where("media_id", "=", other.id).execute();
  const file = Object.fromEntries(FILE_COLUMNS.map((name) => [name, other[name]]));
  await tx
    .insertInto("media_aliases")
    .values({ hash: other.hash, media_id: kept.id, file: JSON.stringify(file), replaced_at: now })
    .execute();
  await trashRecord(current, picture, other.id);
  await tx.updateTable("media").set({ look: null }).where("id", "=", other.id).execute();
}

function takenOver(kept: PictureRow, others: PictureRow[]): Partial<PictureRow> {
  const said = TAKEN_OVER.flatMap((name) => {
    const found = kept[name] ? undefined : others.find((other) => other[name])?.[name];
    return found ? [[name, found] as const] : [];
  });
  const licence = kept.licence === "unknown" && others.find((other) => other.licence !== "unknown")?.licence;
  // What one of them may no longer be used for none of them is.
  const [rights_until] = [kept, ...others].flatMap((one) => one.rights_until || []).toSorted();
  return {
    ...Object.fromEntries(said),
    ...(rights_until ? { rights_until } : {}),
    ...(licence ? { licence } : {}),
    is_kept: 1,
  };
}

/** A picture that comes back from the trash stands for itself again: what was merged into another is taken apart. */
export async function returnPicture(current: Save, id: number): Promise<void> {
  const { hash } = await lockRecord(current, picture, id);
  await current.tx.deleteFrom("media_aliases").where("hash", "=", hash).execute();
}

/** Two who lock the same pictures in opposite order would wait for each other. */
function inOneOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}
