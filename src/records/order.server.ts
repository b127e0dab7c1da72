import { z } from "zod";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { recordErrors } from "./errors.server.ts";
import type { RecordDefinition } from "./record.ts";
import { updateRecord } from "./records.server.ts";
import type { Save } from "./save.server.ts";

/** The kinds that staff put in an order by hand. */
type OrderedKind = "categories" | "competitions" | "honours" | "partners";

const Ids = z.array(z.int().min(1)).min(1).max(1000);

/** All records of a kind by their numbers, in the order in which lists show them. */
export const NewOrder = z
  .strictObject({
    ids: Ids,
    seen: Ids.optional().meta({
      description: "The order that was seen; where somebody else has made another one since, it is refused.",
    }),
  })
  .meta({ id: "NewOrder" });
export type NewOrder = z.infer<typeof NewOrder>;

/**
 * Gives the records of a kind their places, from 1.
 * @param order all of them in their new order, and the one that it was made of
 * @param present all of them, as lists show them
 * @throws AppError `conflict` where one was added, deleted or moved since the list was read
 */
export async function orderRecords<K extends OrderedKind>(
  current: Save,
  record: RecordDefinition<K>,
  { ids, seen }: NewOrder,
  present: () => Promise<readonly { id: number; order_num: number }[]>,
): Promise<void> {
  await oneAtATime(current.tx, `${record.kind}:order`);
  const placed = new Map((await present()).map(({ id, order_num }) => [id, order_num]));
  const isWhole = new Set(ids).size === ids.length && ids.length === placed.size;
  if (!isWhole || !ids.every((id) => placed.has(id))) {
    throw new AppError("conflict", recordErrors.list_changed());
  }
  const before = [...placed.keys()];
  // A move whose answer was lost is sent again: what is wanted stands there.
  if (before.every((id, index) => ids[index] === id && placed.get(id) === index + 1)) return;
  if (seen && !before.every((id, index) => seen[index] === id))
    throw new AppError("conflict", recordErrors.order_changed());
  for (const [index, id] of ids.entries()) {
    const order_num = index + 1;
    if (placed.get(id) !== order_num) await updateRecord(current, record, id, { order_num } as never);
  }
}
