import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { databaseFault } from "#src/db/faults.server.ts";
import { DATABASE_FILE, type Manifest } from "./backup.ts";
import { checkDatabase } from "./check-database.server.ts";
import { type BackedUp, describe } from "./commands.server.ts";
import { DamagedBackup, digestFile, readManifest, writeManifest } from "./manifest.server.ts";
import { copyMedia } from "./media-copies.server.ts";
import type { Source } from "./restore-commands.server.ts";
import { openForReading, type Records, type Row, sqliteRecords } from "./row-queries.server.ts";
import { buildSqliteFile, snapshot } from "./snapshot-commands.server.ts";
import { fileFaults, newerMigrations, tableFaults } from "./verify.server.ts";

// The format: manifest.json as in a backup, manifest.sha256, `tables/<table>.json` (an array with one row a
// line, as objects by column) and `media/<name>`. docs/operations.md tells operators of it.

/** What an export writes into its folder. */
const PARTS = ["tables", "media", "manifest.json", "manifest.sha256"];

/**
 * Writes everything that the club has into an empty folder, for people, other programs and other databases.
 * @throws when the folder holds something, or where one fails, whose beginning is removed
 */
export async function exportClub(club: BackedUp, to: string): Promise<Manifest> {
  const folder = resolve(to);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const isTaken = (await readdir(folder)).length > 0 || !(await claim(folder));
  if (isTaken) throw new Error(`${folder} is not empty. Name a folder that is empty or does not exist yet.`);
  const scratch = await mkdtemp(join(tmpdir(), "club-export-"));
  try {
    const database = join(scratch, DATABASE_FILE);
    await snapshot(club.database, database);
    const check = await checkDatabase(database);
    if (check.faults.length > 0) throw new DamagedBackup("The club's database", check.faults);
    const tables = await writeTables(database, folder);
    const media = await copyMedia(club, folder);
    const files = { ...tables, ...media };
    const manifest = describe(club, check, { kind: "export", reason: "export", files, database });
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    // Half of it would keep a full disk full, and stand in the way of the next.
    for (const name of PARTS) await rm(join(folder, name), { recursive: true, force: true });
    if (made) await rmdir(folder).catch(() => {});
    if (databaseFault(error) !== "full") throw error;
    throw new Error(
      `The disk is full; what was written of the export is removed again. See what takes the room (df -h ${dirname(folder)} ${tmpdir()}), free some, and export again.`,
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Of two exports into one folder one has it: the other would take its parts for what itself began. */
async function claim(folder: string): Promise<boolean> {
  try {
    await mkdir(join(folder, "tables"), { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

async function writeTables(database: string, folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  const opened = openForReading(database);
  try {
    const records = sqliteRecords(opened);
    for (const table of records.tables) {
      const path = `tables/${table}.json`;
      const file = createWriteStream(join(folder, path), { mode: 0o600, flush: true });
      await pipeline(Readable.from(linesOf(records, table)), file);
      files[path] = await digestFile(join(folder, path));
    }
  } finally {
    opened.close();
  }
  return files;
}

async function* linesOf(records: Records, table: string): AsyncIterable<string> {
  yield "[";
  let separator = "\n";
  for await (const rows of records.rows(table)) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ",\n";
    }
  }
  yield "\n]\n";
}

/**
 * Checks an export and gives its records to the caller's work as a database file.
 * @throws DamagedBackup naming everything that is wrong
 */
export async function withExport<Result>(
  folder: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  const manifest = await readManifest(folder);
  const faults = [...newerMigrations(manifest), ...(await fileFaults(folder, manifest))];
  if (manifest.kind !== "export") faults.push("It is a backup: restore it with npm run restore.");
  for (const table of Object.keys(manifest.tables))
    if (!manifest.files[`tables/${table}.json`]) faults.push(`tables/${table}.json is missing.`);
  if (faults.length > 0) throw new DamagedBackup(folder, faults);
  const scratch = await mkdtemp(join(tmpdir(), "club-import-"));
  try {
    const database = join(scratch, DATABASE_FILE);
    await buildSqliteFile(jsonRecords(folder, manifest), database).catch((error: Error) => {
      throw new DamagedBackup(folder, [error.message]);
    });
    const check = await checkDatabase(database);
    const found = [...check.faults, ...tableFaults(manifest.tables, check.tables)];
    if (found.length > 0) throw new DamagedBackup(folder, found);
    return await work({ folder, database, manifest });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function jsonRecords(folder: string, { migrations, tables, sequences }: Manifest): Records {
  return {
    migrations,
    tables: Object.keys(tables),
    sequences,
    async *rows(table) {
      yield JSON.parse(await readFile(join(folder, "tables", `${table}.json`), "utf8")) as Row[];
    },
  };
}
