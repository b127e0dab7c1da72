import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { emptyRow, toItem } from "#src/records/record.ts";
import {
  createRecord,
  lockRecord,
  restoreRecord,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { requireSettingAccess } from "./access.server.ts";
import { settingErrors, valueErrors } from "./errors.server.ts";
import { getSetting } from "./queries.server.ts";
import type { NewSetting, SettingEdit } from "./schemas.server.ts";
import { setting } from "./setting.record.ts";
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
export async function createSetting(actor: Actor, given: NewSetting): Promise<Setting> {
  requireSettingAccess(actor.account, given.key);
  const whole = { ...emptyRow(setting), ...withoutUndefined(given) };
  requireFittingValues(given.type, whole);
  const values = { ...whole, is_public: isAnalyticsKey(given.key) ? (0 as const) : whole.is_public };
  return save(actor, "editor", (current) => insertSetting(current, values));
}

async function insertSetting(current: Save, values: NewSetting): Promise<Setting> {
  await oneAtATime(current.tx, `settings:${values.key}`);
  const known = await current.tx
    .selectFrom("settings")
    .select(["id", "deleted_at"])
    .where("key", "=", values.key)
    .executeTakeFirst();
  if (!known) return toItem(setting, await createRecord(current, setting, values));
  if (known.deleted_at === null) throw keyExists(values.key);
  await restoreRecord(current, setting, known.id);
  return toItem(setting, await updateRecord(current, setting, known.id, values));
}

/** @throws AppError `invalid` for another key or a value that does not fit the type */
export function updateSetting(actor: Actor, idOrKey: string, edit: SettingEdit): Promise<Setting> {
  const { version, key, ...given } = edit;
  return save(actor, "editor", async (current) => {
    const { id } = await getSetting(current.tx, actor.account, idOrKey);
    // Read once more under the lock: its type decides which values fit.
    const before = await lockRecord(current, setting, id);
    if (key !== undefined && key !== before.key) throw keyChanged(before.key);
    const type = given.type ?? before.type;
    requireFittingValues(type, {
      value: given.value ?? before.value,
      value_hy: given.value_hy ?? before.value_hy,
      value_ru: given.value_ru ?? before.value_ru,
    });
    const values = isAnalyticsKey(before.key) ? { ...given, is_public: 0 as const } : given;
    return toItem(setting, await updateRecord(current, setting, before.id, values, { version }));
  });
}

/** @returns the id of the setting that went to the trash */
export function deleteSetting(actor: Actor, idOrKey: string): Promise<number> {
  return save(actor, "editor", async (current) => {
    const { id } = await getSetting(current.tx, actor.account, idOrKey);
    await trashRecord(current, setting, id);
    return id;
  });
}

function requireFittingValues(type: SettingType, values: SettingValues): void {
  const issues = (["value", "value_hy", "value_ru"] as const).flatMap((path): FieldFault[] => {
    const fault = faultOfValue(type, values[path]);
    return fault ? [{ path, message: valueErrors[fault]() }] : [];
  });
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
}

function keyExists(key: string): AppError {
  return new AppError("conflict", settingErrors.key_taken({ key }), { path: "key" });
}

function keyChanged(key: string): AppError {
  return new AppError("invalid", settingErrors.key_kept({ key }), { path: "key" });
}
