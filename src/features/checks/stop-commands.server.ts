import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { setting } from "#src/features/settings/setting.record.ts";
import { STOPS_KEY } from "#src/features/settings/setting.ts";
import { emptyRow } from "#src/records/record.ts";
import { createRecord, restoreRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { CHECKS, type Check, type CheckChoice, choiceIn, writtenChoice } from "./check.ts";

interface NewChoice {
  stops: readonly Check[];
  seen?: readonly Check[] | undefined;
  asks_links?: boolean | undefined;
}

/**
 * Chooses the checks that stop a publication, and whether links of other sites are asked; without a word on these it
 * stays as it is. It is a setting of the club, with its history.
 * @param seen the choice from which somebody began: a check that stands as it did there stays as it is by now
 */
export function chooseChecks(actor: Actor, { stops, seen, asks_links }: NewChoice): Promise<CheckChoice> {
  return save(actor, "admin", async (current) => {
    const { tx } = current;
    await oneAtATime(tx, `settings:${STOPS_KEY}`);
    const known = await tx
      .selectFrom("settings")
      .select(["id", "value", "deleted_at"])
      .where("key", "=", STOPS_KEY)
      .executeTakeFirst();
    const before = choiceIn(known && !known.deleted_at ? known.value : "");
    const isStop = (check: Check) => {
      const isTurned = stops.includes(check) !== (seen ?? before.stops).includes(check);
      return isTurned ? stops.includes(check) : before.stops.includes(check);
    };
    const chosen = { stops: CHECKS.filter(isStop), asks_links: asks_links ?? before.asks_links };
    const value = writtenChoice(chosen);
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
