import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { BACKUP_FORMAT, BACKUP_REASONS, type FileDigest, type Manifest } from "./backup.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Never a way out of the folder. */
const path = z.string().regex(/^(club\.sqlite|(tables|media)\/[\w-]+(\.[\w-]+)*)$/);
const table = z.string().regex(/^[a-z_]+$/);

const ManifestFile = z.object({
  format: z.number().int().min(1),
  kind: z.enum(["backup", "export"]),
  app_version: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  made_at: z.iso.datetime(),
  reason: z.enum([...BACKUP_REASONS, "export"]),
  migrations: z.array(z.string()).min(1),
  tables: z.record(table, z.object({ count: z.number().int(), sha256 })),
  sequences: z.record(table, z.number().int()),
  files: z.record(path, z.object({ bytes: z.number().int(), sha256 })),
  missing_media: z.array(z.string()),
});

/** A backup or export that can't be used, with everything that is wrong with it. */
export class DamagedBackup extends Error {
  readonly faults: string[];

  constructor(folder: string, faults: string[]) {
    super(`${folder} can't be used:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "DamagedBackup";
    this.faults = faults;
  }
}

/**
 * Writes `manifest.json` and beside it the checksums of itself and of every file, in the form that `sha256sum -c`
 * reads.
 */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(join(folder, "manifest.json"), text, options);
  await writeFile(join(folder, "manifest.sha256"), `${ownLine(text)}${fileLines(manifest)}`, options);
}

function ownLine(text: string): string {
  return `${hashOf(text)}  manifest.json\n`;
}

function fileLines({ files }: Pick<Manifest, "files">): string {
  return Object.entries(files)
    .map(([path, file]) => `${file.sha256}  ${path}\n`)
    .join("");
}

/** @throws DamagedBackup when it is missing, changed or of a newer format */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(join(folder, name), "utf8").catch(() => {
      throw new DamagedBackup(folder, [`${name} is missing.`]);
    });
  const text = await read("manifest.json");
  const format = /"format":\s*(\d+)/.exec(text)?.[1];
  if (Number(format) > BACKUP_FORMAT) {
    throw new DamagedBackup(folder, [
      `It has format ${format}; this version knows formats up to ${BACKUP_FORMAT}. Use a newer version.`,
    ]);
  }
  const sums = await read("manifest.sha256");
  if (!sums.startsWith(ownLine(text)))
    throw new DamagedBackup(folder, ["manifest.json has the wrong checksum."]);
  const result = ManifestFile.safeParse(parse(text));
  if (!result.success)
    throw new DamagedBackup(folder, [`manifest.json can't be read: ${z.prettifyError(result.error)}`]);
  // Earlier versions wrote the first line alone.
  if (![ownLine(text), ownLine(text) + fileLines(result.data)].includes(sums))
    throw new DamagedBackup(folder, ["manifest.sha256 does not fit manifest.json."]);
  return result.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A file's size and checksum, read as a stream. */
export async function digestFile(file: string): Promise<FileDigest> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}

export const APP_VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
).version;
