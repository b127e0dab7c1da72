import type { Actor } from "#src/app/actor.server.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import { emptyRow } from "#src/records/record.ts";
import { publish, save } from "#src/records/save.server.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { setting } from "./setting.record.ts";
import { isAnalyticsKey, type SettingValues } from "./setting.ts";

/** A club's own value for one key. */
export type GivenSetting = { key: string } & Partial<SettingValues>;

/**
 * Gives a club a row for each default setting that it does not have, so that the back office finds them
 * all; a key that exists, even in the trash, is left alone.
 * @param values the club's own values; a default without one starts empty
 */
export function fillDefaultSettings(actor: Actor, values: GivenSetting[]): Promise<void> {
  return save(actor, "admin", async (current) => {
    const { tx, now } = current;
    const known = new Set((await tx.selectFrom("settings").select("key").execute()).map(({ key }) => key));
    const own = new Map(values.map((given) => [given.key, given]));
    const missing = DEFAULT_SETTINGS.filter(({ key }) => !known.has(key)).map(
      ({ key, type, description }) => ({
        ...emptyRow(setting),
        ...own.get(key),
        key,
        type,
        description: description.en,
        is_public: isAnalyticsKey(key) ? (0 as const) : (1 as const),
        version: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      }),
    );
    if (missing.length === 0) return;
    const rows = await tx.insertInto("settings").values(missing).returningAll().execute();
    const revisions = rows.map((row) => ({
      kind: "settings",
      record_id: row.id,
      version: 1,
      snapshot: JSON.stringify(row),
      account_id: actor.account.id || null,
      created_at: now,
    }));
    await tx.insertInto("revisions").values(revisions).execute();
    await keepAudit(current, {
      action: "create",
      kind: "settings",
      record_id: null,
      title: "Default settings",
    });
    publish(current, "settings");
  });
}
