// `npm run export -- FOLDER`: everything as JSON and pictures, for other programs and other databases.
import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import { exportClub } from "#src/features/backup/export-commands.server.ts";
import { mediaOf } from "#src/features/backup/restore-media.server.ts";
import { command, stopwatch, withExistingClub } from "./command.ts";

await command(async () => {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || folder.startsWith("-") || rest.length > 0)
    throw new Error("npm run export -- FOLDER    into a folder that is empty or new");
  await withExistingClub(async (club) => {
    const took = stopwatch();
    await migrateAfterBackup(club);
    const manifest = await exportClub(club, folder);
    const records = Object.values(manifest.tables).reduce((sum, { count }) => sum + count, 0);
    console.log(`${folder}: ${records} records, ${mediaOf(manifest).length} pictures, in ${took()}`);
  });
});
