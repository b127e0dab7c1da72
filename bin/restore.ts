// `npm run restore`: makes the club what a backup holds. The site must be stopped.
import { parseArgs } from "node:util";
import { planRestore, restore } from "#src/features/backup/restore-commands.server.ts";
import { backUpOther, findBackup } from "#src/features/backup/source-commands.server.ts";
import { command, readTarget, stopwatch } from "./command.ts";
import { showPlan, showRestored } from "./show-restore.ts";

const USAGE = `npm run restore                     the newest backup
npm run restore -- NAME|FOLDER      that one
npm run restore -- --from-bucket    from S3, even if there are backups on disk
npm run restore -- --from-database postgres://…|FILE    what another database holds, with these pictures

  --dry-run           only shows what would change
  --without-backup    also if the present state can't be backed up first`;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      "without-backup": { type: "boolean", default: false },
      "from-bucket": { type: "boolean", default: false },
      "from-database": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help || positionals.length > 1) throw new Error(USAGE);
  const target = readTarget();
  const other = values["from-database"];
  const took = stopwatch();
  const source = other
    ? { ...(await backUpOther(target, other)), passedOver: [] }
    : await findBackup(target, { name: positionals[0] ?? "latest", isFromBucket: values["from-bucket"] });
  console.log(`${source.folder}: made ${source.manifest.made_at}, checked, whole.`);
  if (source.passedOver.length > 0)
    console.log(
      `Passed over, since their time is still to come (was a clock ahead?): ${source.passedOver.join(", ")}. To take one: npm run restore -- NAME`,
    );
  if (values["dry-run"]) {
    showPlan(await planRestore(target, source));
    return;
  }
  showRestored(source, await restore(target, source, { isWithoutBackup: values["without-backup"] }), took());
});
