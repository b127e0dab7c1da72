import assert from "node:assert/strict";
import { test } from "node:test";
import { of, playedConsole, shirt } from "./console-test-support.ts";
import { fromFile, fromLink, toFile, toLinks } from "./hand-over-code.ts";
import type { Kept } from "./kept.ts";

test("what a phone could not send goes on from another one, by file or by code, and is there once", async (t) => {
  const phone = await playedConsole();
  t.after(phone.console.stop);
  await phone.tap({ tap: "whistle" });
  for (let minute = 1; minute < 20; minute++) {
    phone.at(`${minute}:00`);
    for (const one of [of("yellow", "home"), shirt(minute)]) await phone.tap(one);
  }
  const entries = phone.console.waiting();
  const links = await toLinks(entries, "https://club.example/admin/matchday/7");
  assert.ok(links.length > 1 && links.every((link) => link.length <= 900));
  const other = await playedConsole();
  t.after(other.console.stop);
  for (const link of links) await other.console.takeIn(await fromLink(new URL(link).hash));
  assert.equal(await other.console.takeIn(fromFile(toFile(entries))), 0);
  assert.deepEqual(
    other.console.waiting().map(({ id }) => id),
    entries.map(({ id }) => id),
  );
});

test("that nobody passed, and what was decided when a match was abandoned, goes on from another phone too", async (t) => {
  const phone = await playedConsole();
  t.after(phone.console.stop);
  await phone.tap({ tap: "whistle" });
  for (const one of [of("goal", "home"), shirt(9), { tap: "unassisted" } as const]) await phone.tap(one);
  await phone.tap({ tap: "abandon", why: "lights", decision: "stands" });
  const entries = phone.console.waiting();
  const other = await playedConsole();
  t.after(other.console.stop);
  assert.equal(await other.console.takeIn(fromFile(toFile(entries))), 4);
  assert.deepEqual(
    other.console.waiting().map(({ entry }) => entry),
    entries.map(({ entry }) => entry),
  );
});

test("a file of something else, or a broken code, holds no entries", async () => {
  assert.deepEqual(fromFile("{}"), []);
  assert.deepEqual(fromFile("not even that"), []);
  assert.deepEqual(await fromLink("#entries=%%%"), []);
  assert.deepEqual(await fromLink("#top"), []);
});

test("a file whose entries have another form is not taken in, and the console opens again", async (t) => {
  const phone = await playedConsole();
  t.after(phone.console.stop);
  await phone.tap({ tap: "whistle" });
  const [good] = phone.console.waiting();
  const { entry } = good!;
  const others = [
    { id: entry.id },
    { ...entry, kind: "constructor" },
    { ...entry, period: "third" },
    { ...entry, payload: null },
    { ...entry, occurred_at: "now" },
    { ...entry, side: "both" },
    { ...entry, kind: "goal", side: "home", payload: { scorer: { names: null } } },
    { ...entry, kind: "goal", side: "home", payload: { scorer: "nobody" } },
    { ...entry, kind: "comment", payload: { text: { $$typeof: "x" }, language: "en" } },
    { ...entry, kind: "comment", payload: { text: "x".repeat(501), language: "en" } },
    { ...entry, kind: "added_time", payload: {} },
    { ...entry, kind: "amend", target: entry.id, payload: {} },
    { ...entry, kind: "amend", target: entry.id, payload: { patch: { payload: { who: 5 } } } },
  ].map((one) => ({ ...good!, entry: one }) as unknown as Kept);
  assert.deepEqual(fromFile(toFile(others)), []);
  assert.deepEqual(fromFile(toFile([null as never, good!])), [good]);
  const other = await playedConsole();
  t.after(other.console.stop);
  const hostile = { ...good!, state: "refused", message: "Call 555", until: 1e15 } as Kept;
  assert.equal(await other.console.takeIn(fromFile(toFile([...others, hostile]))), 1);
  assert.deepEqual(other.console.snapshot().kept, [
    { id: entry.id, match: 7, entry, state: "waiting", order: 1 },
  ]);
  const again = await playedConsole({ store: other.store });
  t.after(again.console.stop);
  assert.equal(again.console.snapshot().state.phase, "first");
});
