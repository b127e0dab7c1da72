import { countParts, MOST_PARTS } from "#src/markdown/prose.ts";
import { proseTree } from "#src/markdown/prose-tree.ts";
import type { ReadProse } from "./prose-reader.ts";

// A thread of the browser: see `prose-reader.ts`.

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(read(data)));
postMessage("loaded");

function read(text: string): ReadProse {
  try {
    const nodes = proseTree(text);
    return countParts(nodes) > MOST_PARTS ? {} : { nodes };
  } catch {
    return {};
  }
}
