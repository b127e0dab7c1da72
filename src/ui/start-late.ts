/** What React's root says once it has taken the page over. */
export const TAKEN_OVER = "page-taken-over";

interface Modules {
  /** Every module of the page, so that all are asked for at once. */
  preloads: string[];
  /** Those whose exports the router's start needs, in its order. */
  files: string[];
  run: (modules: unknown[]) => void;
}

/**
 * Starts a page's scripts at the first sign of its visitor, or when something on it needs them: an open
 * dialog, an element that says so (`data-start`), a picture that does not load; else after eight seconds. A
 * page is whole without them, so a first view costs none. What a visitor presses, chooses or sends meanwhile
 * is done again when React listens. Links to other pages go their way at once; those that only change this
 * page, or play a video on it, wait for React, which keeps the place and the focus, but not for long.
 *
 * Stands on its own: the page carries it as text.
 */
export function startLate({ preloads, files, run }: Modules, takenOver: string): void {
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "focusin"];
  const waiting = new Map<unknown, () => void>();
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const modules = Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    asFiles()
      .then(() => modules.then(run))
      .catch(release);
  };
  // The page brought its styles with it; React expects the files, and so do the pages that follow.
  const asFiles = async () => {
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
  };
  const holdClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button[type="button"]:not([data-theme-toggle])',
    );
    if (button) waiting.set(button, () => button.click());
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const isHere = link && link.origin + link.pathname === location.origin + location.pathname;
    const changesThisPage = isHere && !link.hash && !link.target;
    // A video's link leads to its own site, but React plays it here.
    const isPlayedHere = link?.hasAttribute("data-plays-here");
    if (!link || !isPlain || !(changesThisPage || isPlayedHere)) return;
    event.preventDefault();
    waiting.set(link, () => link.click());
    setTimeout(() => isListening && release(), 1500);
  };
  const holdKey = ({ target, key }: KeyboardEvent) => {
    if (
      !/^(Escape|Arrow(Left|Right))$/.test(key) ||
      /^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName)
    )
      return;
    waiting.set({}, () => {
      const dialog = document.querySelector("dialog[open]");
      const place = dialog ?? document.body;
      place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      if (key === "Escape") dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
    });
  };
  const holdChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    waiting.set(target, () => target.dispatchEvent(new Event("change", { bubbles: true })));
  };
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    event.preventDefault();
    waiting.set(form, () => form.requestSubmit());
  };
  const held = { click: holdClick, keydown: holdKey, change: holdChange, submit: holdForm };
  const hold = (event: Event) => {
    held[event.type as "click"](event as MouseEvent);
    start();
  };
  let isListening = true;
  // Also when the scripts can't be loaded or are slow: links and forms then work as such.
  const release = () => {
    isListening = false;
    for (const sign of signs) document.removeEventListener(sign, start);
    for (const name of Object.keys(held)) document.removeEventListener(name, hold, true);
    document.removeEventListener("error", start, true);
    for (const again of waiting.values()) again();
    waiting.clear();
  };
  // Not while capturing: a row that moves by itself scrolls too, and that is no sign of a visitor.
  for (const sign of signs) document.addEventListener(sign, start, { passive: true });
  for (const name of Object.keys(held)) document.addEventListener(name, hold, true);
  document.addEventListener("error", start, true);
  // A dialog that the server opened is React's a little later than the page.
  const releaseWhenModal = (tries: number) => {
    const isLate = tries > 0 && document.querySelector("dialog[open]:not(:modal)");
    if (isLate) setTimeout(() => releaseWhenModal(tries - 1), 50);
    else if (isListening) release();
  };
  document.addEventListener(takenOver, () => releaseWhenModal(60), { once: true });
  const timer = setTimeout(start, 8000);
  const isNeeded = document.querySelector("dialog[open],[data-start]");
  const isBroken = [...document.images].some((image) => image.complete && image.src && !image.naturalWidth);
  if (isNeeded || isBroken) requestAnimationFrame(() => setTimeout(start));
}

/** Counts the page that a visitor came to; without a cookie, and no address is kept. Stands on its own. */
export function countView(path: string): void {
  if ((globalThis as { counted?: string }).counted === path) return;
  (globalThis as { counted?: string }).counted = path;
  fetch("/api/page-views", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path }),
    keepalive: true,
  })
    // Unread, the answer would keep its connection busy.
    .then((answer) => answer.text())
    // A count that fails is nobody's concern.
    .catch(() => {});
}
