import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createTurns } from "./turns.server.ts";

const VISITOR = "203.0.113.7";

/** Until the event loop has gone round so often. */
async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round++) await new Promise(setImmediate);
}

test("of a thousand requests that come from one network at once, others' come in between", async () => {
  const turns = createTurns();
  let done = 0;
  const ask = async (caller: string) => {
    const end = await turns.begin(caller);
    done++;
    end?.();
  };
  const rush = Array.from({ length: 1000 }, () => ask("198.51.100.1"));
  await rounds(1);
  assert.ok(done < 10, `${done} of the rush`);
  await ask(VISITOR);
  assert.ok(done < 20, `${done} before the visitor`);
  await Promise.all(rush);
  assert.equal(done, 1001);
});

/** Whose page it is, among those of fifty networks with thirty requests each. */
async function amongFifty(t: TestContext) {
  t.mock.timers.enable({ apis: ["setInterval"] });
  let now = 0;
  const turns = createTurns(() => now);
  const ends: (() => void)[] = [];
  const ask = (network: string) => turns.begin(network, { isPage: true });
  for (let request = 0; request < 30; request++)
    for (let network = 0; network < 50; network++)
      void ask(`198.51.100.${network}`).then((end) => end && ends.push(end));
  await rounds(20);
  const pass = async (ms: number, perMs: number) => {
    for (const until = now + ms; now < until; now += 50) {
      for (let page = 0; page < perMs * 50; page++) ends.shift()?.();
      await rounds(2);
      if (now % 250 === 0) t.mock.timers.tick(250);
    }
    await rounds(2);
  };
  return { turns, ask, ends, pass };
}

test("of thirty pages that each of fifty networks asks for a hundred are under way, and a visitor's begins at once", async (t) => {
  const { ask, ends, pass } = await amongFifty(t);
  assert.ok(ends.length >= 50 && ends.length <= 180, `${ends.length} are under way`);
  // One page of theirs after another is made: none of them hangs, though each network waits for its next for a while.
  await pass(1500, 0.04);
  assert.ok(ends.length <= 180, `${ends.length} are under way after a while`);
  assert.ok(await Promise.race([ask(VISITOR), rounds(1)]), "the visitor's page is begun");
});

test("where many networks' pages were asked for and are done, those who waited for them go on at once", async (t) => {
  const { ask, ends, pass } = await amongFifty(t);
  let begun = 0;
  for (let page = 0; page < 4; page++) void ask(VISITOR).then(() => begun++);
  await rounds(2);
  assert.equal(begun, 2);
  while (ends.length > 0) await pass(50, 10);
  await pass(1000, 0);
  assert.equal(begun, 4, "though none of the visitor's own has ended");
});

test("saves and pictures have their own places however many networks ask for pages", async (t) => {
  const { turns } = await amongFifty(t);
  let begun = 0;
  for (let save = 0; save < 16; save++) void turns.begin(`${VISITOR} writes`).then(() => begun++);
  await rounds(20);
  assert.equal(begun, 16);
});

test("while new visitors' connections come in, those who wait go on only after every sixty-fourth of them", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const turns = createTurns();
  let begun = 0;
  for (let request = 0; request < 100; request++) void turns.begin("198.51.100.1").then(() => begun++);
  for (let connection = 0; connection < 60; connection++) {
    turns.noteConnection();
    await rounds(1);
  }
  assert.equal(begun, 2);
  await turns.begin(VISITOR);
  await rounds(1);
  assert.ok(begun > 2, "none comes any more");
});

test("who opens connection after connection does not keep those who wait from their turn", async () => {
  const turns = createTurns();
  let begun = 0;
  for (let request = 0; request < 100; request++) void turns.begin("198.51.100.1").then(() => begun++);
  for (let connection = 0; connection < 280; connection++) {
    turns.noteConnection();
    await rounds(1);
  }
  assert.ok(begun >= 8, `${begun} have begun`);
});

test("a page that has waited as long as it may is told to come back, a save waits on", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  let now = 0;
  const turns = createTurns(() => now);
  const told: string[] = [];
  const ask = (what: string, mostMs?: number) =>
    turns
      .begin("198.51.100.1", mostMs ? { mostMs } : {})
      .then((end) => told.push(`${what} ${end ? "begins" : "is refused"}`));
  // A database hangs: none of them ends.
  for (let request = 0; request < 800; request++) void turns.begin("198.51.100.1");
  await rounds(20);
  void ask("page", 8000);
  void ask("save");
  for (now = 250; now < 8000; now += 250) t.mock.timers.tick(250);
  await rounds(1);
  assert.deepEqual(told, []);
  t.mock.timers.tick(250);
  await rounds(1);
  assert.deepEqual(told, ["page is refused"]);
});

test("one network has sixteen requests under way, four thousand wait, and further ones are refused", async (t) => {
  // On a machine that is busy the real one would let more begin meanwhile.
  t.mock.timers.enable({ apis: ["setInterval"] });
  const turns = createTurns(() => 0);
  const begun: (() => void)[] = [];
  let refused = 0;
  const ask = async (caller: string) => {
    const end = await turns.begin(caller);
    if (end) begun.push(end);
    else refused++;
  };
  for (let request = 0; request < 4016; request++) {
    void ask("198.51.100.1");
    if (request < 16) await rounds(1);
  }
  await rounds(20);
  assert.deepEqual([begun.length, refused], [16, 0]);
  await ask("198.51.100.1");
  assert.equal(refused, 1);
  await ask(VISITOR);
  assert.equal(begun.length, 17);
  begun[0]?.();
  await rounds(2);
  assert.equal(begun.length, 18);
});

test("where none of them ends, as a database hangs, those who wait begin all the same", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const turns = createTurns(() => 0);
  let begun = 0;
  for (let request = 0; request < 40; request++) void turns.begin(VISITOR).then(() => begun++);
  await rounds(20);
  assert.equal(begun, 16);
  t.mock.timers.tick(500);
  await rounds(20);
  assert.equal(begun, 40);
});

test("of one network whose answers take long to make, two are under way, and others' requests come in between", async () => {
  let now = 0;
  const turns = createTurns(() => now);
  let [underWay, most, done] = [0, 0, 0];
  const ask = async (caller: string, takesMs: number) => {
    const end = await turns.begin(caller);
    most = Math.max(most, ++underWay);
    await rounds(1);
    now += takesMs;
    done++;
    underWay--;
    end?.();
  };
  const rush = Array.from({ length: 40 }, () => ask("198.51.100.1", 300));
  await rounds(3);
  const first = done;
  most = underWay;
  await ask(VISITOR, 5);
  assert.ok(done - first <= 4, `${done} before the visitor`);
  await Promise.all(rush);
  assert.ok(most <= 3, `${most} at a time`);
});

test("where a network's answers are made in no time, sixteen are under way however long they wait for the database", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  let now = 0;
  const turns = createTurns(() => now);
  const underWay: (() => void)[] = [];
  for (let request = 0; request < 40; request++)
    void turns.begin(VISITOR).then((end) => end && underWay.push(end));
  for (let turn = 0; turn < 10; turn++) {
    await rounds(1);
    now += 20;
    t.mock.timers.tick(20);
  }
  const ended = underWay.splice(0, 8);
  assert.equal(underWay.length, 8);
  for (const end of ended) end();
  await rounds(10);
  assert.equal(underWay.length, 16);
});

test("work that holds the event loop up and goes on later lets no more of its network begin than before", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  let now = 0;
  const turns = createTurns(() => now);
  let begun = 0;
  for (let request = 0; request < 40; request++) void turns.begin(VISITOR).then(() => begun++);
  await rounds(1);
  const first = begun;
  // Searches of a third of a second each, of which none has answered yet.
  for (let look = 1; look <= 3; look++) {
    now += 350;
    t.mock.timers.tick(350);
    await rounds(10);
    assert.ok(begun <= first + 2 * look, `${begun} have begun, ${first} at first`);
  }
});

test("who asks for long work begins it behind those at the door, also when nothing of theirs is under way", async () => {
  let now = 0;
  const turns = createTurns(() => now);
  const end = await turns.begin("198.51.100.1");
  now += 300;
  end?.();
  await rounds(2);
  let hasBegun = false;
  void turns.begin("198.51.100.1").then(() => {
    hasBegun = true;
  });
  for (let connection = 0; connection < 10; connection++) {
    turns.noteConnection();
    await rounds(1);
    assert.equal(hasBegun, false);
  }
  await rounds(2);
  assert.equal(hasBegun, true);
});
