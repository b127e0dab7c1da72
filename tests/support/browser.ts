import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** The shell has no window to draw: it takes half the time of the whole browser. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of a Chromium on this machine: `CHROMIUM`, or one on the PATH; undefined when there is none. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, MAC].find((path) => existsSync(path));
}

/** Finds a browser or has the package manager install one; undefined, after a plain sentence, when neither works. */
export function ensureBrowser(): string | undefined {
  const present = findBrowser();
  if (present) return present;
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the journeys (apt-get install chromium-headless-shell) …");
    const aptGet = (...given: string[]) =>
      spawnSync("apt-get", given, {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    aptGet("update");
    // Older systems have no package of the shell alone.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      aptGet("install", "-y", "--no-install-recommends", name);
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  console.error(
    "There is no Chromium on this machine, and it could not be installed. The journeys need one: install " +
      "chromium with your package manager, or set CHROMIUM to the path of a Chrome.",
  );
  return undefined;
}

let shared: Promise<Browser> | undefined;

/** A page in a fresh browser context, closed with the test. */
export async function openPage(t: TestContext, options: BrowserContextOptions = {}): Promise<Page> {
  shared ??= chromium.launch({
    executablePath: findBrowser() ?? "",
    // Without these Chromium calls home at every start, which a closed network answers with long waits.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const context = await (await shared).newContext({ locale: "en-GB", ...options });
  t.after(() => context.close());
  return context.newPage();
}

/** Ends the browser; called once after a file's tests. */
export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}
