import type { Root } from "mdast";

/** By the clock: a phone is slow, and an article of 100,000 characters takes a desk 200 ms. */
const MOST_MS = 4000;

/**
 * Parses Markdown in a thread of its own, which is ended where a text is too much for it.
 * @returns null for a text that can't be read in time
 */
export function readTree(text: string, signal: AbortSignal): Promise<Root | null> {
  if (text.trim() === "") return Promise.resolve({ type: "root", children: [] });
  return new Promise((resolve) => {
    const worker = new Worker(new URL("../prose-worker.ts", import.meta.url), { type: "module" });
    const end = (tree: Root | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(tree);
    };
    const timer = setTimeout(() => end(null), MOST_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<"loaded" | { root: Root | null }>) => {
      if (data === "loaded") worker.postMessage({ edited: text });
      else end(data.root);
    });
    worker.addEventListener("error", () => end(null));
    signal.addEventListener("abort", () => end(null));
  });
}
