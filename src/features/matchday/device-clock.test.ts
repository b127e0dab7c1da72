import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceClock } from "./device-clock.ts";

const HOUR = 3_600_000;

/** An exchange of a device that is behind, with so many ms there, on the server and back. */
function exchange(at: number, behind: number, [there, busy, back]: [number, number, number]) {
  const received = at + there;
  const answered = received + busy;
  return { sent: at - behind, received, answered, got: answered + back - behind };
}

test("a phone that is three hours behind shows the right time", () => {
  let own = 0;
  const clock = deviceClock(() => own);
  clock.learn(exchange(50 * HOUR, 3 * HOUR, [40, 5, 40]));
  own = 47 * HOUR;
  assert.deepEqual([clock.now(), clock.offsetMs(), clock.errorMs()], [50 * HOUR, 3 * HOUR, 40]);
});

test("the exchange with the shortest way holds, whichever came last", () => {
  const clock = deviceClock(() => 0);
  clock.learn(exchange(0, 5000, [900, 0, 100]));
  clock.learn(exchange(1000, 5000, [20, 0, 30]));
  clock.learn(exchange(2000, 5000, [100, 0, 2000]));
  assert.equal(clock.offsetMs(), 4995);
});

test("a lopsided way is wrong by no more than what the clock says of itself", () => {
  for (const [there, back] of [
    [3000, 10],
    [10, 3000],
    [0, 0],
  ] as const) {
    const clock = deviceClock(() => 0);
    clock.learn(exchange(0, -HOUR, [there, 7, back]));
    assert.ok(Math.abs(clock.offsetMs()! + HOUR) <= clock.errorMs());
  }
});

test("somebody puts the phone's clock right during the match: the next exchange is believed, though its way was longer", () => {
  const clock = deviceClock(() => 0);
  clock.learn(exchange(0, 3 * HOUR, [10, 0, 10]));
  clock.learn(exchange(1000, 0, [300, 0, 500]));
  assert.ok(Math.abs(clock.offsetMs()!) <= 400);
});

test("nothing is known before the first exchange, but for what was measured before the app was closed", () => {
  assert.deepEqual([deviceClock(() => 7).now(), deviceClock(() => 7).offsetMs()], [7, null]);
  assert.equal(deviceClock(() => 7, { offsetMs: 100, errorMs: 9 }).now(), 107);
});
