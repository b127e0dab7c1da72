import { chromium, type Request } from "playwright-core";
import { findBrowser } from "../tests/support/browser.ts";
import { type RunningSite, startSite } from "../tests/support/site.ts";
import { weighLivePages } from "./live-pages.ts";
import { figure, type Row } from "./table.ts";

const SCREENS = [
  "/",
  "/news",
  "/news/",
  "/club",
  "/stadium",
  "/matches",
  "/matches/",
  "/matches/ahead",
  "/table",
  "/players/21-narek-sahradyan",
  "/club?tab=players",
  "/season/2024-25",
  "/matches/against/pyunik",
  "/records",
  "/honours",
  "/table/race",
  "/table/what-if",
  "/contact",
];
/** They came with the match day and the football data, and their first view has a bound of its own. */
const LATER = /\/(matches\/|players\/|season\/|records|honours|table\/|club\?tab=players)/;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
const RUNS = Number(process.env.RUNS ?? 3);

/** What the public pages weigh on a phone and, with `lighthouse`, what Lighthouse says of them. */
export async function benchPages({ lighthouse }: { lighthouse: boolean }): Promise<Row[]> {
  const site = await startSite();
  try {
    const paths = await addresses(site);
    const rows = await weigh(site, paths);
    if (lighthouse) rows.push(...(await judge(site, paths)));
    const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: FLAGS });
    // Last: from then on a match is live.
    rows.push(...(await weighLivePages(site, browser)));
    await browser.close();
    return rows;
  } finally {
    await site.stop();
  }
}

/** The screens in English and Armenian, with a real article and the page of a match. */
async function addresses(site: RunningSite): Promise<string[]> {
  const { news } = (await (await fetch(`${site.url}/api/news?limit=1`)).json()) as {
    news: { slug: string }[];
  };
  const match = async (status: string) => {
    const found = await fetch(`${site.url}/api/matches?status=${status}&search=Argishti&limit=1`);
    const { matches } = (await found.json()) as { matches: { id: number }[] };
    return new URL((await fetch(`${site.url}/matches/${matches[0]?.id}`)).url).pathname;
  };
  const real: Record<string, string> = {
    "/news/": `/news/${news[0]?.slug}`,
    "/matches/": await match("finished"),
    "/matches/ahead": await match("scheduled"),
  };
  const screens = SCREENS.map((path) => real[path] ?? path);
  return screens.flatMap((path) => [path, path === "/" ? "/hy" : `/hy${path}`]);
}

interface Weight {
  html: number;
  css: number;
  js: number;
  /** All scripts once the visitor moves: they start with the first sign of one. */
  jsAfterSign: number;
  fonts: number;
  images: number;
  others: number;
}

async function weigh(site: RunningSite, paths: string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: FLAGS });
  const rows: Row[] = [];
  for (const path of paths) {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    let isTouched = false;
    const weight: Weight = { html: 0, css: 0, js: 0, jsAfterSign: 0, fonts: 0, images: 0, others: 0 };
    const weighed: Promise<void>[] = [];
    const weigh = (request: Request) => weighed.push(weighOne(request));
    page.on("requestfinished", weigh);
    const weighOne = async (request: Request) => {
      const { responseBodySize } = await request.sizes();
      if (!request.url().startsWith(site.url)) weight.others += request.url().startsWith("data:") ? 0 : 1;
      const kind = request.resourceType();
      if (isTouched && kind !== "script") return;
      if (kind === "document") weight.html += responseBodySize;
      if (kind === "stylesheet") weight.css += responseBodySize;
      if (kind === "script" && !isTouched) weight.js += responseBodySize;
      if (kind === "script") weight.jsAfterSign += responseBodySize;
      if (kind === "font") weight.fonts += responseBodySize;
      if (kind === "image") weight.images += responseBodySize;
    };
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(200);
    isTouched = true;
    await page.mouse.move(100, 100);
    await page.waitForTimeout(800);
    // What ends because the page is closed is not of its first view.
    page.off("requestfinished", weigh);
    await Promise.all(weighed);
    await page.context().close();
    rows.push(...weightRows(path, weight));
  }
  await browser.close();
  return rows;
}

function weightRows(path: string, weight: Weight): Row[] {
  const kb = (bytes: number) => bytes / 1000;
  const { html, css, js, jsAfterSign, fonts, images, others } = weight;
  const isHome = path === "/" || path === "/hy";
  return [
    figure(`${path} HTML + CSS`, kb(html + css), "KB", isHome ? { most: 25 } : undefined),
    figure(`${path} JavaScript`, kb(js), "KB", isHome ? { most: 105 } : undefined),
    figure(`${path} JavaScript once the visitor moves`, kb(jsAfterSign), "KB"),
    figure(`${path} fonts`, kb(fonts), "KB", { most: path.startsWith("/hy") ? 90 : 60 }),
    figure(`${path} pictures`, kb(images), "KB"),
    figure(
      `${path} first view in all`,
      kb(html + css + js + fonts + images),
      "KB",
      isHome ? { most: path === "/" ? 160 : 190 } : LATER.test(path) ? { most: 130 } : undefined,
    ),
    figure(`${path} requests to other hosts`, others, "", { most: 0 }),
  ];
}

/** Lighthouse, mobile, the median of three. Loaded late: it is large, and only this needs it. */
async function judge(site: RunningSite, paths: string[]): Promise<Row[]> {
  const { default: run } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({
    chromePath: findBrowser() ?? "",
    chromeFlags: ["--headless=new", ...FLAGS],
  });
  const rows: Row[] = [];
  for (const path of paths) {
    const runs: Record<string, number>[] = [];
    const once = () => run(site.url + path, { port: chrome.port, output: "json", logLevel: "error" });
    for (let index = 0; index < RUNS; index++) {
      let result = await once();
      // Now and then a run sees no paint at all and judges nothing.
      for (let more = 0; more < 2 && result!.lhr.categories.performance?.score == null; more++)
        result = await once();
      const { categories, audits } = result!.lhr;
      runs.push({
        performance: (categories.performance?.score ?? 0) * 100,
        accessibility: (categories.accessibility?.score ?? 0) * 100,
        "best practices": (categories["best-practices"]?.score ?? 0) * 100,
        SEO: (categories.seo?.score ?? 0) * 100,
        LCP: (audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000,
        TBT: audits["total-blocking-time"]?.numericValue ?? 0,
        CLS: audits["cumulative-layout-shift"]?.numericValue ?? 0,
      });
    }
    const median = (name: string) =>
      runs.map((one) => one[name] ?? 0).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    rows.push(
      figure(`${path} Lighthouse performance`, median("performance"), "", { least: 99 }),
      ...["accessibility", "best practices", "SEO"].map((name) =>
        figure(`${path} Lighthouse ${name}`, median(name), "", { least: 100 }),
      ),
      figure(`${path} LCP`, median("LCP"), "s", { most: 1.6 }),
      figure(`${path} TBT`, median("TBT"), "ms", { most: 200 }),
      figure(`${path} CLS`, median("CLS"), "", { most: 0.01 }),
    );
  }
  chrome.kill();
  return rows;
}
