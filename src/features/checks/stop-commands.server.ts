import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { setting } from "#src/features/settings/setting.record.ts";
import { STOPS_KEY } from "#src/features/settings/setting.ts";
import { emptyRow } from "#src/records/record.ts";
import { createRecord, restoreRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { CHECKS, type Check } from "./check.ts";

/** Chooses the checks that stop a publication. It is a setting of the club, with its history. */
export function chooseStops(actor: Actor, stops: readonly Check[]): Promise<Check[]> {
  const chosen = CHECKS.filter((check) => stops.includes(check));
  const value = chosen.join(", ");
  return save(actor, "admin", async (current) => {
    const { tx } = current;
    await oneAtATime(tx, `settings:${STOPS_KEY}`);
    const known = await tx
      .selectFrom("settings")
      .select(["id", "value", "deleted_at"])
      .where("key", "=", STOPS_KEY)
      .executeTakeFirst();
    if (!known && !value) return chosen;
    if (!known) {
      const description = "Checks that stop a publication";
      const row = { ...emptyRow(setting), key: STOPS_KEY, value, description, is_public: 0 as const };
      await createRecord(current, setting, row);
      return chosen;
    }
    if (known.deleted_at) await restoreRecord(current, setting, known.id);
    if (known.value !== value || known.deleted_at) await updateRecord(current, setting, known.id, { value });
    return chosen;
  });
}
