import assert from "node:assert/strict";
import { test } from "node:test";
import { currentRun } from "./records.ts";
import { statistics as en } from "./text/en.ts";
import { statistics as hy } from "./text/hy.ts";
import { statistics as ru } from "./text/ru.ts";

/** What is said of results, the latest last. */
function said(results: string, { runs }: Pick<typeof en, "runs"> = en): string | null {
  const run = currentRun([...results] as ("W" | "D" | "L")[]);
  return run && runs[run.kind](run.count);
}

test("a run tells what holds of the latest results, and of two that have nothing in common nothing", () => {
  const expected: Record<string, string | null> = {
    "": null,
    W: null,
    D: null,
    L: null,
    LW: null,
    WL: null,
    LD: "no win in the last 2",
    WD: "unbeaten in the last 2",
    LLWDDD: "unbeaten in the last 4",
    LWWDD: "unbeaten in the last 4",
    LWW: "2 wins in a row",
    DDWWW: "3 wins in a row",
    LDWW: "unbeaten in the last 3",
    WLL: "2 defeats in a row",
    DDLLL: "3 defeats in a row",
    WDLL: "no win in the last 3",
    LDD: "no win in the last 3",
    DD: "2 draws in a row",
    WDLW: "a win after 2 matches without one",
    LWDL: "no win in the last 2",
    LDWL: "a defeat after 2 matches without one",
    WLWL: null,
  };
  for (const [results, run] of Object.entries(expected)) assert.equal(said(results), run, results);
});

test("a run is said in three languages, with the number's own form of the noun", () => {
  const unbeaten = (n: number) => `L${"WD".repeat(n)}`.slice(0, n + 1);
  assert.equal(said(unbeaten(4), hy), "վերջին 4 խաղում առանց պարտության");
  assert.equal(said(unbeaten(4), ru), "без поражений в последних 4 матчах");
  assert.equal(said(unbeaten(21), ru), "без поражений в последнем 21 матче");
  assert.equal(said("WDLW", ru), "победа после 2 матчей без побед");
  assert.equal(said("WDLW", hy), "հաղթանակ՝ առանց հաղթանակի 2 խաղից հետո");
  assert.equal(said("LLLLL", ru), "5 поражений подряд");
  assert.equal(said("WWW", hy), "3 հաղթանակ անընդմեջ");
});
