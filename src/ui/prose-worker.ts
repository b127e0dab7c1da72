import { editedTree } from "#src/markdown/edited-tree.ts";
import { whyTooMuch } from "#src/markdown/prose.ts";
import { proseTree } from "#src/markdown/prose-tree.ts";
import { loadNamedReferences } from "./named-references.ts";
import type { ReadProse } from "./prose-reader.ts";

// A thread of the browser: see `prose-reader.ts`, and `editor/text-reader.ts` for texts that are to be edited.

addEventListener("message", async ({ data }: MessageEvent<string | { edited: string }>) => {
  const isEdited = typeof data !== "string";
  const text = isEdited ? data.edited : data;
  await loadNamedReferences(text);
  postMessage(isEdited ? readEdited(text) : read(text));
});
postMessage("loaded");

function read(text: string): ReadProse {
  try {
    const nodes = proseTree(text);
    return whyTooMuch(nodes) ? {} : { nodes };
  } catch {
    return {};
  }
}

function readEdited(text: string) {
  try {
    return { root: editedTree(text) };
  } catch {
    return { root: null };
  }
}
