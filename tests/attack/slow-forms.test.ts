import assert from "node:assert/strict";
import { test } from "node:test";
import { createCache } from "#src/delivery/cache.server.ts";
import type { Pages } from "#src/delivery/pages.server.ts";
import { openMetrics } from "#src/http/metrics.server.ts";
import { createSite } from "#src/site.server.ts";
import { openClub } from "#tests/support/club.ts";

const FORMS = 10;

test("forms that are minutes on their way keep nobody waiting who only reads", async (t) => {
  const { app } = await openClub(t);
  const cache = createCache({ app, always: [] });
  t.after(cache.stop);
  let sent = 0;
  const pages: Pages = {
    read: ({ pathname }) => ({ path: pathname, handle: {}, isCached: false }),
    render: async ({ method }) => {
      if (method === "GET") return new Response("A page.");
      sent++;
      return new Promise(() => {});
    },
    renderForAll: async () => new Response("A page."),
  };
  const site = createSite({
    ...{ app, pages, cache },
    isStopping: () => false,
    metrics: openMetrics(false),
  });
  for (let form = 0; form < FORMS; form++) void site.request("/contact", { method: "POST" });
  // By the clock nobody's turn comes from here on.
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const read = (async () => (await site.request("/search")).text())();
  const answer = await Promise.race([read, turns()]);
  assert.equal(answer, "A page.");
  assert.equal(sent, FORMS);
});

/** Long enough for anything that waits for nothing but itself. */
async function turns(): Promise<string> {
  for (let turn = 0; turn < 1000; turn++) await new Promise(setImmediate);
  return "It still waits.";
}
