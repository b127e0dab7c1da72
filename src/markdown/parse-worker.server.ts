import { parentPort } from "node:worker_threads";
import { editedTree } from "./edited-tree.ts";
import type { AskedText, WorkerAnswer } from "./parse-thread.server.ts";
import { whyTooMuch } from "./prose.ts";
import { proseTree } from "./prose-tree.ts";

parentPort?.on("message", (asked: AskedText) => parentPort?.postMessage(answer(asked)));
// Whoever measures its time begins now: loading takes longer than most texts.
parentPort?.postMessage("loaded");

function answer({ text, isEdited }: AskedText): WorkerAnswer {
  try {
    if (isEdited) return { tree: JSON.stringify(editedTree(text)) };
    const nodes = proseTree(text);
    return whyTooMuch(nodes) ?? { tree: JSON.stringify(nodes) };
  } catch (error) {
    // The stack is full: quotes in quotes in quotes.
    if (error instanceof RangeError) return { isTooSlow: true };
    throw error;
  }
}
