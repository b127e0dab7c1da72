import { AppError, type Issue } from "#src/errors/app-error.ts";
import { storeImageField } from "#src/features/media/image-field.server.ts";
import { PHOTO_BYTES, PHOTO_TEXTS } from "#src/features/media/media.ts";
import { searchText } from "#src/i18n/fold.ts";
import { type Office, type Save, save } from "#src/records/office.server.ts";
import {
  createRecord,
  lockRecord,
  type RecordRow,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import type { NewPlayer, PlayerEdit } from "./input.server.ts";
import { type Player, positionForms } from "./player.ts";
import { toPlayer } from "./queries.server.ts";

export type SavedPlayer = Player & { warnings?: Issue[] };
type Row = RecordRow<"players">;

const EMPTY = {
  first_name_ru: "",
  last_name_ru: "",
  position_hy: "",
  position_ru: "",
  jersey_number: null,
  birth_date: null,
  nationality: "",
  nationality_hy: "",
  nationality_ru: "",
  height: null,
  weight: null,
  photo_url: "",
  bio: "",
  bio_hy: "",
  bio_ru: "",
  is_active: 1,
  is_captain: 0,
} as const;

export async function createPlayer(
  office: Office,
  { replace_captain, ...player }: NewPlayer,
): Promise<SavedPlayer> {
  const photo_url = (await storePhoto(office, player.photo_url)) ?? "";
  return save(office, "editor", async (current) => {
    const values = withPosition({ ...EMPTY, ...withoutUndefined(player), photo_url });
    if (values.is_captain && values.is_active) await passTheBand(current, 0, replace_captain);
    const row = await createRecord(
      current,
      "players",
      { ...values, search: searchOf(values) },
      nameOf(values),
    );
    return withWarnings(current, row);
  });
}

export async function updatePlayer(office: Office, id: number, edit: PlayerEdit): Promise<SavedPlayer> {
  const { version, replace_captain, warnings: _, photo_url, ...given } = edit;
  const photo = await storePhoto(office, photo_url);
  return save(office, "editor", async (current) => {
    const before = await lockRecord(current, "players", id);
    const changed = withPosition({
      ...withoutUndefined(given),
      ...(photo === undefined ? {} : { photo_url: photo }),
    });
    const after = { ...before, ...changed };
    const isNewCaptain =
      after.is_captain === 1 && after.is_active === 1 && !(before.is_captain && before.is_active);
    if (isNewCaptain) await passTheBand(current, id, replace_captain);
    const values = { ...changed, search: searchOf(after) };
    return withWarnings(
      current,
      await updateRecord(current, "players", id, values, { title: nameOf(after), version }),
    );
  });
}

export function deletePlayer(office: Office, id: number): Promise<void> {
  return save(office, "editor", async (current) => {
    const player = await lockRecord(current, "players", id);
    await trashRecord(current, "players", id, nameOf(player));
  });
}

/**
 * A team has one captain. @throws AppError `conflict` that names the present one, unless the band is to be
 * taken from him
 */
async function passTheBand(current: Save, newCaptainId: number, isWanted = false): Promise<void> {
  const captains = await current.tx
    .selectFrom("players")
    .selectAll()
    .where("is_captain", "=", 1)
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .where("id", "!=", newCaptainId)
    .execute();
  if (captains.length > 0 && !isWanted) {
    const message = `${nameOf(captains[0]!)} is the captain. A team has one: should the band pass on?`;
    throw new AppError("conflict", message, { issues: [{ path: "is_captain", message }] });
  }
  for (const captain of captains) {
    await updateRecord(current, "players", captain.id, { is_captain: 0 }, { title: nameOf(captain) });
  }
}

/** Numbers change hands during a season, so the same one twice is said rather than refused. */
async function withWarnings(current: Save, row: Row): Promise<SavedPlayer> {
  const player = toPlayer(row);
  if (!row.is_active || row.jersey_number === null) return player;
  const other = await current.tx
    .selectFrom("players")
    .select(["first_name", "last_name"])
    .where("jersey_number", "=", row.jersey_number)
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .where("id", "!=", row.id)
    .executeTakeFirst();
  if (!other) return player;
  const message = `${nameOf(other)} wears number ${row.jersey_number} too.`;
  return { ...player, warnings: [{ path: "jersey_number", message }] };
}

/** One of the four positions brings its Armenian and Russian form along. */
function withPosition<T extends { position: string; position_hy?: string; position_ru?: string }>(
  values: T,
): T {
  const forms = positionForms(values.position);
  if (!forms) return values;
  return {
    ...values,
    position_hy: values.position_hy || forms.hy,
    position_ru: values.position_ru || forms.ru,
  };
}

function storePhoto(office: Office, photo_url: string | undefined) {
  return storeImageField(office, photo_url, PHOTO_BYTES, PHOTO_TEXTS);
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}

type Names = Pick<
  Row,
  "first_name" | "first_name_hy" | "first_name_ru" | "last_name" | "last_name_hy" | "last_name_ru"
>;

export function searchOf(names: Names): string {
  const { first_name, first_name_hy, first_name_ru, last_name, last_name_hy, last_name_ru } = names;
  return searchText(first_name, last_name, first_name_hy, last_name_hy, first_name_ru, last_name_ru);
}
