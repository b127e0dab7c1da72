import { isShell, SCOPE, SHELL_CACHE, WORKER_PATH } from "./offline-shell.ts";

// Answers for the console's pages alone, so that one starts at a ground without a network. It keeps no data: entries
// and matches are the page's own, in its database.

/** As much of a service worker as this one is: its types and those of a page can't stand in one program. */
interface Worker {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    act: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: "fetch",
    act: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

const worker = self as unknown as Worker;

/** A network that takes longer is none for somebody who has to begin now. */
const PATIENCE_MS = 3000;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname === WORKER_PATH) return;
  if (request.mode === "navigate" && pathname.startsWith(SCOPE)) event.respondWith(page(request, pathname));
  else if (isShell(pathname)) event.respondWith(part(request, pathname));
});

async function begin(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("matchday-") && name !== SHELL_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest page where there is a network; else, or where it leads to the sign-in, the one that is kept. */
async function page(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  const kept = await cache.match(pathname);
  try {
    const fresh = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE_MS) } : {});
    if (fresh.ok) await cache.put(pathname, fresh.clone());
    return fresh.ok || !kept ? fresh : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Files whose name tells their content never change; others are renewed behind the one that is shown. */
async function part(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  const kept = await cache.match(request.url);
  if (kept && pathname.startsWith("/assets/")) return kept;
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  fresh.catch(() => {});
  return kept;
}
