import { honours } from "#club/demo/honours.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { createRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { honour } from "./honour.record.ts";

/** The demo's titles and the stations of its history. */
export function fillHonours(actor: Actor): Promise<void> {
  return save(actor, "admin", async (current) => {
    for (const [index, { kind, year, name, story }] of honours.entries())
      await createRecord(current, honour, {
        ...{ kind, year, order_num: index + 1 },
        ...columns("name", name),
        ...columns("story", story),
      });
  });
}
