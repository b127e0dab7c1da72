import type { PackedPatch } from "#src/features/ledger/patch.ts";
import type { Follower } from "#src/ui/follower.ts";
import { handOver, listenLive, listenPatches } from "#src/ui/live.ts";
import { type Parts, renewPage, renewParts } from "#src/ui/page-anew.ts";
import { NOWHERE } from "#src/ui/place-in-news.ts";
import { renew } from "#src/ui/renew.ts";
import { stoneOf } from "./stones.ts";

// All that a page with a live match loads before its visitor moves: the build makes a small file of it.

/** Everybody hears of a goal at once, but not everybody should ask in the same instant. */
const SPREAD_MS = 400;
/** How often it is looked whether a wall of minutes has its next stone. */
const WALL_MS = 5000;
/** What the clock alone changes, e.g. when the day of a match is over, may stand for this long. */
const LATEST_MS = 10 * 60_000;
/** So long after it asked it asks again when the site could not answer; waiting for an answer takes no longer. */
const RETRY_MS = 10_000;

/**
 * Keeps a page as the server would make it now: whenever something that it shows has changed, the parts that are live
 * come anew. It draws nothing itself, so nothing here can be another truth.
 * @param begin begins what counts in what came
 * @param tag of the parts that the page came with
 */
export default function followPage(begin: () => void, tag: string): Follower {
  const before = document.body.cloneNode(true) as Element;
  const parts = { tag, isNew: false };
  let asking = Promise.resolve();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let isBehind = false;
  let isOver = false;
  const ask = () => {
    soon = undefined;
    if (isWanted) return;
    isWanted = true;
    // One after the other: the later answer is the truth.
    asking = asking.then(async () => {
      isWanted = false;
      if (isOver) return;
      const asked = performance.now();
      isBehind = !(await renewAndSay(parts, begin));
      if (isBehind) setTimeout(askSoon, RETRY_MS - (performance.now() - asked));
    });
  };
  const askSoon = () => {
    soon ??= setTimeout(ask, Math.random() * SPREAD_MS);
  };
  hear(askSoon);
  let asked = "";
  const wall = setInterval(() => {
    // Once a minute: a device may be ahead of the server.
    if (document.hidden || !isWallBehind() || asked === minuteShown()) return;
    asked = minuteShown();
    askSoon();
  }, WALL_MS);
  const latest = setInterval(() => document.hidden || askSoon(), LATEST_MS);
  return {
    async settle() {
      isOver = true;
      for (const timer of [soon, wall, latest]) clearTimeout(timer);
      // Before the page is asked for: what is told meanwhile is told once more to the other scripts.
      handOver();
      await asking;
      // What was told and did not come is told to the other scripts again.
      if (!parts.isNew) return isBehind ? handOver(NOWHERE) : undefined;
      if (await renewPage()) return begin();
      renew(document.body, before);
      handOver(NOWHERE);
    },
  };
}

/** Tells of whatever may have changed the page. */
function hear(tell: () => void): void {
  const shown = new Map<number, string>();
  listenPatches({
    onPatch(packed) {
      const { m, s, e, ...figures } = packed as PackedPatch;
      const isOld = shown.get(m) === JSON.stringify(figures);
      shown.set(m, JSON.stringify(figures));
      if (!isElsewhere(m) && !(isOld && isFrameAlone())) tell();
    },
    onGap() {},
    // What came between the making of the page and its first listening was told to others alone.
    onBack: tell,
  });
  listenLive(["match", "table"], tell, (told) => isElsewhere((told as { id: number }).id));
}

/** Whether no more than the header tells of a match: of cards and changes it says nothing. */
function isFrameAlone(): boolean {
  return !document.querySelector("main[data-live], main [data-live]");
}

function isElsewhere(match: number): boolean {
  return isFrameAlone() && !document.querySelector(`[data-match="${match}"]`);
}

function isWallBehind(): boolean {
  const wall = document.querySelector<HTMLElement>("[data-played]");
  return stoneOf(Number.parseInt(minuteShown(), 10)) >= Number(wall?.dataset.played);
}

function minuteShown(): string {
  return document.querySelector("main [data-early=minute]")?.textContent ?? "";
}

/**
 * Renews the parts that are live; what of them has changed is said to those who hear the page, see `LiveScores`.
 * @returns whether they came
 */
async function renewAndSay(parts: Parts, begin: () => void): Promise<boolean> {
  const before = said();
  if (!(await renewParts(parts).catch(() => false))) return false;
  begin();
  const now = said();
  const news = Object.keys(now).filter((id) => before[id] && before[id] !== now[id]);
  const place = document.querySelector("[data-said]");
  if (place && news.length > 0) place.textContent = news.map((id) => now[id]).join(". ");
  return true;
}

function said(): Record<string, string> {
  return JSON.parse(document.querySelector<HTMLElement>("[data-said]")?.dataset.said ?? "{}");
}
