import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { convert } from "fontverter";
import { hasSign } from "../bin/minute-sign.ts";
import { prefersRussianForms } from "../bin/russian-forms.ts";

const FONTS = join(import.meta.dirname, "../club/fonts");

test("a Russian name in an English or Armenian page, and what somebody types, is drawn in Russian letters", async () => {
  const names = (await readdir(FONTS)).filter((name) => name.includes("cyrillic"));
  assert.ok(names.length >= 2);
  for (const name of names) {
    const font = await convert(await readFile(join(FONTS, name)), "truetype");
    assert.ok(prefersRussianForms(font), name);
  }
});

test("the minutes of goals and cards are written in the club's own letters", async () => {
  const names = (await readdir(FONTS)).filter((name) => name.includes("figures"));
  assert.equal(names.length, 2);
  for (const name of names) {
    const font = await convert(await readFile(join(FONTS, name)), "truetype");
    for (const sign of "90′+°:–") assert.ok(hasSign(Buffer.from(font), sign), `${name}: ${sign}`);
  }
});
