import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { clockTime, dayIn, daysBefore } from "#src/i18n/dates.ts";
import { columns } from "#src/i18n/localised.ts";
import { pictureTitle } from "./library.ts";
import { RIGHTS_TASK_DAYS } from "./media.ts";

/** Pictures in use whose rights end soon or are over, by their last day. One query. */
export async function listPictureTasks(db: Db, now: Date): Promise<Task[]> {
  const today = dayIn(now, club.timeZone);
  const soon = dayIn(new Date(daysBefore(now, -RIGHTS_TASK_DAYS)), club.timeZone);
  const rows = await db
    .selectFrom("media")
    .select(["id", "title", "file_name", "url", "rights_until"])
    .where("deleted_at", "is", null)
    .where("rights_until", "<=", soon)
    .where((e) =>
      e.exists(e.selectFrom("media_uses").select("media_id").whereRef("media_id", "=", "media.id")),
    )
    .orderBy("rights_until")
    .limit(MOST_TASKS)
    .execute();
  return rows.map(({ id, rights_until, ...picture }) => {
    const kind = rights_until! < today ? "over" : "ends";
    const title = pictureTitle(picture);
    return {
      id: `media-${kind}-${id}`,
      feature: "media",
      kind,
      due_at: lastMinuteOf(rights_until!),
      to: `/admin/media/${id}`,
      ...columns("about", { en: title, hy: title, ru: title }),
      facts: {},
    };
  });
}

const HOUR_MS = 3_600_000;

/** A day's last minute by the club's clock, UTC ISO: until then a picture is shown. */
function lastMinuteOf(day: string): string {
  const noon = `${day}T12:00:00.000Z`;
  const [hour = 12, minute = 0] = (clockTime(noon, club.timeZone)?.time ?? "").split(":").map(Number);
  const left = (24 - hour) * HOUR_MS - (minute + 1) * 60_000;
  return new Date(Date.parse(noon) + left).toISOString();
}
