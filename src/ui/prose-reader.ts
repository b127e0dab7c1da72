import type { ProseNode } from "#src/markdown/prose.ts";

/** What became of a text; without nodes it was too much, as it will be for the server. */
export interface ReadProse {
  nodes?: ProseNode[];
}

/** By the clock, and more than the server takes: a phone is slower. */
const MOST_MS = 2000;

/**
 * Parses Markdown while somebody types it, in a thread that is ended where a text is too much for it: the form goes on.
 * @param onRead told of each text that was read; of those typed meanwhile the last one alone is
 */
export function openProseReader(onRead: (text: string, read: ReadProse) => void) {
  let worker: Worker | undefined;
  let isLoaded = false;
  let reading: string | undefined;
  let next: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isLoaded = false;
    reading = undefined;
  }

  function start(): Worker {
    const started = new Worker(new URL("./prose-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<"loaded" | ReadProse>) => {
      if (data === "loaded") isLoaded = true;
      else finish(data);
      readNext();
    });
    return started;
  }

  function finish(read: ReadProse): void {
    clearTimeout(timer);
    const text = reading;
    reading = undefined;
    if (text !== undefined) onRead(text, read);
  }

  function readNext(): void {
    // Whoever stopped it when the last text was read wants no other thread.
    if (next === undefined) return;
    worker ??= start();
    if (!isLoaded || reading !== undefined) return;
    reading = next;
    next = undefined;
    worker.postMessage(reading);
    timer = setTimeout(() => {
      finish({});
      stop();
      if (next !== undefined) readNext();
    }, MOST_MS);
  }

  return {
    read(text: string): void {
      next = text;
      readNext();
    },
    stop,
  };
}
