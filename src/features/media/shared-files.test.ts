import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { readShared } from "./shared-files.server.ts";

test("a picture that many take in at once is in memory once, and gone with its file", async (t) => {
  const { app } = await openClub(t);
  const { storage } = app;
  const [name, other] = [`${"a".repeat(32)}.webp`, `${"b".repeat(32)}.webp`];
  await storage.disk.put(name, Buffer.alloc(100_000, 1));
  await storage.disk.put(other, Buffer.alloc(100, 2));
  const taken = await Promise.all(Array.from({ length: 50 }, () => readShared(storage, name)));
  taken.push(await readShared(storage, name));
  assert.equal(new Set(taken.map((bytes) => bytes?.buffer)).size, 1);
  assert.deepEqual(taken.at(-1), new Uint8Array(100_000).fill(1));
  const small = await readShared(storage, other);
  assert.deepEqual(small, new Uint8Array(100).fill(2), "and nothing of what lies beside a small one");
  assert.equal(small?.buffer.byteLength, 100);
  await storage.disk.put(other, Buffer.alloc(200, 3));
  assert.equal((await readShared(storage, other))?.byteLength, 200, "one that was cut off is mended");
  await storage.disk.delete(name);
  assert.equal(await readShared(storage, name), undefined);
  assert.equal(taken[0]?.byteLength, 100_000, "who had begun gets the rest");
  assert.equal(await readShared(storage, `${"c".repeat(32)}.webp`), undefined);
});
