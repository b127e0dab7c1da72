import assert from "node:assert/strict";
import { test } from "node:test";
import { wholeWords } from "./no-break.ts";

test("an Armenian headline breaks no word at its hyphen, a Russian one no figure from its ending", () => {
  const whole = wholeWords({ text: "Ոչ-ոքի «Վանի» հետ՝ 2:2, մարտի 20-ին", lang: "hy" });
  assert.equal(whole, "Ոչ\u2060-\u2060ոքի «Վանի» հետ՝ 2:2, մարտի 20\u2060-\u2060ին");
  assert.equal(
    wholeWords({ text: "лучшее место, 1-й тур, Арарат-Армения", lang: "ru" }),
    "лучшее место, 1\u2060-\u2060й тур, Арарат-Армения",
  );
  assert.equal(wholeWords({ text: "Ararat-Armenia 3-0", lang: "en" }), "Ararat-Armenia 3-0");
});
