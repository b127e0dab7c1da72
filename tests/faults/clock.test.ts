import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, TEST_DAY } from "#tests/support/club.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const at = (ms: number) => new Date(Date.parse(TEST_DAY) + ms);
const PASSWORD = "nine pomegranates in march";

test("a clock that jumps ahead ends sessions, one that jumps back keeps them, and neither shuts anybody out for longer", async (t) => {
  const club = await openClub(t);
  const login = (password: string) =>
    club.call("/api/auth/login", {
      json: { username: "editor", password },
      headers: { "x-forwarded-for": "10.0.0.1" },
    });
  const isIn = async () => (await club.call("/api/admin/partners", { as: "editor" })).status;
  assert.equal(await isIn(), 200);

  // A battery that is empty: the machine starts in another year, then learns the time.
  club.setNow(at(-400 * DAY_MS));
  assert.equal(await isIn(), 200, "after a jump back");
  assert.equal((await club.call("/")).status, 200);
  const saved = await club.call("/api/admin/partners", {
    as: "editor",
    json: { name: "Then", url: "https://then.example" },
  });
  assert.equal(saved.status, 201);
  club.setNow(at(0));
  assert.equal(await isIn(), 200, "back at the right time");
  const again = await club.call(`/api/admin/partners/${saved.body.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...saved.body, name: "Now" },
  });
  assert.deepEqual([again.status, again.body.version], [200, 2], "a record that was saved in the other year");

  // Guesses made while the clock was ahead must not count for a year.
  club.setNow(at(365 * DAY_MS));
  let status = 0;
  for (let guess = 0; guess < 40 && status !== 429; guess++) status = (await login(PASSWORD)).status;
  assert.equal(status, 429);
  const { headers } = await login(PASSWORD);
  assert.ok(Number(headers.get("retry-after")) <= 3600, `Retry-After ${headers.get("retry-after")}`);
  club.setNow(at(0));
  assert.equal((await login(PASSWORD)).status, 401, "guesses of next year");
  assert.equal(await isIn(), 200);

  club.setNow(at(61 * MINUTE_MS));
  assert.equal(await isIn(), 401, "an hour without a request");
  t.diagnostic(
    "clock 400 days back, a year ahead and right again: sessions, saves and sign-in as they should be",
  );
});
