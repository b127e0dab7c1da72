import type { Db } from "#src/db/database.server.ts";
import { loadBackupStatus } from "#src/features/backup/queries.server.ts";
import type { Task } from "#src/features/office/task.ts";

/** A backup, or the drill that restores it, that failed or is too old. A club that has none yet is not late. */
export async function listBackupTasks(db: Db, now: Date): Promise<Task[]> {
  const { backup, drill } = await loadBackupStatus(db, now);
  return Object.entries({ backup, drill })
    .filter(([, { state }]) => state === "failed" || state === "late")
    .map(([kind, { good_at }]) => ({
      id: `dashboard-${kind}`,
      feature: "dashboard",
      kind,
      due_at: good_at ?? now.toISOString(),
      to: "/admin#system-status",
      about: "",
      about_hy: "",
      about_ru: "",
      facts: {},
    }));
}
