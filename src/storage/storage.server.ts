import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { DriverContract } from "flydrive/types";
import type { Config } from "#src/config/env.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { storageErrors } from "./errors.server.ts";

/** Where uploaded files live: the data folder, or an S3 bucket when one is configured. */
export interface Storage {
  kind: "disk" | "s3";
  disk: Disk;
  /** The folder, for the checks and backups that need it; absent on S3. */
  folder?: string;
}

export async function openStorage(config: Config): Promise<Storage> {
  if (!config.S3_BUCKET) {
    const folder = resolve(join(config.DATA_DIR, "media"));
    const driver = new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: "private" });
    return { kind: "disk", disk: new Disk(driver), folder };
  }
  return { kind: "s3", disk: new Disk(await openS3(config, config.S3_BUCKET)) };
}

/** The bucket for second copies of backups, where one is configured: its own, or a folder beside the pictures. */
export async function openBackupBucket(config: Config): Promise<Disk | undefined> {
  const bucket = config.S3_BACKUP_BUCKET ?? (config.S3_BACKUP_PREFIX ? config.S3_BUCKET : undefined);
  return bucket ? new Disk(await openS3(config, bucket)) : undefined;
}

/** The names of all stored files. */
export async function listStoredFiles(storage: Storage): Promise<string[]> {
  if (storage.folder) {
    const entries = await readdir(storage.folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await storage.disk.listAll("", paginationToken ? { paginationToken } : {});
    for (const object of page.objects) if (object.isFile) names.push(object.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return names;
}

/**
 * Stores a file whole or not at all: on disk it is written beside, flushed and renamed.
 * @throws AppError `storage_full` when the disk is full
 */
export async function putFile(storage: Storage, name: string, bytes: Uint8Array): Promise<void> {
  if (!storage.folder) {
    await storage.disk.put(name, bytes, { contentType: "image/webp" }).catch(refuseBucket);
    return;
  }
  const temporary = join(storage.folder, `.${randomUUID()}.part`);
  try {
    await mkdir(storage.folder, { recursive: true });
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, join(storage.folder, name));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    if (/ENOSPC|EDQUOT/.test(String((error as NodeJS.ErrnoException).code))) {
      throw new AppError("storage_full", storageErrors.full(), {
        cause: error,
      });
    }
    throw error;
  }
}

/** When a stored file was written. */
export async function writtenAt(storage: Storage, name: string): Promise<Date> {
  // The library knows no names that begin with a dot.
  if (storage.folder) return (await stat(join(storage.folder, name))).mtime;
  return (await storage.disk.getMetaData(name)).lastModified;
}

/** Removes a stored file, if it is there. */
export async function removeFile(storage: Storage, name: string): Promise<void> {
  if (storage.folder) await rm(join(storage.folder, name), { force: true });
  else await storage.disk.delete(name);
}

/** Whether a file was being written, see {@link putFile}. */
export function isPartOfUpload(name: string): boolean {
  return /^\.[0-9a-f-]{36}\.part$/.test(name);
}

/**
 * The bytes of a stored file; undefined where there is none.
 * @throws AppError `unavailable` when the bucket does not answer: a picture is not gone because of that
 */
export async function readFile(storage: Storage, name: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.disk.getBytes(name);
  } catch (error) {
    if (storage.kind === "disk" || isMissing(error)) return undefined;
    return refuseBucket(error);
  }
}

/** Whether a bucket says that it has no such file, itself or by the cause of what the library throws. */
export function isMissing(error: unknown): boolean {
  const { name, cause } = error as Error;
  return name === "NoSuchKey" || (cause !== undefined && isMissing(cause));
}

function refuseBucket(cause: unknown): never {
  throw new AppError("unavailable", storageErrors.away(), { cause, retryAfterS: 5 });
}

/** A bucket that says nothing is given up after this time, and tried once more. */
const BUCKET_MS = { connectionTimeout: 3000, socketTimeout: 5000 };

/** The S3 client is 30 MB of memory: loaded only by those who use it. */
async function openS3(config: Config, bucket: string): Promise<DriverContract> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import("flydrive/drivers/s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const client = new S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT } : {}),
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    requestHandler: BUCKET_MS,
    maxAttempts: 2,
    // Servers other than Amazon's refuse the checksums that the client adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? "",
    },
  });
  return new S3Driver({ client, bucket, visibility: "private" });
}
