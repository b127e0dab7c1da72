import assert from "node:assert/strict";
import { test } from "node:test";
import { playedConsole, shirt } from "./console-test-support.ts";
import { letterOf, NOTHING, type Typed, typeKey } from "./keyboard.ts";
import { answerOf, kickOf, tapsOf, whistleOf } from "./keyboard-taps.ts";

const type = (keys: string[]): Typed => keys.reduce((typed, key) => typeKey(typed, key) ?? typed, NOTHING);

test("g h 9 space 10 is a home goal by nine, passed by ten", () => {
  assert.deepEqual(tapsOf(type(["g", "h", "9", " ", "1", "0"])), [
    { tap: "goal", side: "home" },
    { tap: "who", who: { number: 9 } },
    { tap: "who", who: { number: 10 } },
  ]);
});

test("s a 4 comma 14 takes four off and sends fourteen on", () => {
  assert.deepEqual(tapsOf(type(["s", "a", "4", ",", "1", "4"])), [
    { tap: "sub", side: "away" },
    { tap: "who", who: { number: 4 } },
    { tap: "who", who: { number: 14 } },
    { tap: "go", step: { at: "play" } },
  ]);
});

test("a key that means nothing now is left alone, and the line can be shortened", () => {
  assert.equal(typeKey(NOTHING, "h"), undefined);
  assert.equal(typeKey({ fact: "y", side: "home", numbers: ["44"] }, "5"), undefined);
  assert.deepEqual(type(["y", "h", "4", "Backspace", "Backspace"]), { fact: "y", numbers: [] });
});

test("a line without its side says nothing", () => {
  assert.deepEqual(tapsOf(type(["g"])), []);
});

test("a number answers the question on the screen, and a letter is its key's, whichever alphabet it writes", () => {
  assert.deepEqual(typeKey(NOTHING, "1", true), { numbers: ["1"] });
  assert.equal(typeKey(NOTHING, "1"), undefined);
  assert.equal(letterOf({ key: "գ", code: "KeyG" }), "g");
  assert.equal(letterOf({ key: "п", code: "KeyG" }), "g");
  assert.equal(letterOf({ key: "Enter", code: "Enter" }), "Enter");
});

test("single keys say where the penalty went and how a goal was scored; Escape leaves it for later", () => {
  const result = { at: "result", id: "one", side: "home", taker: undefined } as const;
  const scorer = { at: "scorer", id: "one", side: "home", how: "play" } as const;
  assert.deepEqual(answerOf(result, "s"), { tap: "result", result: "saved" });
  assert.deepEqual(answerOf(scorer, "o"), { tap: "how", how: "own_goal" });
  assert.deepEqual(answerOf(scorer, "Escape"), { tap: "who", who: undefined });
  assert.equal(answerOf({ at: "play" }, "Escape"), undefined);
});

test("the space bar whistles, and pressed again it ends the match; Escape lets it go on", () => {
  const [play, finish] = [{ at: "play" }, { at: "finish" }] as const;
  assert.deepEqual(whistleOf(play), { tap: "whistle" });
  assert.deepEqual(whistleOf(finish), { tap: "finish", isOver: true });
  assert.deepEqual(answerOf(finish, "Escape"), { tap: "go", step: play });
});

test("in a shoot-out single keys say what came of the kick, for the side whose turn it is and who was named", async (t) => {
  const { console, at, tap } = await playedConsole();
  t.after(console.stop);
  let minute = 150;
  const press = async (key: string) => {
    at(`${minute++}:00`);
    const { state, step } = console.snapshot();
    const kick = kickOf(state, step, key);
    if (kick) await tap(kick);
    return kick;
  };
  await tap({ tap: "whistle" });
  assert.equal(await press("g"), undefined, "in play the key begins a line");
  await tap({ tap: "whistle" });
  await tap({ tap: "whistle" });
  await tap({ tap: "finish", isOver: false });
  await tap({ tap: "whistle" });
  await tap({ tap: "whistle" });
  await tap({ tap: "whistle" });
  await tap({ tap: "finish", isOver: false });
  await tap({ tap: "whistle" });
  assert.equal(console.snapshot().state.phase, "shootout");

  await tap({ tap: "whistle" });
  assert.equal(console.snapshot().step.at, "play", "an open shoot-out does not end by a whistle");
  await tap({ tap: "go", step: { at: "kick", side: "away", taker: undefined } });
  await press("g");
  await tap({ tap: "kick", side: "away", result: "saved" });
  assert.equal(
    console.snapshot().state.shootOut?.kicks.length,
    1,
    "a second touch is none for the other side",
  );
  await tap({ tap: "go", step: { at: "kicker", side: "home" } });
  assert.equal(await press("m"), undefined, "a shirt is asked for");
  await tap(shirt(9));
  await press("m");
  for (const key of ["g", "s", "g"]) await press(key);
  const { state } = console.snapshot();
  const kicks = state.shootOut?.kicks.map(({ side, isScored }) => [side, isScored]);
  assert.deepEqual(kicks, [
    ["away", true],
    ["home", false],
    ["away", true],
    ["home", false],
    ["away", true],
  ]);
  const takers = state.lines.flatMap(({ entry }) => (entry.kind === "kick" ? [entry.payload.taker] : []));
  assert.deepEqual(takers, [undefined, { number: 9 }, undefined, undefined, undefined]);
  await press("m");
  assert.equal(console.snapshot().state.shootOut?.winner, "away");
  assert.equal(await press("g"), undefined, "it is decided");
  assert.deepEqual(console.snapshot().state.score, { home: 0, away: 0 });
});
