import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { listenLive } from "./live.ts";

/** What of a browser a page needs to listen, and what the server says in it. */
function openBrowser(t: TestContext) {
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
  const page = { addEventListener() {}, removeEventListener() {} };
  const fakes = {
    EventSource,
    window: page,
    document: { ...page, hidden: false },
    location: { pathname: "/" },
  };
  Object.assign(globalThis, fakes);
  t.after(() => {
    for (const name of Object.keys(fakes)) Reflect.deleteProperty(globalThis, name);
  });
  const say = (name: string, data: object | string = {}) =>
    listeners.get(name)!({ lastEventId: "a.1", data: JSON.stringify(data) });
  return Object.assign(say, { opened: () => opened });
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

test("a page that hears nothing for three quarters of a minute asks by itself and listens anew, and again", (t) => {
  const say = openBrowser(t);
  let asked = 0;
  const end = listenLive(["match"], () => asked++);
  const pass = (seconds: number) => {
    for (; seconds > 0; seconds--) t.mock.timers.tick(1000);
  };
  for (let beat = 0; beat < 6; beat++) {
    pass(20);
    say("beat", "");
  }
  assert.deepEqual([asked, say.opened()], [0, 1], "the server is there, and has no news");
  pass(50);
  assert.deepEqual([asked, say.opened()], [1, 2]);
  pass(150);
  assert.ok(asked > 4, `${asked} times in four looks at least`);
  assert.ok(say.opened() > 3, String(say.opened()));
  end();
});
