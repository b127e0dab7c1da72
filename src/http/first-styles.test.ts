import assert from "node:assert/strict";
import { test } from "node:test";
import { firstStyles } from "./first-styles.server.ts";

const PAGE =
  '<head><link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b-1.css"/></head>';

test("a page brings its styles with it, in the order of its files, and asks for none of these by itself", () => {
  const { page, styles } = firstStyles(PAGE, (paths) => ({
    text: paths.map((path) => `/*${path}*/`).join(""),
    hash: "",
  }));
  assert.equal(styles?.text, "/*/assets/a.css*//*/assets/b-1.css*/");
  assert.equal(
    page,
    `<head><style data-first>${styles?.text}</style><link rel="stylesheet" data-href="/assets/a.css#"/><link rel="stylesheet" data-href="/assets/b-1.css"/></head>`,
  );
});

test("styles that could end their element stay files", () => {
  assert.equal(firstStyles(PAGE, () => ({ text: "a{content:'</style>'}", hash: "" })).page, PAGE);
});
