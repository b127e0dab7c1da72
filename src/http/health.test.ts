import assert from "node:assert/strict";
import { test } from "node:test";
import { Hono } from "hono";
import { openClub } from "#tests/support/club.ts";
import { countQueries } from "#tests/support/queries.ts";
import { mountHealth } from "./health.server.ts";
import { openMetrics } from "./metrics.server.ts";

test("a hundred who ask at once whether the club is ready are one question to the database", async (t) => {
  const club = await openClub(t);
  const { total } = await countQueries(club.app, async (app) => {
    const site: Parameters<typeof mountHealth>[0] = new Hono();
    mountHealth(site, { app, isStopping: () => false, metrics: openMetrics(false) });
    const ask = async () => (await site.request("/readyz")).text();
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    assert.deepEqual(new Set(answers), new Set(["ready"]));
    assert.equal(await ask(), "ready");
  });
  assert.equal(total, 2);
});
