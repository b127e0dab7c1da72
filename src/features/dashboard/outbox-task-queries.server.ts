import type { Db } from "#src/db/database.server.ts";
import type { Task } from "#src/features/office/task.ts";
import { findLag } from "#src/features/outbox/queries.server.ts";

/** A reply that waits is a row of its own, at its message. */
const OWN_ROWS = ["reply"];

/** Letters that should have left long ago, all in one row. One query. */
export async function listOutboxTasks(db: Db, now: Date): Promise<Task[]> {
  const { stuck, late, since } = await findLag(db, now, OWN_ROWS);
  if (since === null) return [];
  return [
    {
      id: "dashboard-letters",
      feature: "dashboard",
      kind: stuck > 0 ? "lettersStuck" : "lettersLate",
      due_at: since,
      to: "/admin#system-status",
      about: "",
      about_hy: "",
      about_ru: "",
      facts: { count: stuck + late },
    },
  ];
}
