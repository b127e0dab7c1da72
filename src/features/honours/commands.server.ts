import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { type NewOrder, orderRecords } from "#src/records/order.server.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { honour } from "./honour.record.ts";
import type { Honour } from "./honour.ts";
import { listHonours } from "./queries.server.ts";
import type { HonourEdit, NewHonour } from "./schemas.server.ts";

/** A new one goes to the end unless its place is given. */
export function createHonour(actor: Actor, given: NewHonour): Promise<Honour> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, "honours:order");
    const order_num = given.order_num ?? (await listHonours(current.tx)).length + 1;
    return toItem(honour, await createRecord(current, honour, { ...given, order_num }));
  });
}

/** @throws AppError `not_found`; `conflict` for one that somebody else saved meanwhile */
export function updateHonour(actor: Actor, id: number, { version, ...given }: HonourEdit): Promise<Honour> {
  return save(actor, "editor", async (current) =>
    toItem(honour, await updateRecord(current, honour, id, given, { version })),
  );
}

/** @throws AppError `conflict` as {@link orderRecords} */
export function orderHonours(actor: Actor, order: NewOrder): Promise<void> {
  return save(actor, "editor", (current) =>
    orderRecords(current, honour, order, () => listHonours(current.tx)),
  );
}

/** @throws AppError `not_found` */
export function deleteHonour(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", (current) => trashRecord(current, honour, id));
}
