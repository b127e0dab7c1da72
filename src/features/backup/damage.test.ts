import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, readFile, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import type { Manifest } from "./backup.ts";
import { backUp } from "./commands.server.ts";
import { DamagedBackup, digestFile, writeManifest } from "./manifest.server.ts";
import { mediaOf } from "./restore-media.server.ts";
import { addPicture, fillClub } from "./test-support.server.ts";
import { verifyBackup } from "./verify.server.ts";

type Damage = (folder: string, manifest: Manifest) => Promise<void>;

const DATABASE = "club.sqlite";

/** Where in a file, from its first byte (0) to its last (1). */
const cut =
  (path: string, at: number): Damage =>
  async (folder, { files }) =>
    truncate(join(folder, path), Math.floor(files[path]!.bytes * at));

const flip =
  (path: string, at: number): Damage =>
  async (folder) => {
    const bytes = await readFile(join(folder, path));
    bytes[Math.floor((bytes.length - 1) * at)]! ^= 1;
    await writeFile(join(folder, path), bytes);
  };

const remove =
  (path: string): Damage =>
  (folder) =>
    rm(join(folder, path));

/** A manifest that says something else, with or without a checksum that fits. */
const tell =
  (change: (manifest: Manifest) => void, isSigned = true): Damage =>
  async (folder, manifest) => {
    const told = structuredClone(manifest);
    change(told);
    const sum = await readFile(join(folder, "manifest.sha256"));
    await writeManifest(folder, told);
    if (!isSigned) await writeFile(join(folder, "manifest.sha256"), sum);
  };

/** Somebody who changes the database and has the manifest's checksum of the file fit. */
const change =
  (statement: string): Damage =>
  async (folder, manifest) => {
    const database = new DatabaseSync(join(folder, DATABASE), { enableForeignKeyConstraints: false });
    database.exec(statement);
    database.close();
    const files = { ...manifest.files, [DATABASE]: await digestFile(join(folder, DATABASE)) };
    await writeManifest(folder, { ...manifest, files });
  };

const put =
  (path: string, text: string, isSigned = false): Damage =>
  async (folder, manifest) => {
    await writeFile(join(folder, path), text);
    const files = { ...manifest.files, [path]: await digestFile(join(folder, path)) };
    if (isSigned) await writeManifest(folder, { ...manifest, files });
  };

/** The same bytes, but elsewhere on this machine. */
const linked =
  (path: string): Damage =>
  async (folder) => {
    const elsewhere = `${folder}-elsewhere`;
    await rename(join(folder, path), elsewhere);
    await symlink(elsewhere, join(folder, path));
  };

function damages(media: string[]): Record<string, Damage> {
  const pictures = media.slice(0, 4).map((name) => `media/${name}`);
  const places = [0, 0.001, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.999];
  const named = (what: string, list: [string, Damage][]) =>
    list.map(([name, damage]) => [`${what} ${name}`, damage] as const);
  return Object.fromEntries([
    ...named(
      "the database cut at",
      places.map((at) => [String(at), cut(DATABASE, at)]),
    ),
    ...named(
      "a bit flipped at",
      places.map((at) => [String(at), flip(DATABASE, at)]),
    ),
    ...named(
      "a cut picture",
      pictures.map((path, i) => [path, cut(path, i / 4)]),
    ),
    ...named(
      "a bit flipped in",
      pictures.map((path, i) => [path, flip(path, i / 3)]),
    ),
    ...named(
      "without",
      [...pictures, DATABASE, "manifest.json", "manifest.sha256"].map((path) => [path, remove(path)]),
    ),
    ...named("a manifest with", [
      ["another count", tell((m) => m.tables.partners!.count++)],
      ["another hash of a table", tell((m) => (m.tables.partners!.sha256 = "0".repeat(64)))],
      ["another hash of a file", tell((m) => (m.files[DATABASE]!.sha256 = "0".repeat(64)))],
      ["no database", tell((m) => delete m.files[DATABASE])],
      ["a table less", tell((m) => delete m.tables.partners)],
      ["a table more", tell((m) => (m.tables.stadiums = { count: 0, sha256: "0".repeat(64) }))],
      ["a newer format", tell((m) => m.format++)],
      ["a newer version's migration", tell((m) => m.migrations.push("9999-future"))],
      [
        "a way out of the folder",
        tell((m) => (m.files["../../etc/passwd"] = { bytes: 1, sha256: "0".repeat(64) })),
      ],
      ["a checksum that does not fit", tell((m) => (m.made_at = "2020-01-01T00:00:00.000Z"), false)],
      ["an export's kind", tell((m) => (m.kind = "export"))],
    ]),
    ...named("a changed database:", [
      ["a row less", change("delete from partners")],
      ["a changed row", change("update partners set name = 'Somebody else'")],
      ["a dangling row", change("update articles set category_id = 4711")],
    ]),
    ...named("foreign files:", [
      ["a text as database", put(DATABASE, "This is no database.", true)],
      ["an empty database", put(DATABASE, "", true)],
      ["a picture nobody knows", put("media/holiday.webp", "sun")],
      ["a link to a file of this machine", linked(pictures[0]!)],
      ["a text as manifest", put("manifest.json", "hello")],
    ]),
  ]);
}

test("of more than fifty damaged backups none is taken", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  await addPicture(club, 5);
  const { folder, manifest } = await backUp(club.app, "manual");
  await verifyBackup(folder);
  const all = Object.entries(damages(mediaOf(manifest)));
  assert.ok(all.length >= 50, String(all.length));
  for (const [name, damage] of all) {
    const copy = `${folder}-damaged`;
    await cp(folder, copy, { recursive: true });
    await damage(copy, manifest);
    const error = await verifyBackup(copy).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof DamagedBackup, `${name}: ${error ?? "was taken"}`);
    assert.match(error.message, /can't be used:\n {2}- \S.*[.:]/, name);
    await rm(copy, { recursive: true });
  }
  t.diagnostic(`${all.length} of ${all.length} damaged or forged backups refused`);
});

test("a manifest that is no JSON is refused in words, however well it is signed", async (t) => {
  const club = await openClub(t);
  const { folder } = await backUp(club.app, "manual");
  const text = '{ "format": 1';
  await writeFile(join(folder, "manifest.json"), text);
  const sum = createHash("sha256").update(text).digest("hex");
  await writeFile(join(folder, "manifest.sha256"), `${sum}  manifest.json\n`);
  await assert.rejects(verifyBackup(folder), DamagedBackup);
});
