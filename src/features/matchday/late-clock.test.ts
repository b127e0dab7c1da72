import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { KICK_OFF, tapped, withMatchDay } from "./test-support.ts";

/** Minutes and seconds after the kick-off. */
function at(time: string) {
  const [minutes = 0, seconds = 0] = time.split(":").map(Number);
  const clock_ms = (minutes * 60 + seconds) * 1000;
  return { clock_ms, occurred_at: new Date(Date.parse(KICK_OFF) + clock_ms).toISOString() };
}

/** A match that a phone began, and of which a tablet says after 30 seconds that it began two minutes earlier. */
async function corrected(t: Parameters<typeof openClub>[0]) {
  const day = await withMatchDay(await openClub(t));
  const start = tapped("period_start", {}, at("0:00"));
  const shift = (ms: number, time: string) => tapped("clock_shift", { ms }, at(time));
  await day.send([start]);
  await day.send([shift(120_000, "0:30")], { device: "tablet" });
  const minutes = async () => {
    const { body } = await day.call(`/api/matches/${day.id}/events`);
    return body.events.map((one: { minute: number; event_type: string }) => [one.minute, one.event_type]);
  };
  return { ...day, start, shift, minutes };
}

const goal = (moment: object) => tapped("goal", {}, { side: "home", ...moment });

test("a goal of a phone that had not heard that the clock was put right stands at the right minute, also sent twice", async (t) => {
  const { send, minutes } = await corrected(t);
  const late = goal(at("1:00"));
  const seen = tapped("yellow", {}, { side: "away", ...at("1:00"), clock_ms: 180_000 });
  await send([seen], { device: "tablet" });
  for (let time = 0; time < 2; time++) {
    const { body } = await send([late]);
    assert.deepEqual([body.accepted.length, body.refused], [1, []]);
    const logged = body.news.find(({ id }: { id: string }) => id === late.id);
    assert.equal(logged.clock_ms, 180_000, "the phone learns it as well");
  }
  assert.deepEqual((await minutes()).toSorted(), [
    [4, "goal"],
    [4, "yellow_card"],
  ]);
});

test("what was put right after a goal does not move it, nor what the phone itself had put right", async (t) => {
  const { send, shift, minutes } = await corrected(t);
  await send([shift(600_000, "5:00")], { device: "tablet" });
  const own = shift(-60_000, "1:30");
  await send([goal(at("1:00")), own, goal({ ...at("2:00"), clock_ms: 60_000 })]);
  assert.deepEqual(
    (await minutes()).map(([minute]: [number]) => minute),
    [4, 4],
  );
});

test("a minute that no clock showed stays as it was sent", async (t) => {
  const { send, minutes } = await corrected(t);
  await send([goal({ ...at("1:00"), clock_ms: 900_000 }), goal({ ...at("1:10"), clock_ms: 0 })]);
  assert.deepEqual(
    (await minutes()).map(([minute]: [number]) => minute),
    [1, 16],
  );
});

test("a correction that was taken back counts no more", async (t) => {
  const { send, shift, minutes } = await corrected(t);
  const wrong = shift(600_000, "0:40");
  const back = tapped("void", {}, { target: wrong.id, ...at("0:45") });
  await send([wrong, back], { device: "tablet" });
  await send([goal(at("1:00"))]);
  assert.deepEqual(await minutes(), [[4, "goal"]]);
});

test("a correction that was a mistake moves no goal that arrives when it has been taken back, or put back, though later", async (t) => {
  const { send, shift, minutes } = await corrected(t);
  const wrong = shift(600_000, "0:40");
  await send([wrong], { device: "tablet" });
  const back = tapped("void", {}, { target: wrong.id, ...at("1:40") });
  await send([back, shift(300_000, "1:45"), shift(-300_000, "1:50")], { device: "tablet" });
  await send([goal(at("1:00")), goal({ ...at("1:46"), clock_ms: 226_000 })]);
  assert.deepEqual(await minutes(), [
    [4, "goal"],
    [4, "goal"],
  ]);
});

test("a correction counts as it is known when a goal arrives, whichever came first: it, or what takes it back or amends it", async (t) => {
  const { send, shift, minutes } = await corrected(t);
  const [wrong, other] = [shift(600_000, "0:40"), shift(600_000, "0:42")];
  const back = tapped("void", {}, { target: wrong.id, ...at("0:45") });
  const amended = tapped("amend", { patch: { payload: { ms: 0 } } }, { target: other.id, ...at("0:46") });
  await send([back, amended], { device: "tablet" });
  await send([wrong, other], { device: "tablet" });
  await send([goal(at("1:00"))]);
  assert.deepEqual(await minutes(), [[4, "goal"]]);
});
