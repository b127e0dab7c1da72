import type { Actor } from "#src/app/actor.server.ts";
import type { Issue } from "#src/errors/app-error.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { enterPlayer, followPlayer, leaveSquad } from "#src/features/people/player-commands.server.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { refuseFutureBirth, withPosition } from "./derived-columns.server.ts";
import { player } from "./player.record.ts";
import type { Player } from "./player.ts";
import type { NewPlayer, PlayerEdit } from "./schemas.server.ts";
import { passTheBand, warnOfNumber } from "./squad-commands.server.ts";

export type SavedPlayer = Player & { warnings?: Issue[] };

/** @throws AppError `conflict` for a second captain, unless `replace_captain` takes the band from the first */
export async function createPlayer(
  actor: Actor,
  { replace_captain, warnings: _, ...given }: NewPlayer,
): Promise<SavedPlayer> {
  refuseFutureBirth(actor, given.birth_date);
  const photo_url = await storePhoto(actor, given.photo_url);
  return save(actor, "editor", async (current) => {
    const row = await createRecord(current, player, withPosition({ ...given, photo_url }));
    await enterPlayer(current, row);
    if (row.is_captain && row.is_active) await passTheBand(current, row, replace_captain);
    return { ...toItem(player, row), ...(await warnOfNumber(current, row)) };
  });
}

/** @throws AppError `conflict` as for a new player, and for a player that somebody else saved meanwhile */
export async function updatePlayer(actor: Actor, id: number, edit: PlayerEdit): Promise<SavedPlayer> {
  const { version, replace_captain, warnings: _, photo_url, ...given } = edit;
  refuseFutureBirth(actor, given.birth_date);
  const photo = await storePhoto(actor, photo_url);
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, player, id);
    // Another position: the forms of the former one say nothing about it.
    const forms =
      given.position === before.position
        ? { position_hy: before.position_hy, position_ru: before.position_ru }
        : { position_hy: "", position_ru: "" };
    const values = withPosition({ ...forms, ...withoutUndefined(given), photo_url: photo });
    const row = await updateRecord(current, player, id, values, { version });
    await followPlayer(current, before, row);
    const wasCaptain = before.is_captain === 1 && before.is_active === 1;
    if (row.is_captain && row.is_active && !wasCaptain) await passTheBand(current, row, replace_captain);
    return { ...toItem(player, row), ...(await warnOfNumber(current, row)) };
  });
}

export function deletePlayer(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    const row = await lockRecord(current, player, id);
    await trashRecord(current, player, id);
    await leaveSquad(current, row);
  });
}

function storePhoto(actor: Actor, photo_url: string | undefined) {
  return storeImageField(actor, photo_url, PHOTO_BYTES, PHOTO_TEXTS);
}
