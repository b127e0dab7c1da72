// `npm run drill`: restores the newest backup into a scratch place and compares. The site may run.

import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import { drill } from "#src/features/backup/drill-job.server.ts";
import { command, stopwatch, withExistingClub } from "./command.ts";

await command(async () => {
  if (process.argv.length > 2) throw new Error("npm run drill    tries the newest backup");
  await withExistingClub(async (club) => {
    const took = stopwatch();
    await migrateAfterBackup(club);
    const run = await drill(club, "manual");
    if (!run.is_ok) throw new Error(run.note);
    console.log(`${run.name}: ${run.note} It took ${took()}`);
  });
});
