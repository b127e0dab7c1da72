import { after } from "node:test";
import { closeBrowser } from "./browser.ts";
import { type RunningSite, startSite } from "./site.ts";

/** The site through which all journeys of a file go; stopped after the last of them, and the browser with it. */
export async function openSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite(env);
  after(async () => {
    await closeBrowser();
    await site.stop();
  });
  return site;
}
