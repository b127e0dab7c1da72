/** The cache that the service worker answers from. Its name changes with what stands in it. */
export const SHELL_CACHE = "matchday-shell-1";
export const WORKER_PATH = "/admin/matchday/worker.js";
export const SCOPE = "/admin/matchday/";

/** Pages of other matches are let go when there are more. */
const MOST_PAGES = 6;

/**
 * Makes the page start without a network: its own address and all that it has loaded go into the cache, and the worker
 * that answers from it is registered for these pages alone.
 */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  await navigator.serviceWorker.register(WORKER_PATH, { scope: SCOPE });
  await keepLoaded();
  // What came before the worker could answer for it has passed it by.
  await navigator.serviceWorker.ready;
  await keepLoaded();
}

async function keepLoaded(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isShell(pathname));
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...new Set(loaded.map(({ href }) => href))].filter((url) => !known.has(url));
  await Promise.allSettled([keepPage(cache), ...missing.map((url) => cache.add(url))]);
}

async function keepPage(cache: Cache): Promise<void> {
  const page = await fetch(location.pathname, { redirect: "manual" });
  if (page.ok) await cache.put(location.pathname, page);
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(SCOPE));
  for (const old of pages.slice(0, Math.max(0, pages.length - MOST_PAGES))) await cache.delete(old);
}

/** What the page is made of; calls of the API are not. */
export function isShell(pathname: string): boolean {
  return (
    !pathname.startsWith("/api/") && !pathname.startsWith("/admin") && !pathname.startsWith("/analytics/")
  );
}
