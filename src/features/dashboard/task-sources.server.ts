import type { Role } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { listMatchTasks } from "#src/features/matches/task-queries.server.ts";
import { listMessageTasks } from "#src/features/messages/task-queries.server.ts";
import { listArticleTasks } from "#src/features/news/task-queries.server.ts";
import type { Task } from "#src/features/office/task.ts";
import { listPartnerTasks } from "#src/features/partners/task-queries.server.ts";
import { listTableTasks } from "#src/features/table/task-queries.server.ts";
import { listBackupTasks } from "./backup-task-queries.server.ts";

interface TaskSource {
  list: (db: Db, now: Date) => Promise<Task[]>;
  /** Whose business it is, where it is not everybody's. */
  role?: Role;
}

/** Who has something for staff to do. A feature with rows of its own adds its query here, and nothing elsewhere. */
export const TASK_SOURCES: readonly TaskSource[] = [
  { list: listMatchTasks },
  { list: listTableTasks },
  { list: listArticleTasks },
  { list: listMessageTasks },
  { list: listPartnerTasks },
  { list: listBackupTasks, role: "admin" },
];
