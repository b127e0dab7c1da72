import assert from "node:assert/strict";
import { test } from "node:test";
import { matches as hy } from "./text/hy.ts";

test("in Armenian the ending of a club's name stands inside its quotation marks, an acronym's behind a hyphen", () => {
  assert.equal(hy.against("Վեստ Արմենիա"), "«Վեստ Արմենիայի» հետ բոլոր խաղերը");
  assert.equal(hy.against("ԲԿՄԱ"), "ԲԿՄԱ-ի հետ բոլոր խաղերը");
  assert.equal(hy.against("Ajax"), "Բոլոր խաղերը, մրցակիցը՝ Ajax");
});
