import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { honour } from "./honour.record.ts";
import { type Honour, type HonourCounts, isTitle, NO_HONOURS } from "./honour.ts";

/** Titles and stations, in their order. */
export async function listHonours(db: Db): Promise<readonly Honour[]> {
  const query = db.selectFrom("honours").selectAll().where("deleted_at", "is", null);
  const rows = await query.orderBy("order_num").orderBy("id").execute();
  return rows.map((row) => toItem(honour, row));
}

/** @throws AppError `not_found` */
export async function getHonour(db: Db, id: number): Promise<Honour> {
  return toItem(honour, await getRecord(db, honour, id));
}

/** How many records there are of each kind, as rows of a query that asks for more than them. */
export function selectHonourCounts(db: Db) {
  return db
    .selectFrom("honours")
    .select("kind")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .groupBy("kind");
}

/** How many titles such rows tell of; until staff enter the first record those of the club's folder. */
export function honoursOf(rows: readonly { kind: string; count: number }[]): HonourCounts {
  return rows.length === 0 ? ofFolder() : countsOf(rows);
}

/** The same of a list that was read already. */
export function countsIn(honours: readonly Honour[]): HonourCounts {
  return honoursOf(honours.map(({ kind }) => ({ kind, count: 1 })));
}

function countsOf(rows: readonly { kind: string; count: number }[]): HonourCounts {
  const counts = { ...NO_HONOURS };
  for (const { kind, count } of rows) if (isTitle(kind)) counts[kind] += count;
  return counts;
}

function ofFolder(): HonourCounts {
  const { championships, cups, superCups } = club.honours;
  return { championship: championships, cup: cups, super_cup: superCups, other: 0 };
}
