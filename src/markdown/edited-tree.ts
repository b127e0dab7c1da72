import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { PlacedWords } from "./placed-words.ts";

/** Fewer letters take less room than their place. */
const FEWEST_LETTERS = 12;

/**
 * Markdown as its own tree, for the editor (`ui/editor/open-text.ts`): plain data that is light to send to whoever has
 * the text already. Words are said by their place in it (`withWords`), and the blocks at the top have places, which is
 * all that is needed to write back what nobody changed.
 *
 * Like `proseTree` it runs where it can be stopped, and nowhere else.
 */
export function editedTree(markdown: string): Root {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const blocks = root.children.map(({ position }) => [position?.start.offset, position?.end.offset]);
  lighten(root, markdown);
  for (const [index, node] of root.children.entries()) {
    const [start, end] = blocks[index]!;
    Object.assign(node, { position: { start: { offset: start }, end: { offset: end } } });
  }
  return root;
}

function lighten(node: Nodes, markdown: string): void {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  delete node.position;
  if ("children" in node) for (const child of node.children) lighten(child, markdown);
  else if (node.type === "text" && node.value.length >= FEWEST_LETTERS) {
    if (node.value === markdown.slice(start, end))
      Object.assign(node, { value: [start, end] } as unknown as PlacedWords);
  }
}
