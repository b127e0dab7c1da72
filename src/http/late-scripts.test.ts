import assert from "node:assert/strict";
import { test } from "node:test";
import { lateScripts } from "./late-scripts.server.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("a page's scripts are asked for together, after its first frame", () => {
  const page = lateScripts(PAGE);
  assert.doesNotMatch(page, /<link rel="modulepreload"/);
  assert.doesNotMatch(page, /^import [*"]/m);
  assert.match(page, /requestAnimationFrame/);
  assert.match(page, /\["\/assets\/manifest\.js","\/assets\/root\.js"\]/);
  assert.match(page, /\(\[,route0\]\)=>\{window\.__reactRouterRouteModules = \{"root":route0\}/);
  assert.match(page, /import\("\/assets\/entry\.js"\)/);
});

test("a script of another form stays as it is", () => {
  const page = '<script type="module">console.log(1)</script><script>let a</script>';
  assert.equal(lateScripts(page), page);
});
