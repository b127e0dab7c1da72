import { migrate } from "#src/db/migrate.server.ts";
import { type BackedUp, keepRun, type MadeBackup, makeBackup } from "./commands.server.ts";

/** Another node that starts at the same time may be making one: the club is small. */
const WAIT_MS = 120_000;

/** The club stays as it was. */
class NotMigrated extends Error {
  constructor(cause: Error) {
    super(
      `The club was not brought to this version, since no backup could be made before: ${cause.message}\n` +
        "Nothing was changed. Backups lie where BACKUP_DIR says. A damaged database: npm run restore -- --without-backup.",
      { cause },
    );
    this.name = "NotMigrated";
  }
}

/**
 * Brings the database to the newest shape, after a backup of a club that has something to lose. Without the
 * backup nothing is migrated.
 * @returns the names of the migrations that ran
 */
export async function migrateAfterBackup(club: BackedUp): Promise<string[]> {
  let made: MadeBackup | undefined;
  const beforeFirst = async () => {
    if (club.config.BACKUPS === "off") return;
    made = await makeBackup(club, "before-migration", { waitMs: WAIT_MS }).catch((cause: Error) => {
      throw new NotMigrated(cause);
    });
  };
  const ran = await migrate(club.database, { beforeFirst });
  if (made) await keepRun(club.db, made.run);
  return ran;
}
