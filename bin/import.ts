// `npm run import -- FOLDER`: makes an empty club, or with --replace any, what an export holds.
import { parseArgs } from "node:util";
import { withExport } from "#src/features/backup/export-commands.server.ts";
import { isEmptyClub, openPresent } from "#src/features/backup/present-queries.server.ts";
import { planRestore, restore } from "#src/features/backup/restore-commands.server.ts";
import { command, readTarget, stopwatch } from "./command.ts";
import { showPlan, showRestored } from "./show-restore.ts";

const USAGE = `npm run import -- FOLDER              into an empty club
npm run import -- FOLDER --replace    in the place of a club, which is backed up first
npm run import -- FOLDER --dry-run    only shows what would change`;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, "dry-run": { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const took = stopwatch();
  const target = readTarget();
  await withExport(folder, async (source) => {
    if (values["dry-run"]) return showPlan(await planRestore(target, source));
    if (!values.replace) await refuseFullClub();
    showRestored(source, await restore(target, source), took());
  });

  async function refuseFullClub(): Promise<void> {
    const database = await openPresent(target.config);
    const isEmpty = !database || (await isEmptyClub(database.db).finally(() => database.close()));
    if (!isEmpty)
      throw new Error(
        "This club is not empty. To replace it by the export, add --replace; it is backed up first.",
      );
  }
});
