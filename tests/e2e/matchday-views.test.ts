import assert from "node:assert/strict";
import { test } from "node:test";
import { SCRIPT, viewMatch } from "#tests/support/match-views.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();

/** A page that is made anew may be a moment old; more tries than this are a fault. */
const MOST_TRIES = 50;

test("after each entry of a match page, lists, home, table, search, API and console show one score", async () => {
  const match = await viewMatch(site, await signIn(site));
  for (const entry of SCRIPT) {
    await match.tap(entry);
    let behind = await match.behind();
    for (let tries = 1; behind.length > 0 && tries < MOST_TRIES; tries++) behind = await match.behind();
    assert.deepEqual(behind, [], entry.kind);
  }
});
