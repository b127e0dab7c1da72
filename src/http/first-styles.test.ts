import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { firstStyles, stylesheetReader } from "./first-styles.server.ts";

const PAGE =
  '<head><link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b-1.css"/></head>';

test("a page brings its styles with it, in the order of its files, and asks for none of these by itself", () => {
  const { page, styles } = firstStyles(PAGE, (paths) => ({
    text: paths.map((path) => `/*${path}*/`).join(""),
    bytes: Buffer.of(),
    hash: "",
    isHarmful: false,
  }));
  assert.equal(styles?.text, "/*/assets/a.css*//*/assets/b-1.css*/");
  assert.equal(
    page,
    `<head><style data-first>${styles?.text}</style><link rel="stylesheet" data-href="/assets/a.css#"/><link rel="stylesheet" data-href="/assets/b-1.css"/></head>`,
  );
});

test("styles that could end their element stay files", () => {
  const folder = mkdtempSync(join(tmpdir(), "club-styles-"));
  mkdirSync(join(folder, "assets"));
  for (const file of ["a", "b-1"]) writeFileSync(join(folder, `assets/${file}.css`), "a{content:'</style>'}");
  assert.equal(firstStyles(PAGE, stylesheetReader(folder)).page, PAGE);
  rmSync(folder, { recursive: true });
});
