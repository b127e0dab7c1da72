import assert from "node:assert/strict";
import { test } from "node:test";
import { type BackupReason, backupName, backupState, madeAtOf } from "./backup.ts";
import { backupsToDrop } from "./retention.ts";

const DAY_MS = 86_400_000;

function nightly(from: string, days: number, reason: BackupReason = "nightly") {
  return Array.from({ length: days }, (_, day) => {
    const madeAt = new Date(Date.parse(from) + day * DAY_MS);
    return { name: backupName(madeAt), madeAt, reason };
  });
}

test("after two years of nights 7 days, 5 weeks and 12 months are left", () => {
  let kept: ReturnType<typeof nightly> = [];
  let now = new Date();
  for (const backup of nightly("2024-06-01T23:00:00Z", 730)) {
    now = backup.madeAt;
    kept.push(backup);
    const dropped = new Set(backupsToDrop(kept, now, backup.name));
    kept = kept.filter(({ name }) => !dropped.has(name));
  }
  assert.equal(now.toISOString().slice(0, 10), "2026-05-31");
  const days = kept.map(({ name }) => name.slice(0, 10)).reverse();
  assert.deepEqual(days, [
    // The last seven days; Sunday 31 May also is the newest of its week and month.
    "2026-05-31",
    "2026-05-30",
    "2026-05-29",
    "2026-05-28",
    "2026-05-27",
    "2026-05-26",
    "2026-05-25",
    // The Sundays of the four weeks before.
    "2026-05-24",
    "2026-05-17",
    "2026-05-10",
    "2026-05-03",
    // The last days of the eleven months before.
    "2026-04-30",
    "2026-03-31",
    "2026-02-28",
    "2026-01-31",
    "2025-12-31",
    "2025-11-30",
    "2025-10-31",
    "2025-09-30",
    "2025-08-31",
    "2025-07-31",
    "2025-06-30",
  ]);
});

test("a long pause drops nothing that is the last of its day", () => {
  const old = nightly("2025-01-01T23:00:00Z", 3);
  assert.deepEqual(backupsToDrop(old, new Date("2026-01-01"), old[2]!.name), []);
});

test("a backup that is made by a clock that is a hundred days behind is not dropped in the moment it is made", () => {
  const nights = nightly("2025-11-01T23:00:00Z", 400);
  const behind = nightly("2026-08-11T23:00:00Z", 1)[0]!;
  const dropped = backupsToDrop([...nights, behind], behind.madeAt, behind.name);
  assert.ok(dropped.length > 300);
  assert.ok(!dropped.includes(behind.name));
});

test("what was made by hand or before a change stays for a week, however many there are", () => {
  const madeAt = new Date("2026-03-10T10:00:00Z");
  const byHand = ["a", "b", "c"].map((name) => ({ name, madeAt, reason: "manual" as const }));
  assert.deepEqual(backupsToDrop(byHand, new Date("2026-03-16T00:00:00Z"), "c"), []);
  assert.equal(backupsToDrop(byHand, new Date("2026-03-18T00:00:00Z"), "a").length, 2);
});

test("a folder that is not named like a backup is none", () => {
  assert.equal(madeAtOf("2026-03-11T03-00-00Z")?.toISOString(), "2026-03-11T03:00:00.000Z");
  assert.equal(madeAtOf("2026-03-11T03-00-00Z-2")?.toISOString(), "2026-03-11T03:00:00.000Z");
  for (const name of ["media", ".2026-03-11T03-00-00Z.part", "2026-13-11T03-00-00Z", "..", "lost+found"])
    assert.equal(madeAtOf(name), undefined, name);
});

test("a backup is late after 26 hours, a drill after eight days", () => {
  const now = new Date("2026-03-11T09:00:00Z");
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  assert.equal(backupState("backup", null, null, now), "none");
  assert.equal(backupState("backup", { is_ok: true }, ago(25.9), now), "good");
  assert.equal(backupState("backup", { is_ok: true }, ago(26.1), now), "late");
  assert.equal(backupState("backup", { is_ok: false }, ago(1), now), "failed");
  assert.equal(backupState("drill", { is_ok: true }, ago(8 * 24 - 1), now), "good");
  assert.equal(backupState("drill", { is_ok: true }, ago(8 * 24 + 1), now), "late");
});
