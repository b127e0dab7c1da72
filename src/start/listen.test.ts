import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { appContext, page, requestInfoContext } from "#src/delivery/page.server.ts";
import { openMetrics } from "#src/http/metrics.server.ts";
import { receiveRequests } from "#src/http/receive.server.ts";
import type { Env } from "#src/site.server.ts";
import { openClub } from "#tests/support/club.ts";
import { listen, requestListener } from "./listen.server.ts";

/** A site that writes letters for as long as it is not let go, and the sending of one whose sender goes meanwhile. */
async function openLetterbox(t: TestContext) {
  const { app } = await openClub(t);
  app.config.PORT = 0;
  app.config.HOST = "127.0.0.1";
  const site = new Hono<Env>();
  receiveRequests(site, { app, isStopping: () => false, metrics: openMetrics(false), headers: [] });
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>();
  const state = { begun: 0, written: 0 };
  const write = async () => {
    state.begun++;
    await letGo;
    state.written++;
    return null;
  };
  site.post("/letters", async (c) => c.json(await write()));
  site.post("/form", async (c) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(requestInfoContext, null);
    const { raw } = c.req;
    // As the router does with a page's form.
    const gone = new Promise<never>((_, reject) => raw.signal.addEventListener("abort", reject));
    const written = page(write)({
      request: raw,
      url: new URL(raw.url),
      params: {},
      context: context as never,
    });
    await Promise.race([written, gone]).catch(() => {});
    return c.text("Taken in.");
  });
  const answer = requestListener(site);
  const server = createServer((asked, response) => void answer(asked, response));
  const { port, stop } = await listen(server, app);
  const sendAndGo = async (path: string) => {
    const letter = request({ host: "127.0.0.1", port, method: "POST", path, agent: false });
    letter.on("error", () => {}).end();
    while (state.begun === 0) await pause(1);
    letter.destroy();
    await pause(50);
  };
  return { state, go, stop, sendAndGo };
}

for (const [what, path] of [
  ["a program's call", "/letters"],
  ["a page's form", "/form"],
] as const) {
  test(`a site that stops finishes ${what} whose sender has gone`, async (t) => {
    const { state, go, stop, sendAndGo } = await openLetterbox(t);
    await sendAndGo(path);
    const stopped = stop().then(() => state.written);
    await pause(200);
    go();
    assert.equal(await stopped, 1);
  });
}

test("a site that stops waits eight seconds for what does not end, and no longer", async (t) => {
  const { stop, sendAndGo } = await openLetterbox(t);
  await sendAndGo("/letters");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let isOver = false;
  const stopped = stop().then(() => {
    isOver = true;
  });
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  t.mock.timers.tick(7999);
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  assert.equal(isOver, false);
  t.mock.timers.tick(1);
  await stopped;
});
