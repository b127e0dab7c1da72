import type { Follow, Follower } from "./follower.ts";

/** What React's root says once it has taken the page over. */
export const TAKEN_OVER = "page-taken-over";

/** The scripts of a page that waits for its visitor. */
export interface PageModules {
  /** Every module of the page, so that all are asked for at once. */
  preloads: string[];
  /** Those whose exports the router's start needs, in its order. */
  files: string[];
  /** The small script that keeps a live page true while its visitor has not moved. */
  follow: { file: string; parts: string };
  /** Ends once the page's entry has run. */
  run: (modules: unknown[]) => unknown;
}

/** Scripts that are not there by then may never come: the network went while they were on their way. */
const LOST_MS = 60_000;
/** How often it is asked whether the site answers again; and where the scripts did not come the second time, either. */
const [RETRY_MS, LATER_MS] = [10_000, 60_000];

/** What a visitor did before React listened, by what it was done to. */
type Held = Map<unknown, () => void>;

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "focusin"];
const LATEST_MS = 8000;
/** A link that waits for React goes its own way after this; a video, which shows that it waits, after the other. */
const LINK_MS = 1500;
const VIDEO_MS = 15_000;

/**
 * Starts a page's scripts at the first sign of its visitor, or when something on it needs them: an open
 * dialog, an element that says so (`data-start`), a picture that does not load; else after eight seconds. On a page
 * of a match that is played (`data-follow`) a small script stands in for them until that sign. A page is whole without
 * them, so a first view costs none. What a visitor presses, chooses or sends meanwhile is done again when React listens.
 * Links to other pages go their way at once; those that only change this page wait for React, which keeps the place and
 * the focus, but not for long. A video waits longer, so that a slow phone plays it here too, and shows that it does;
 * pressed once more it goes its own way.
 */
export function startEarly(modules: PageModules, begin: () => void): void {
  const held: Held = new Map();
  let isStarted = false;
  let isListening = true;
  let follower: Promise<Follower | undefined> | undefined;
  const rescue = loadAnewOnceThere();
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    rescue.begin(LOST_MS);
    load(modules, follower).catch(() => {
      release();
      rescue.begin(0);
    });
  };
  const startAtSign = (event: Event) => {
    if (!isResting(event)) start();
  };
  const hold = (event: Event) => {
    HOLDERS[event.type]?.(event, held, () => isListening && release());
    start();
  };
  // Also when the scripts can't be loaded or are slow: links and forms then work as such.
  const release = () => {
    isListening = false;
    for (const sign of SIGNS) document.removeEventListener(sign, startAtSign);
    for (const name of Object.keys(HOLDERS)) document.removeEventListener(name, hold, true);
    document.removeEventListener("error", start, true);
    for (const again of held.values()) again();
    held.clear();
  };
  // A dialog that the server opened is React's a little later than the page.
  const releaseWhenModal = (tries: number) => {
    const isLate = tries > 0 && document.querySelector("dialog[open]:not(:modal)");
    if (isLate) setTimeout(() => releaseWhenModal(tries - 1), 50);
    else if (isListening) release();
  };
  // Not while capturing: a row that moves by itself scrolls too, and that is no sign of a visitor.
  for (const sign of SIGNS) document.addEventListener(sign, startAtSign, { passive: true });
  for (const name of Object.keys(HOLDERS)) document.addEventListener(name, hold, true);
  document.addEventListener("error", start, true);
  const takenOver = () => {
    rescue.end();
    releaseWhenModal(60);
  };
  document.addEventListener(TAKEN_OVER, takenOver, { once: true });
  const timer = setTimeout(start, LATEST_MS);
  const follow = () => {
    if (isStarted) return;
    clearTimeout(timer);
    follower = loadFollower(modules.follow, begin);
    const late = setTimeout(start, LOST_MS);
    follower.then(() => clearTimeout(late), start);
  };
  // After the first picture of the page.
  if (isNeededNow()) requestAnimationFrame(() => setTimeout(start));
  else if (document.querySelector("[data-follow]")) requestAnimationFrame(() => setTimeout(follow));
}

/**
 * A page of a match that is played, without its scripts, would tell its score for ever: it is loaded anew as soon as the
 * site answers, unless its visitor is writing, or has written what is not sent.
 */
function loadAnewOnceThere() {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = async () => {
    if (document.hidden || document.activeElement?.matches("input,textarea,select") || isTyped()) return;
    const isThere = await fetch(location.href, {
      method: "HEAD",
      signal: AbortSignal.timeout(RETRY_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere && asking) location.reload();
  };
  const begin = () => {
    if (!document.querySelector("[data-follow],[data-start]")) return;
    const [here] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    asking ??= setInterval(ask, here?.type === "reload" ? LATER_MS : RETRY_MS);
    addEventListener("online", ask);
  };
  return {
    begin(afterMs: number) {
      clearTimeout(wait);
      wait = setTimeout(begin, afterMs);
    },
    end() {
      clearTimeout(wait);
      clearInterval(asking);
      asking = undefined;
      removeEventListener("online", ask);
    },
  };
}

/** Whether a field holds something else than what the page came with. */
function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** A page that is laid out below a resting mouse hears of it as of a move that goes nowhere. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY
  );
}

function isNeededNow(): boolean {
  const isBroken = [...document.images].some((image) => image.complete && image.src && !image.naturalWidth);
  return isBroken || document.querySelector("dialog[open],[data-start]") !== null;
}

async function loadFollower({ file, parts }: PageModules["follow"], begin: () => void): Promise<Follower> {
  const { default: follow } = (await import(/* @vite-ignore */ file)) as { default: Follow };
  return follow(begin, parts);
}

/** @param follower what has changed the page meanwhile; it makes page and data one before React compares them */
async function load({ preloads, files, run }: PageModules, follower?: Promise<Follower | undefined>) {
  for (const href of preloads)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const modules = Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  await (await follower?.catch(() => undefined))?.settle();
  await stylesAsFiles();
  await run(await modules);
}

/** The page brought its styles with it; React expects the files, and so do the pages that follow. */
async function stylesAsFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-href]")];
  const loaded = links.map(
    (link) =>
      new Promise<boolean>((resolve) => {
        link.onload = () => resolve(true);
        link.onerror = () => resolve(false);
        link.href = link.dataset.href ?? "";
        delete link.dataset.href;
      }),
  );
  if ((await Promise.all(loaded)).every(Boolean)) document.querySelector("style[data-first]")?.remove();
}

/** How each event is held until React listens. */
const HOLDERS: Record<string, (event: Event, held: Held, release: () => void) => void> = {
  click: (event, held, release) => holdClick(event as MouseEvent, held, release),
  keydown: (event, held) => holdKey(event as KeyboardEvent, held),
  change({ target }, held) {
    if (!(target instanceof HTMLSelectElement)) return;
    held.set(target, () => target.dispatchEvent(new Event("change", { bubbles: true })));
  },
  submit(event, held) {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    event.preventDefault();
    held.set(form, () => form.requestSubmit());
  },
};

function holdClick(event: MouseEvent, held: Held, release: () => void): void {
  const button = (event.target as Element).closest<HTMLButtonElement>(
    'button[type="button"]:not([data-theme-toggle])',
  );
  if (button) held.set(button, () => button.click());
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const isHere = link && link.origin + link.pathname === location.origin + location.pathname;
  // Or it leads elsewhere, but a plain press opens an address of this page.
  const address = link?.dataset.opensHere;
  const changesThisPage = address || (isHere && !link.hash && !link.target);
  // A video's link leads to its own site, but React plays it here.
  const isPlayedHere = link?.hasAttribute("data-plays-here");
  if (!link || !isPlain || !(changesThisPage || isPlayedHere)) return;
  if (isPlayedHere && held.delete(link)) {
    link.removeAttribute("aria-busy");
    return;
  }
  event.preventDefault();
  if (isPlayedHere) link.ariaBusy = "true";
  held.set(link, () => {
    link.removeAttribute("aria-busy");
    const href = link.getAttribute("href")!;
    if (address) link.href = address;
    link.click();
    link.setAttribute("href", href);
  });
  setTimeout(release, isPlayedHere ? VIDEO_MS : LINK_MS);
}

function holdKey({ target, key }: KeyboardEvent, held: Held): void {
  if (!/^(Escape|Arrow(Left|Right))$/.test(key)) return;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName)) return;
  held.set({}, () => {
    const dialog = document.querySelector("dialog[open]");
    const place = dialog ?? document.body;
    place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    if (key === "Escape") dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
}
