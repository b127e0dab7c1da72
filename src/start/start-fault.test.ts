import assert from "node:assert/strict";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { startFault } from "./start-fault.server.ts";

test("where the disk of the backups is full, that one is named and not the club's own", async (t) => {
  const disk = mountSmallDisk(1);
  if (!disk) return t.skip("a small disk can only be mounted by root on Linux");
  const folder = await mkdtemp(join(tmpdir(), "club-full-"));
  t.after(async () => {
    disk.unmount();
    await rm(folder, { recursive: true, force: true });
  });
  const backups = join(disk.folder, "backups");
  const env = { DATA_DIR: folder, BACKUP_DIR: backups };
  await mkdir(backups);
  await disk.fill();
  await writeFile(join(folder, "picture.webp"), Buffer.alloc(100_000));
  const faults: unknown[] = [
    await copyFile(join(folder, "picture.webp"), join(backups, "picture.webp")).catch((error) => error),
    await writeFile(join(disk.folder, "club.sqlite"), Buffer.alloc(100_000)).catch((error) => error),
    faultOf(() => new DatabaseSync(join(disk.folder, "copy.sqlite")).exec("create table a (b)")),
  ];
  for (const fault of faults) {
    const told = startFault(fault, env) ?? "";
    assert.ok(
      told.startsWith("The disk is full") && told.includes(`(df -h ${backups})`),
      `${fault}: ${told}`,
    );
  }
  const turned = { DATA_DIR: disk.folder, BACKUP_DIR: folder };
  for (const fault of faults) assert.ok(startFault(fault, turned)?.includes(`(df -h ${disk.folder})`));
  await disk.empty();
  assert.ok(startFault(faults[0], env)?.includes(backups), "what did not fit is taken away by now");
  assert.ok(startFault(faults[0], { DATA_DIR: folder })?.includes(`(df -h ${folder})`));
});

test("a disk without a byte left is told as full by the database's first word, too", async (t) => {
  const disk = mountSmallDisk(1);
  if (!disk) return t.skip("a small disk can only be mounted by root on Linux");
  t.after(disk.unmount);
  const file = join(disk.folder, "club.sqlite");
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; create table a (b)");
  database.close();
  await disk.fill();
  const fault = faultOf(() => new DatabaseSync(file).prepare("select * from a").all());
  assert.match(startFault(fault, { DATA_DIR: disk.folder }) ?? String(fault), /^The disk is full/);
  const wrapped = new Error("The present state could not be backed up first", { cause: fault });
  assert.match(
    startFault(wrapped, { DATA_DIR: disk.folder }) ?? String(fault),
    /^The disk is full.*free some/,
  );
});

test("of a folder that can't be made the one is named that was asked for, which may be that of the backups", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-made-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "file"), "");
  const backups = join(folder, "file", "backups");
  const fault = await mkdir(backups, { recursive: true }).catch((error) => error);
  const told = startFault(fault, { DATA_DIR: folder, BACKUP_DIR: backups }) ?? String(fault);
  assert.ok(told.startsWith(`The folder ${join(folder, "file")}`) && told.includes("BACKUP_DIR"), told);
});

test("a folder in the place of the database is told as one, not as somebody else's file", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-folder-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "club.sqlite"));
  const fault = faultOf(() => new DatabaseSync(join(folder, "club.sqlite")));
  const told = startFault(fault, { DATA_DIR: folder }) ?? "";
  assert.match(told, /club\.sqlite is a folder/);
  assert.doesNotMatch(told, /chown/);
});

function faultOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
