import { chromium } from "playwright-core";
import { findBrowser } from "../tests/support/browser.ts";
import { PASSWORDS, startSite } from "../tests/support/site.ts";
import { figure, type Row } from "./table.ts";

const [WORDS, KEYS, SLOWER, MOST_MS] = [5000, 120, 4, 60];

/** From a key to the next picture, in the form of an article of 5,000 words, on a processor slowed four times. */
export async function benchEditor(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [];
  const site = await startSite();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/admin/login`);
    await page.getByLabel("Username").fill("editor");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.editor);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL((address) => !address.pathname.startsWith("/admin/login"));
    // Going on while the page after the sign-in is still on its way would be refused.
    await page.locator("body.office:not(:has([aria-busy=true]))").waitFor();
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
  } finally {
    await browser.close();
    await site.stop();
  }
}
