import type { TestContext } from "node:test";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { openPage } from "./browser.ts";
import { PASSWORDS, type RunningSite } from "./site.ts";

/** Sites and roles that somebody has signed in to, and what the browser held afterwards. */
const signedIn = new Map<string, BrowserContextOptions["storageState"]>();

/** Signs in on the screen. */
export async function signInOnScreen(
  page: Page,
  { url }: RunningSite,
  username: string,
  password: string,
): Promise<void> {
  await visitOffice(page, `${url}/admin/login`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/admin/login"));
}

/**
 * A page of the back office in a browser of its own, signed in; on the screen only the first time. Without motion,
 * unless a test wants it: while a page glides to a field, buttons move away from under a click.
 */
export async function openOffice(
  t: TestContext,
  site: RunningSite,
  path: string,
  { as = "admin", ...options }: BrowserContextOptions & { as?: keyof typeof PASSWORDS } = {},
): Promise<Page> {
  const key = `${site.url} ${as}`;
  if (!signedIn.has(key)) {
    const page = await openPage(t);
    await signInOnScreen(page, site, as, PASSWORDS[as]);
    signedIn.set(key, await page.context().storageState());
  }
  const page = await openPage(t, { reducedMotion: "reduce", ...options, storageState: signedIn.get(key) });
  await visitOffice(page, site.url + path);
  return page;
}

/** Goes to a page of the back office and waits until it can be used. */
export async function visitOffice(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilUsable(page);
}

/** Until the page's scripts run, which mark its body, and what it shows is there. */
export async function untilUsable(page: Page): Promise<void> {
  await page
    .locator("body.office:not(:has([aria-busy=true]))")
    .waitFor()
    .catch(async (cause) => {
      const busy = await page
        .locator("[aria-busy=true]")
        .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200)));
      throw new Error(`${page.url()} can't be used yet: ${busy.join(" ") || "it has no scripts"}`, { cause });
    });
}

/** The Markdown of an article in its form, where the tests type it: the formatted view gives way to it. */
export async function articleSource(page: Page): Promise<Locator> {
  const source = page.locator("textarea[rows='12']");
  const button = page.getByRole("button", { name: "Markdown" });
  await button.waitFor();
  if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
  await source.waitFor();
  return source;
}
