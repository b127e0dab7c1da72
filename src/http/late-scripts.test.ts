import assert from "node:assert/strict";
import { test } from "node:test";
import { lateScripts } from "./late-scripts.server.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test("a page asks for none of its scripts by itself; the first one gets them all", () => {
  const page = lateScripts(PAGE, "(modules)=>wait(modules)");
  assert.doesNotMatch(page, /<link rel="modulepreload"/);
  assert.doesNotMatch(page, /^import [*"]/m);
  assert.match(page, /\(\(modules\)=>wait\(modules\)\)\(\{preloads:\["\/assets\/a\.js"\],/);
  assert.match(page, /files:\["\/assets\/manifest\.js","\/assets\/root\.js"\]/);
  assert.match(page, /run:\(\[,route0\]\)=>\{window\.__reactRouterRouteModules = \{"root":route0\}/);
  assert.match(page, /import\("\/assets\/entry\.js"\)/);
});

test("a page whose script has another form stays as it is, its preloads too", () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/><script type="module">console.log(1)</script><script>let a</script>';
  assert.equal(lateScripts(page, "()=>{}"), page);
});
