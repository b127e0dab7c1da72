import { parentPort } from "node:worker_threads";
import { editedTree } from "./edited-tree.ts";
import type { AskedText, WorkerAnswer } from "./parse-thread.server.ts";
import { countParts, MOST_PARTS, MOST_TREE } from "./prose.ts";
import { proseTree } from "./prose-tree.ts";

parentPort?.on("message", (asked: AskedText) => parentPort?.postMessage(answer(asked)));
// Whoever measures its time begins now: loading takes longer than most texts.
parentPort?.postMessage("loaded");

function answer({ text, isEdited }: AskedText): WorkerAnswer {
  try {
    if (isEdited) return { tree: JSON.stringify(editedTree(text)) };
    const nodes = proseTree(text);
    const parts = countParts(nodes);
    if (parts > MOST_PARTS) return { parts };
    const tree = JSON.stringify(nodes);
    return tree.length > MOST_TREE ? { isTooLong: true } : { tree };
  } catch (error) {
    // The stack is full: quotes in quotes in quotes.
    if (error instanceof RangeError) return { isTooSlow: true };
    throw error;
  }
}
