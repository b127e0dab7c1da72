import { parentPort } from "node:worker_threads";
import type { WorkerAnswer } from "./parse-thread.server.ts";
import { countParts, MOST_PARTS } from "./prose.ts";
import { proseTree } from "./prose-tree.ts";

parentPort?.on("message", (text: string) => parentPort?.postMessage(answer(text)));
// Whoever measures its time begins now: loading takes longer than most texts.
parentPort?.postMessage("loaded");

function answer(text: string): WorkerAnswer {
  try {
    const tree = proseTree(text);
    const parts = countParts(tree);
    return parts > MOST_PARTS ? { parts } : { tree: JSON.stringify(tree) };
  } catch (error) {
    // The stack is full: quotes in quotes in quotes.
    if (error instanceof RangeError) return { isTooSlow: true };
    throw error;
  }
}
