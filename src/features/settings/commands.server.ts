import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError, type Issue } from "#src/errors/app-error.ts";
import { type Office, type Save, save } from "#src/records/office.server.ts";
import {
  createRecord,
  lockRecord,
  restoreRecord,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { requireSettingAccess } from "./access.server.ts";
import type { NewSetting, SettingEdit } from "./input.server.ts";
import { getSetting, toSetting } from "./queries.server.ts";
import {
  faultOfValue,
  isAnalyticsKey,
  type Setting,
  type SettingType,
  type SettingValues,
} from "./setting.ts";

/**
 * A key that lies in the trash comes back with the new values.
 * @throws AppError `conflict` for a key that exists
 */
export async function createSetting(office: Office, given: NewSetting): Promise<Setting> {
  requireSettingAccess(office.account, given.key);
  requireFittingValues(given.type, given);
  const values = { ...given, is_public: isAnalyticsKey(given.key) ? (0 as const) : given.is_public };
  return save(office, "editor", (current) => insertSetting(current, values));
}

async function insertSetting(current: Save, values: NewSetting): Promise<Setting> {
  await oneAtATime(current.tx, `settings:${values.key}`);
  const known = await current.tx
    .selectFrom("settings")
    .select(["id", "deleted_at"])
    .where("key", "=", values.key)
    .executeTakeFirst();
  if (!known) return toSetting(await createRecord(current, "settings", values, values.key));
  if (known.deleted_at === null) throw keyExists(values.key);
  await restoreRecord(current, "settings", known.id, values.key);
  return toSetting(await updateRecord(current, "settings", known.id, values, { title: values.key }));
}

/** @throws AppError `invalid` for another key or a value that does not fit the type */
export function updateSetting(office: Office, idOrKey: string, edit: SettingEdit): Promise<Setting> {
  const { version, key, ...given } = edit;
  return save(office, "editor", async (current) => {
    const { id } = await getSetting(current.tx, office.account, idOrKey);
    // Read once more under the lock: its type decides which values fit.
    const before = toSetting(await lockRecord(current, "settings", id));
    if (key !== undefined && key !== before.key) throw keyChanged(before.key);
    const type = given.type ?? before.type;
    requireFittingValues(type, {
      value: given.value ?? before.value,
      value_hy: given.value_hy ?? before.value_hy,
      value_ru: given.value_ru ?? before.value_ru,
    });
    const values = isAnalyticsKey(before.key) ? { ...given, is_public: 0 as const } : given;
    return toSetting(
      await updateRecord(current, "settings", before.id, values, { title: before.key, version }),
    );
  });
}

/** @returns the id of the setting that went to the trash */
export function deleteSetting(office: Office, idOrKey: string): Promise<number> {
  return save(office, "editor", async (current) => {
    const { id, key } = await getSetting(current.tx, office.account, idOrKey);
    await trashRecord(current, "settings", id, key);
    return id;
  });
}

function requireFittingValues(type: SettingType, values: SettingValues): void {
  const issues: Issue[] = [];
  for (const path of ["value", "value_hy", "value_ru"] as const) {
    const message = faultOfValue(type, values[path]);
    if (message) issues.push({ path, message });
  }
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
}

function keyExists(key: string): AppError {
  const message = `There is already a setting with the key ${key}.`;
  return new AppError("conflict", message, { issues: [{ path: "key", message }] });
}

function keyChanged(key: string): AppError {
  const message = `The key of a setting can't be changed; it stays ${key}.`;
  return new AppError("invalid", message, { issues: [{ path: "key", message }] });
}
