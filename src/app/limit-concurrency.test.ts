import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { limitConcurrency } from "./limit-concurrency.server.ts";

test("forty long pages that waited too long are made one after another, and others are answered in between", async () => {
  let now = 0;
  const limit = limitConcurrency(3, 10, { clock: () => now });
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await turn();
      turns++;
    }
  })();
  const begun: number[] = [];
  const page = async () => {
    begun.push(turns);
    now += 200;
    // Longer than anybody waits, and of the kind that lets nothing else happen.
    for (const until = performance.now() + 15; performance.now() < until; );
  };
  await Promise.all(Array.from({ length: 40 }, () => limit(page)));
  isOver = true;
  await others;
  const between = begun.slice(1).map((at, index) => at - begun[index]!);
  assert.ok(Math.min(...between) >= 40, `${between.join()} turns, in each of which one new visitor comes in`);
});

test("a page that follows a long one waits for others' short work, and not for all the long work that others have", async () => {
  let now = 0;
  const limit = limitConcurrency(3, 10_000, { clock: () => now });
  const long = limit(async () => {
    now += 200;
  });
  const next = limit(async () => {});
  let isBegun = false;
  void next.then(() => {
    isBegun = true;
  });
  let turns = 0;
  for (; !isBegun; turns++) {
    await turn();
    // A search of somebody else.
    now += 55;
  }
  await long;
  assert.ok(turns > 3 && turns < 16, `${turns} turns`);
});

test("while new visitors' connections come in, pages that are asked for are begun only after every sixty-fourth of them", async () => {
  let connections = 0;
  const limit = limitConcurrency(3, 10_000, { clock: () => 0, connections: () => connections });
  let begun = 0;
  const pages = Array.from({ length: 100 }, () => limit(async () => void begun++));
  for (; connections < 640; connections++) await turn();
  assert.ok(begun >= 5 && begun <= 12, `${begun} pages before 640 connections`);
  await Promise.all(pages);
});

test("pages that are asked for one in each turn that takes in a connection are begun no sooner", async () => {
  let connections = 0;
  const limit = limitConcurrency(3, 10_000, { clock: () => 0, connections: () => connections });
  let begun = 0;
  const pages: Promise<void>[] = [];
  for (; connections < 640; await turn()) {
    connections++;
    if (pages.length < 200) pages.push(limit(async () => void begun++));
  }
  assert.ok(begun <= 12, `${begun} pages before 640 connections`);
  await Promise.all(pages);
});

test("whoever waits behind work that hangs begins all the same", async () => {
  const limit = limitConcurrency(1, 5);
  const hanging = Promise.withResolvers<void>();
  const first = limit(() => hanging.promise);
  assert.deepEqual(
    await Promise.all(Array.from({ length: 20 }, (_, index) => limit(async () => index))),
    Array.from({ length: 20 }, (_, index) => index),
  );
  hanging.resolve();
  await first;
});

test("forty pages that are asked for one after another while a database hangs all begin within a moment", async () => {
  const limit = limitConcurrency(3, 20);
  const hanging = Promise.withResolvers<void>();
  const waited: number[] = [];
  const pages: Promise<void>[] = [];
  for (let page = 0; page < 40; page++) {
    const asked = performance.now();
    const made = limit(() => {
      waited.push(performance.now() - asked);
      return hanging.promise;
    });
    pages.push(made);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  while (waited.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(Math.max(...waited) < 400, `${Math.round(Math.max(...waited))} ms`);
  hanging.resolve();
  await Promise.all(pages);
});

test("eighty pages that are asked for at once are made three at a time as long as the processor is at work, however long that takes", async () => {
  const limit = limitConcurrency(3, 20);
  let [running, most] = [0, 0];
  const page = async () => {
    most = Math.max(most, ++running);
    for (let step = 0; step < 4; step++) {
      for (const until = performance.now() + 1; performance.now() < until; );
      await turn();
    }
    running--;
  };
  await Promise.all(Array.from({ length: 80 }, () => limit(page)));
  assert.equal(most, 3);
});

test("of eighty pages that wait for a database which is at work eight are made at a time, and a late one is refused", async () => {
  const limit = limitConcurrency(3, 250);
  let [running, most] = [0, 0];
  // One core makes their answers, one after another.
  let answered = Promise.resolve();
  const page = async () => {
    most = Math.max(most, ++running);
    answered = answered.then(() => pause(15));
    await answered;
    running--;
  };
  await Promise.all(Array.from({ length: 80 }, () => limit(page)));
  assert.equal(most, 8);
  const slow = Array.from({ length: 400 }, () => limit(page));
  const ends = await Promise.allSettled(slow);
  const refused = ends.filter(({ status }) => status === "rejected");
  assert.ok(refused.length > 50 && refused.length < 350, `${refused.length} of 400`);
  assert.equal(most, 8);
});

test("behind three hundred pages that wait the next is refused at once, and is made once they are fewer", async () => {
  const limit = limitConcurrency(3, 250);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  // One begins at once.
  const before = Array.from({ length: 301 }, () => limit(() => isOver));
  await assert.rejects(
    limit(async () => {}),
    /So many pages/,
  );
  end();
  await Promise.allSettled(before);
  await limit(async () => {});
});
