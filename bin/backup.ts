// `npm run backup`: a backup of the club, while it runs or not. `npm run backup -- list` shows what there is.
import { constants, setPriority } from "node:os";
import { sizeOf } from "#src/features/backup/backup.ts";
import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import { backUp } from "#src/features/backup/commands.server.ts";
import { backupFolder, listBackups } from "#src/features/backup/folders.server.ts";
import { mediaOf } from "#src/features/backup/restore-media.server.ts";
import { command, megabytes, readTarget, stopwatch, withExistingClub } from "./command.ts";

await command(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  if (verb === "list" && rest.length === 0) return list();
  if (verb !== undefined)
    throw new Error("npm run backup            makes a backup\nnpm run backup -- list    shows all");
  await withExistingClub(make);
});

async function make(club: Parameters<typeof backUp>[0]): Promise<void> {
  const took = stopwatch();
  // The site, where it runs on this machine, comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await migrateAfterBackup(club);
  const { folder, manifest, run } = await backUp(club, "manual");
  const records = Object.values(manifest.tables).reduce((sum, { count }) => sum + count, 0);
  console.log(`The backup is in ${folder}`);
  console.log(
    `${records} records, ${mediaOf(manifest).length} pictures, ${megabytes(run.bytes)}, checked, in ${took()}`,
  );
  if (run.note) console.log(run.note);
}

async function list(): Promise<void> {
  const root = backupFolder(readTarget().config);
  const backups = await listBackups(root);
  if (backups.length === 0) console.log(`There is no backup in ${root}.`);
  for (const { name, manifest } of backups) {
    console.log(
      manifest ? `${name}\t${manifest.reason}\t${megabytes(sizeOf(manifest))}` : `${name}\tdamaged`,
    );
  }
}
