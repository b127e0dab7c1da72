import assert from "node:assert/strict";
import { test } from "node:test";
import { withMatchDay } from "#src/features/matchday/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { type Call, type MatchDay, playMatch } from "./scripted-match.ts";

async function open(t: Parameters<typeof openClub>[0]) {
  const club = await withMatchDay(await openClub(t));
  const call: Call = async (method, path, json) => {
    const answer = await club.call(path, { method, as: "editor", ...(json ? { json } : {}) });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return answer.body;
  };
  const said: string[] = [];
  const playing = {
    call,
    day: (await call("GET", `/api/matchday/${club.id}`)) as MatchDay,
    own: "home" as const,
    speed: Number.POSITIVE_INFINITY,
    wait: () => Promise.resolve(),
    say: (line: string) => void said.push(line),
    now: () => club.app.now(),
  };
  return { ...club, playing, said };
}

test("the scripted match ends two all, finished, with its events", async (t) => {
  const { playing, said, read } = await open(t);
  assert.equal(await playMatch({ ...playing, isStopped: () => false }), true);
  const match = await read();
  assert.deepEqual([match.status, match.home_score, match.away_score], ["finished", 2, 2]);
  assert.equal(said.length, 14);
  const types = match.events.map(({ event_type }: { event_type: string }) => event_type);
  assert.ok(types.includes("red_card") && types.includes("own_goal") && types.includes("substitution_in"));
});

test("a scripted match that is stopped leaves nothing standing", async (t) => {
  const { playing, said, read } = await open(t);
  assert.equal(await playMatch({ ...playing, isStopped: () => said.length === 5 }), false);
  const match = await read();
  assert.deepEqual([match.status, match.events], ["scheduled", []]);
});
