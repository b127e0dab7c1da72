import type { Db } from "#src/db/database.server.ts";
import type { Task } from "#src/features/office/task.ts";
import { columns } from "#src/i18n/localised.ts";
import { listEndingPartners } from "./queries.server.ts";

/** A contract is talked about so many days before it ends. */
const DAYS_BEFORE_END = 14;

/** Partners whose last day is near, by that day. One query. */
export async function listPartnerTasks(db: Db, now: Date): Promise<Task[]> {
  const partners = await listEndingPartners(db, now, DAYS_BEFORE_END);
  return partners.map(({ id, name, ends_on }) => ({
    id: `partners-ends-${id}`,
    feature: "partners",
    kind: "ends",
    due_at: `${ends_on}T12:00:00.000Z`,
    to: `/admin/partners?partner=${id}`,
    ...columns("about", { en: name, hy: name, ru: name }),
    facts: {},
  }));
}
