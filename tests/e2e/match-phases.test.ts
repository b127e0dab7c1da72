import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page, Route } from "playwright-core";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { MATCH_PHASES } from "#tests/support/match-phases.ts";
import { openSite } from "#tests/support/open-site.ts";
import { playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

/** `COUNT=full`: every phase in each language at each width, with scripts and without; else one of each in turn. */
const IS_FULL = process.env.COUNT === "full";
const LANGUAGES = ["", "/hy", "/ru"] as const;
const WIDTHS = [320, 390, 1440] as const;

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
before(async () => {
  token = await signIn(site);
});

/** The combinations that are looked at; in their turn every language is seen at every width, with scripts and without. */
function viewsOf(phase: number) {
  const all = WIDTHS.flatMap((width) =>
    LANGUAGES.flatMap((prefix) => [true, false].map((hasScripts) => ({ width, prefix, hasScripts }))),
  );
  return IS_FULL ? all : all.filter((_, at) => at % all.length === (phase * 7) % all.length);
}

for (const [at, { name, make, says, saysNot = [] }] of MATCH_PHASES.entries())
  test(`the page of a match, ${name}: whole in its words, no fault in its access, no wider than its window`, {
    timeout: IS_FULL ? 3_600_000 : 120_000,
  }, async (t) => {
    const path = `/matches/${await make(matches)}-argishti-pyunik`;
    const words = wordsOf(await (await fetch(site.url + path)).text());
    for (const said of says) assert.match(words, said);
    for (const unsaid of saysNot) assert.doesNotMatch(words, unsaid);
    for (const { width, prefix, hasScripts } of viewsOf(at)) {
      const where = `${prefix}${path} at ${width}, ${hasScripts ? "with" : "without"} scripts`;
      const page = await openPage(t, { viewport: { width, height: 844 }, reducedMotion: "reduce" });
      if (!hasScripts) await page.route(/\/matches\//, withoutScripts);
      const answer = await page.goto(site.url + prefix + path, { waitUntil: "load" });
      assert.equal(answer?.status(), 200, where);
      if (hasScripts) await untilTakenOver(page);
      assert.doesNotMatch(await page.locator("main").innerText(), /undefined|null|NaN|[{}]/, where);
      await assertAccess(page, where);
      await page.context().close();
    }
  });

/** The words of a page as it is sent. */
function wordsOf(html: string): string {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const text = main.replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
  return text.replace(/\s+/g, " ").replace(/ ([:;,.])/g, "$1");
}

/** The page as it is for whom no script runs: what looks for faults is a script itself. */
async function withoutScripts(route: Route): Promise<void> {
  const answer = await route.fetch();
  const html = await answer.text();
  await route.fulfill({
    response: answer,
    body: html.replace(/<script\b[\s\S]*?<\/script>|<noscript><meta[\s\S]*?<\/noscript>/g, ""),
  });
}

/** React takes a page that is not live over when its visitor moves. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await page.waitForLoadState("networkidle");
}
