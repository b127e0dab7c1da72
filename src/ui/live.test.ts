import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { listenLive } from "./live.ts";

/** What of a browser a page needs to listen, and what the server says in it. */
function openBrowser(t: TestContext, deadConnections = 0) {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const listeners = new Map<string, (event: object) => void>();
  let opened = 0;
  class EventSource {
    readyState = 1;
    constructor() {
      opened++;
    }
    addEventListener(name: string, hear: (event: object) => void) {
      listeners.set(name, hear);
    }
    close() {}
  }
  let asked = 0;
  /** On a dead connection nothing is answered; once that is given up, the browser closes it. */
  const fetch = (_: string, { signal }: RequestInit) => {
    asked++;
    if (deadConnections === 0) return Promise.resolve(new Response(null));
    deadConnections--;
    return new Promise((_, reject) => signal!.addEventListener("abort", () => reject(signal!.reason)));
  };
  const page = { addEventListener() {}, removeEventListener() {} };
  const fakes = {
    EventSource,
    fetch,
    window: page,
    document: { ...page, hidden: false, querySelector: () => null },
    location: { pathname: "/" },
  };
  const { fetch: own } = globalThis;
  Object.assign(globalThis, fakes);
  t.after(() => {
    for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name);
    globalThis.fetch = own;
  });
  const say = (name: string, data: object | string = {}) =>
    listeners.get(name)!({ lastEventId: "a.1", data: JSON.stringify(data) });
  const pass = async (seconds: number) => {
    for (; seconds > 0; seconds--) {
      t.mock.timers.tick(1000);
      // What was answered is read meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const comeBack = () => {
    deadConnections = 0;
  };
  return Object.assign(say, { pass, comeBack, opened: () => opened, asked: () => asked });
}

test("a page asks once more when no cache on the way can have what was before a goal, unless it shows the goal", (t) => {
  const say = openBrowser(t);
  let shown = 0;
  let asked = 0;
  const end = listenLive(
    ["match", "table"],
    () => asked++,
    (told) => (told as { home: number }).home === shown,
  );
  say("match", { id: 1, home: 1 });
  t.mock.timers.tick(400);
  // A copy of the second before came.
  assert.equal(asked, 1);
  t.mock.timers.tick(3000);
  assert.equal(asked, 2);
  say("match", { id: 1, home: 2 });
  t.mock.timers.tick(400);
  shown = 2;
  t.mock.timers.tick(30_000);
  assert.equal(asked, 3, "the page shows it");
  end();
});

test("of many saves of a match pages are told together, and once more after the last", (t) => {
  const say = openBrowser(t);
  let asked = 0;
  const end = listenLive(
    ["match"],
    () => asked++,
    () => false,
  );
  for (let version = 1; version <= 20; version++) {
    say("match", { id: 1, version });
    t.mock.timers.tick(1000);
  }
  t.mock.timers.tick(30_000);
  assert.equal(asked, 21);
  end();
});

test("a page that hears nothing for three quarters of a minute asks by itself and listens anew, and again", async (t) => {
  const say = openBrowser(t);
  let asked = 0;
  const end = listenLive(["match"], () => asked++);
  for (let beat = 0; beat < 6; beat++) {
    await say.pass(20);
    say("beat", "");
  }
  assert.deepEqual([asked, say.opened()], [0, 1], "the server is there, and has no news");
  await say.pass(50);
  assert.deepEqual([asked, say.opened()], [1, 2]);
  await say.pass(150);
  assert.ok(asked > 4, `${asked} times in four looks at least`);
  assert.ok(say.opened() > 3, String(say.opened()));
  end();
});

test("a page whose connections are all dead without a word leaves them first, one after the other, and has the news within a minute", async (t) => {
  const say = openBrowser(t, 5);
  let askedAfter = 0;
  const end = listenLive(["match"], () => {
    askedAfter ||= say.asked();
  });
  await say.pass(60);
  assert.deepEqual([askedAfter, say.opened()], [6, 2], "five dead ones, and one that answers");
  end();
});

test("a page whose line is silent for a minute and a half has the news within ten seconds of its return, and asks for none before", async (t) => {
  const say = openBrowser(t, 1000);
  let news = 0;
  const end = listenLive(["match"], () => news++);
  await say.pass(100);
  assert.deepEqual([news, say.opened()], [0, 1], "it would wait on a dead connection");
  assert.ok(say.asked() > 10 && say.asked() < 22, `${say.asked()} looks`);
  say.comeBack();
  await say.pass(9);
  assert.deepEqual([news, say.opened()], [1, 2]);
  end();
});

test("a page that is left looks no longer whether its line is alive", async (t) => {
  const say = openBrowser(t, 1000);
  const end = listenLive(["match"], () => {});
  await say.pass(60);
  end();
  await say.pass(3);
  const asked = say.asked();
  await say.pass(60);
  assert.equal(say.asked(), asked);
});
