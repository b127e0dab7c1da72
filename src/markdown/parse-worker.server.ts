import { parentPort } from "node:worker_threads";
import { editedTree } from "./edited-tree.ts";
import type { AskedText, WorkerAnswer } from "./parse-thread.server.ts";
import { countParts, MOST_PARTS } from "./prose.ts";
import { proseTree } from "./prose-tree.ts";

parentPort?.on("message", (asked: AskedText) => parentPort?.postMessage(answer(asked)));
// Whoever measures its time begins now: loading takes longer than most texts.
parentPort?.postMessage("loaded");

function answer({ text, isEdited }: AskedText): WorkerAnswer {
  try {
    if (isEdited) return { tree: JSON.stringify(editedTree(text)) };
    const tree = proseTree(text);
    const parts = countParts(tree);
    return parts > MOST_PARTS ? { parts } : { tree: JSON.stringify(tree) };
  } catch (error) {
    // The stack is full: quotes in quotes in quotes.
    if (error instanceof RangeError) return { isTooSlow: true };
    throw error;
  }
}
