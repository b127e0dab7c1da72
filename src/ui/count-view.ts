/** The page that was counted last, on the page itself: the early script and React each have this module. */
type Counted = typeof globalThis & { counted?: string };

/** Counts the page that a visitor came to; without a cookie, and no address is kept. */
export function countView(path: string): void {
  if ((globalThis as Counted).counted === path) return;
  (globalThis as Counted).counted = path;
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
