import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createCache } from "#src/delivery/cache.server.ts";
import type { Pages } from "#src/delivery/pages.server.ts";
import { openMetrics } from "#src/http/metrics.server.ts";
import { createSite } from "#src/site.server.ts";
import { openClub } from "#tests/support/club.ts";

const FORMS = 10;

test("forms that are minutes on their way keep nobody waiting who reads, or sends one that is whole", async (t) => {
  const { site } = await openSite(t, async ({ method }) => new Response(`A page for ${method}.`));
  let begun = 0;
  const unending = () =>
    new ReadableStream({
      pull(stream) {
        if (begun++ < FORMS) stream.enqueue(new TextEncoder().encode("name="));
        return new Promise(() => {});
      },
    });
  const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
  for (let n = 0; n < FORMS; n++)
    void site.request("/contact", { ...form, body: unending(), duplex: "half" } as RequestInit);
  // By the clock nobody's turn comes from here on.
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const read = async () => (await site.request("/search")).text();
  const send = async () => (await site.request("/contact", { ...form, body: "name=Ani" })).text();
  assert.deepEqual(await Promise.race([Promise.all([read(), send()]), turns()]), [
    "A page for GET.",
    "A page for POST.",
  ]);
  assert.equal(begun, FORMS);
});

test("of a rush of forms few pages are made at a time, and one that is sent where none is taken costs no page", async (t) => {
  let made = 0;
  const ends: (() => void)[] = [];
  const { site } = await openSite(t, async () => {
    made++;
    await new Promise<void>((end) => ends.push(end));
    return new Response("Thank you.");
  });
  const post = (path: string) => site.request(path, { method: "POST", body: "name=Ani" });
  const refused = await post("/news/anything");
  assert.deepEqual([refused.status, refused.headers.get("allow"), made], [405, "GET, HEAD", 0]);
  assert.match(await refused.text(), /POST is not possible here/);
  const answers = Array.from({ length: FORMS }, () => post("/contact"));
  await turns();
  assert.equal(made, 3);
  for (let n = 0; n < FORMS; n++) {
    ends.shift()?.();
    await turns();
  }
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  assert.deepEqual(new Set(texts), new Set(["Thank you."]));
});

/** A site whose pages are made as told. */
async function openSite(t: TestContext, render: Pages["render"]) {
  const { app } = await openClub(t);
  const cache = createCache({ app, always: [] });
  t.after(cache.stop);
  const pages: Pages = {
    read: ({ pathname }) => ({ path: pathname, handle: {}, isCached: false }),
    takesForms: (path) => path === "/contact",
    ...{ render, renderForAll: async () => new Response("A page.") },
  };
  const parts = { app, pages, cache, isStopping: () => false, metrics: openMetrics(false) };
  return { site: createSite(parts) };
}

/** Long enough for anything that waits for nothing but itself. */
async function turns(): Promise<string> {
  for (let turn = 0; turn < 1000; turn++) await new Promise(setImmediate);
  return "It still waits.";
}
