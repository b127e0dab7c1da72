import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { test } from "node:test";
import { openDoor } from "./door.server.ts";

const GREEDY = "198.51.100.1";

/** A door, and how many of each caller were let in. */
function opened() {
  const letIn: Record<string, number> = {};
  const door = openDoor(({ headers }) => String(headers["x-visitor"]));
  const ask = (caller: string, socket = { destroyed: false }) => {
    const request = { headers: { "x-visitor": caller }, socket } as unknown as IncomingMessage;
    door(request, () => {
      letIn[caller] = (letIn[caller] ?? 0) + 1;
    });
  };
  return { ask, letIn };
}

async function nextTurn(): Promise<void> {
  await new Promise(setImmediate);
}

test("of a thousand requests that one network brings at the same moment 32 go in, the others in the next turns, and another network's at once", async () => {
  const { ask, letIn } = opened();
  for (let request = 0; request < 1000; request++) ask(GREEDY);
  ask("203.0.113.7");
  assert.deepEqual(letIn, { [GREEDY]: 32, "203.0.113.7": 1 });
  await nextTurn();
  assert.equal(letIn[GREEDY], 64);
  ask(GREEDY);
  assert.equal(letIn[GREEDY], 64, "one that comes later goes in before those who wait");
  for (let turn = 0; turn < 40; turn++) await nextTurn();
  assert.equal(letIn[GREEDY], 1001);
});

test("what waits at the door and whose sender has gone keeps nobody waiting", async () => {
  const { ask, letIn } = opened();
  const socket = { destroyed: false };
  for (let request = 0; request < 32; request++) ask(GREEDY);
  for (let request = 0; request < 1000; request++) ask(GREEDY, socket);
  ask(GREEDY);
  socket.destroyed = true;
  await nextTurn();
  assert.deepEqual(letIn, { [GREEDY]: 33 });
});
