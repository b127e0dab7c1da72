import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright-core";
import { goal, period, playedMatches } from "../tests/support/played-matches.ts";
import { type RunningSite, signIn } from "../tests/support/site.ts";
import { figure, type Row } from "./table.ts";

const PATHS = ["/", "/news", "/matches", "/table", "/hy", "/hy/matches"];
/** Longer than a page waits for its visitor where nothing is played. */
const STILL_MS = 9000;

/** What pages load behind their first view while a match is live and nobody moves, and what a goal costs them. */
export async function weighLivePages(site: RunningSite, browser: Browser): Promise<Row[]> {
  const token = await signIn(site);
  const matches = playedMatches(site, () => token);
  const match = await matches.newMatch(30);
  await matches.tap(match, period("period_start", "first"));
  const began = Date.now();
  const rows: Row[] = [];
  for (const path of PATHS) {
    await untilQuiet(began);
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const weights = watch(page);
    await page.goto(site.url + path, { waitUntil: "load" });
    await page.waitForTimeout(STILL_MS);
    const [scripts, still] = [await sum(weights.scripts), await sum(weights.asked)];
    const asked = page.waitForResponse(/parts=live/);
    await matches.tap(match, goal("home", 12));
    await (await asked).finished();
    await page.waitForTimeout(1000);
    rows.push(
      figure(`${path} live, scripts before a move`, scripts, "KB", { most: 5 }),
      figure(`${path} live, all behind its first view before a move`, scripts + still, "KB", { most: 5 }),
      figure(`${path} live, a goal`, (await sum(weights.asked)) - still, "KB"),
    );
    await page.context().close();
  }
  return rows;
}

/** Waits until no minute turns while a page is opened: it would ask once more for its parts. */
async function untilQuiet(began: number): Promise<void> {
  const into = (Date.now() - began) % 60_000;
  if (into > 40_000) await wait(61_000 - into);
}

/** Scripts, and what the page asks for by itself; a stream, which does not end, is not among it. */
function watch(page: Page) {
  const weights = { scripts: [] as Promise<number>[], asked: [] as Promise<number>[] };
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") weights.scripts.push(bytesOf(request));
    if (request.resourceType() === "fetch") weights.asked.push(bytesOf(request));
  });
  return weights;
}

async function bytesOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize;
}

async function sum(weights: Promise<number>[]): Promise<number> {
  return (await Promise.all(weights)).reduce((all, one) => all + one, 0) / 1000;
}
