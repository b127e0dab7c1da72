import type { Role } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { listBundleTasks } from "#src/features/bundles/task-queries.server.ts";
import { listMatchTasks } from "#src/features/matches/task-queries.server.ts";
import { listPictureTasks } from "#src/features/media/task-queries.server.ts";
import { listMessageTasks } from "#src/features/messages/task-queries.server.ts";
import { listTieTasks } from "#src/features/news/match-tie-task-queries.server.ts";
import { listArticleTasks } from "#src/features/news/task-queries.server.ts";
import { listWishTasks } from "#src/features/news/wish-queries.server.ts";
import type { Task } from "#src/features/office/task.ts";
import { listPartnerTasks } from "#src/features/partners/task-queries.server.ts";
import { listPreviewTasks } from "#src/features/preview-links/task-queries.server.ts";
import { listTableTasks } from "#src/features/table/task-queries.server.ts";
import { listBackupTasks } from "./backup-task-queries.server.ts";
import { listOutboxTasks } from "./outbox-task-queries.server.ts";

interface TaskSource {
  /** @param sections the news categories to which whoever asks is limited */
  list: (db: Db, now: Date, sections?: number[]) => Promise<Task[]>;
  /** Whose business it is, where it is not every editor's. */
  role?: Role;
}

/** Who has something for staff to do. A feature with rows of its own adds its query here, and nothing elsewhere. */
export const TASK_SOURCES: readonly TaskSource[] = [
  { list: listMatchTasks },
  { list: listTableTasks },
  { list: listPreviewTasks, role: "writer" },
  { list: listWishTasks },
  { list: listArticleTasks },
  { list: listPictureTasks },
  { list: listMessageTasks },
  { list: listBundleTasks },
  { list: listTieTasks },
  { list: listPartnerTasks },
  { list: listBackupTasks, role: "admin" },
  { list: listOutboxTasks, role: "admin" },
];
