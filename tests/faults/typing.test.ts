import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "#tests/support/browser.ts";
import { signInOnScreen, visitOffice } from "#tests/support/office.ts";
import { PASSWORDS, type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** `COUNT=full` for all, which takes most of an hour. */
const KILLS = process.env.COUNT === "full" ? 200 : Number(process.env.COUNT ?? 6);
/** What somebody may lose, with the way of a key to the page and back counted in. */
const MOST_LOST_MS = 3000;
const LONGEST_TYPING_MS = 7000;

interface Typed {
  text: string;
  at: number;
}

test("browser or server killed at a random moment while somebody types: at most three seconds of it are lost", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-typed-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const lostMs: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    const site = await startSite({}, folder);
    const id = await makeDraft(site, round);
    const isServer = round % 2 === 0;
    const { typed, killedAt } = await typeUntilKilled(site, id, isServer ? "server" : "browser");
    await site.stop("SIGKILL");
    const kept = readCopy(folder, id);
    const known = typed.findLastIndex(({ text }) => text === kept);
    assert.ok(known >= 0 || kept === undefined, `${kept} was never typed`);
    const firstLost = typed[known + 1];
    lostMs.push(firstLost ? killedAt - firstLost.at : 0);
  }
  lostMs.sort((one, other) => one - other);
  const [median, most] = [lostMs[lostMs.length >> 1] ?? 0, lostMs.at(-1) ?? 0];
  t.diagnostic(`${KILLS} kills: ${median} ms of typing lost (median), ${most} ms (most)`);
  assert.ok(most <= MOST_LOST_MS, `${most} ms of typing lost`);
});

async function makeDraft(site: RunningSite, round: number): Promise<number> {
  const headers = {
    authorization: `Bearer ${await signIn(site, "editor")}`,
    "content-type": "application/json",
  };
  const body = JSON.stringify({ title: `Round ${round}` });
  const answer = await fetch(`${site.url}/api/admin/news`, { method: "POST", headers, body });
  return ((await answer.json()) as { id: number }).id;
}

/** Types without a pause, in a browser of its own, until one of the two is gone. */
async function typeUntilKilled(site: RunningSite, id: number, victim: "server" | "browser") {
  const server = await chromium.launchServer({
    executablePath: findBrowser() ?? "",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signInOnScreen(page, site, "editor", PASSWORDS.editor);
  await visitOffice(page, `${site.url}/admin/news/edit/${id}`);
  const until = Date.now() + 500 + Math.random() * LONGEST_TYPING_MS;
  const typed = await typeUntil(page, until);
  const killedAt = Date.now();
  if (victim === "server") site.process.kill("SIGKILL");
  // At once, without a word to its pages.
  await server.kill();
  return { typed, killedAt };
}

async function typeUntil(page: Page, until: number): Promise<Typed[]> {
  const title = page.getByLabel(/^Title/).first();
  const typed: Typed[] = [];
  let text = "";
  while (Date.now() < until) {
    text += "abcdefghij"[text.length % 10];
    const at = Date.now();
    await title.fill(text);
    typed.push({ text, at });
  }
  return typed;
}

/** What the server has of it; undefined for nothing yet. */
function readCopy(folder: string, id: number): string | undefined {
  const database = new DatabaseSync(join(folder, "club.sqlite"));
  const row = database.prepare("select snapshot from working_copies where record_id = ?").get(id);
  database.close();
  return row ? (JSON.parse(String(row.snapshot)) as { title: string }).title : undefined;
}
