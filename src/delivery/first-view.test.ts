import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { etagOf } from "./cached.server.ts";
import { deferHydration, inlineCss, stylesheetReader } from "./first-view.server.ts";

const STYLED =
  '<head><link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b-1.css"/></head>';

test("a page brings its styles with it, in the order of its files, and asks for none of these by itself", () => {
  const { page, styles } = inlineCss(STYLED, (paths) => ({
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
  const folder = mkdtempSync(join(tmpdir(), "club-styles-"));
  mkdirSync(join(folder, "assets"));
  for (const file of ["a", "b-1"]) writeFileSync(join(folder, `assets/${file}.css`), "a{content:'</style>'}");
  assert.equal(inlineCss(STYLED, stylesheetReader(folder)).page, STYLED);
  rmSync(folder, { recursive: true });
});

const SCRIPTED = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("a page asks for none of its scripts by itself; the early one gets them all", () => {
  const page = deferHydration(SCRIPTED, "var early=(modules)=>wait(modules);", "/assets/follow.js");
  assert.doesNotMatch(page, /<link rel="modulepreload"/);
  assert.doesNotMatch(page, /^import [*"]/m);
  assert.match(page, /var early=\(modules\)=>wait\(modules\);early\(\{preloads:\["\/assets\/a\.js"\],/);
  assert.match(page, /files:\["\/assets\/manifest\.js","\/assets\/root\.js"\]/);
  assert.match(page, /run:\(\[,route0\]\)=>\{window\.__reactRouterRouteModules = \{"root":route0\}/);
  assert.match(page, /return import\("\/assets\/entry\.js"\);\}/, "a lost text of the entry is told, too");
  assert.match(page, /follow:\{"file":"\/assets\/follow\.js","parts":""\}/);
});

test("a page on which a match is played says by which tag its live parts go as they are", () => {
  const live = SCRIPTED.replace("<body>", '<body><p data-live=""><b data-follow="">2:1</b></p>');
  const tag = JSON.stringify(etagOf('<p data-live=""><b data-follow="">2:1</b></p>'));
  assert.ok(deferHydration(live, "", "/assets/follow.js").includes(`"parts":${tag}`));
});

test("a page whose script has another form stays as it is, its preloads too", () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/><script type="module">console.log(1)</script><script>let a</script>';
  assert.equal(deferHydration(page, "var early;", ""), page);
});
