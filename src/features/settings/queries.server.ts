import type { Account } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { toItem } from "#src/records/record.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { requireSettingAccess } from "./access.server.ts";
import { setting } from "./setting.record.ts";
import {
  ADMIN_KEYS,
  ANALYTICS_KEYS,
  type AnalyticsKey,
  isUsableAnalytics,
  type PublicSettings,
  SETTING_KEY,
  type Setting,
} from "./setting.ts";

/** The settings that pages may show, by key. */
export async function publicSettings(db: Db): Promise<PublicSettings> {
  return settingsByKey(await selectPublicSettings(db).orderBy("id").execute());
}

/** The rows of the same, for a query that asks for more than them. */
export function selectPublicSettings(db: Db) {
  return db
    .selectFrom("settings")
    .select(["key", "value", "value_hy", "value_ru"])
    .where("deleted_at", "is", null)
    .where("is_public", "=", 1)
    .where("key", "not in", [...ADMIN_KEYS]);
}

export type PublicSettingRow = Awaited<
  ReturnType<ReturnType<typeof selectPublicSettings>["execute"]>
>[number];

export function settingsByKey(rows: readonly PublicSettingRow[]): PublicSettings {
  return Object.fromEntries(rows.map(({ key, ...values }) => [key, values]));
}

/** The analytics settings that have a value a browser may be given, by key. */
export async function analyticsSettings(db: Db): Promise<Partial<Record<AnalyticsKey, { value: string }>>> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("deleted_at", "is", null)
    .where("key", "in", [...ANALYTICS_KEYS])
    .orderBy("id")
    .execute();
  const usable = rows.filter(({ key, value }) => isUsableAnalytics(key as AnalyticsKey, value));
  return Object.fromEntries(usable.map(({ key, value }) => [key, { value }]));
}

/** Every setting that the account may see: editors don't see what only admins choose. */
export async function listSettings(db: Db, account: Account): Promise<Setting[]> {
  const rows = await db
    .selectFrom("settings")
    .selectAll()
    .where("deleted_at", "is", null)
    .$if(account.role !== "admin", (query) => query.where("key", "not in", [...ADMIN_KEYS]))
    .orderBy("id")
    .execute();
  return rows.map((row) => toItem(setting, row));
}

/**
 * @param idOrKey a number as text, or a key
 * @throws AppError `not_found`; `forbidden` for a setting that only admins may see
 */
export async function getSetting(db: Db, account: Account, idOrKey: string): Promise<Setting> {
  const column = settingColumn(idOrKey);
  const row = await db
    .selectFrom("settings")
    .selectAll()
    .where("deleted_at", "is", null)
    .where(column, "=", column === "id" ? Number(idOrKey) : idOrKey)
    .executeTakeFirst();
  if (!row) throw notFound("settings", idOrKey);
  requireSettingAccess(account, row.key);
  return toItem(setting, row);
}

/** A key begins with a letter, so a number is always an id. */
function settingColumn(idOrKey: string): "id" | "key" {
  if (/^[1-9]\d{0,14}$/.test(idOrKey)) return "id";
  if (SETTING_KEY.test(idOrKey)) return "key";
  throw notFound("settings", idOrKey);
}
