import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowser } from "../tests/support/browser.ts";
import { PASSWORDS, type RunningSite, startSite } from "../tests/support/site.ts";
import { figure, type Row } from "./table.ts";

const [WORDS, KEYS, SLOWER, MOST_MS] = [5000, 120, 4, 60];
/** What formatted writing may add to the form, in thousands of bytes. */
const MOST_KB = 90;

/** The form of an article: what formatted writing adds to it, and how soon it shows a key. */
export async function benchEditor(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [];
  const site = await startSite();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await signIn(page, site);
    const kept = await page.context().storageState();
    const open = () => browser.newContext({ storageState: kept });
    return [...(await weighForm(site, open)), ...(await timeKeys(page, site))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function signIn(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel("Username").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.editor);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/admin/login"));
  // Going on while the page after the sign-in is still on its way would be refused.
  await page.locator("body.office:not(:has([aria-busy=true]))").waitFor();
}

/** All that comes for the form, as it is compressed, once the text is there; formatted less as its Markdown. */
async function weighForm(site: RunningSite, open: () => Promise<BrowserContext>): Promise<Row[]> {
  const { news } = (await (await fetch(`${site.url}/api/news?limit=50`)).json()) as {
    news: { id: number; content: string }[];
  };
  const longest = news.sort((one, other) => other.content.length - one.content.length)[0]!;
  const rows: Row[] = [];
  for (const [name, path] of [
    ["a new article", "/admin/news/create"],
    [`an article of ${longest.content.length} characters`, `/admin/news/edit/${longest.id}`],
  ] as const) {
    const source = await weighView(await open(), site.url + path, "source");
    const formatted = await weighView(await open(), site.url + path, "formatted");
    rows.push(
      figure(`the form of ${name}, its text as Markdown`, source, "KB"),
      figure(`the form of ${name}, formatted: more`, formatted - source, "KB", { most: MOST_KB }),
    );
  }
  return rows;
}

async function weighView(context: BrowserContext, url: string, view: "source" | "formatted") {
  await context.addInitScript((view) => localStorage.setItem("text-view:editor", view), view);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  // Of a thread's scripts, too: those are the context's alone.
  context.on("requestfinished", (request) => {
    if (request.resourceType() === "image") return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(view === "source" ? "textarea[rows='12']" : ".ProseMirror").waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes / 1000;
}

/** From a key to the next picture, in the form of an article of 5,000 words, on a processor slowed four times. */
async function timeKeys(page: Page, site: RunningSite): Promise<Row[]> {
  await page.goto(`${site.url}/admin/news/create`);
  await page.getByRole("button", { name: "Markdown" }).click();
  const paragraph = `${"Gates **open** at five ".repeat(12).trim()}.`;
  const text = `${paragraph}\n\n`.repeat(Math.ceil(WORDS / 48));
  await page.locator("textarea[rows='12']").fill(text);
  await page.getByRole("button", { name: "Markdown" }).click();
  await page.locator(".ProseMirror p").nth(50).click();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A task of its own comes after the picture was made.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      true,
    );
  });
  for (let key = 0; key < KEYS; key++)
    await page.keyboard.press(key % 6 === 5 ? "Space" : "KeyA", { delay: 30 });
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { times: number[] }).times.length >= wanted,
    KEYS,
  );
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  times.sort((one, other) => one - other);
  return [
    figure(`key to picture at ${WORDS} words, CPU ÷ ${SLOWER}, median`, times[times.length >> 1]!, "ms"),
    figure("the same, 95th percentile", times[Math.floor(times.length * 0.95)]!, "ms", { most: MOST_MS }),
  ];
}
