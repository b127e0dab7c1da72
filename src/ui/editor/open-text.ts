import type { Root, RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import { withWords } from "#src/markdown/placed-words.ts";
import { readingOf, topBlock } from "./from-mdast.ts";
import { isSameTree } from "./same-tree.ts";
import { schema } from "./schema.ts";
import { mdastOf } from "./to-mdast.ts";

/** A block as it was opened. */
export interface OpenedBlock {
  node: Node;
  /** Its lines, as they stand in the text. */
  source: string;
  /** What stands between it and the block before it. */
  gap: string;
}

/** A text in the editor, and all that is needed to write back unchanged what nobody changed. */
export interface OpenedText {
  text: string;
  doc: Node;
  blocks: OpenedBlock[];
  /** What stands after the last block. */
  tail: string;
  /** How its lines end. */
  lineEnd: string;
}

/**
 * A Markdown text as the editor's document.
 * @param sent what `editedTree` read in it
 * @param isBlockLink whether a paragraph of nothing but this link is a block with a look of its own
 */
export function openText(text: string, sent: Root, isBlockLink: (href: string) => boolean): OpenedText {
  const root = withWords(sent, text);
  const reading = readingOf(root, isBlockLink);
  let end = 0;
  const blocks = root.children.map((node): OpenedBlock => {
    // From the beginning of its line: in a list, spaces before the first sign count for the lines below.
    const start = Math.max(end, lineStart(text, node.position?.start.offset ?? 0));
    const gap = text.slice(end, start);
    end = node.position?.end.offset ?? start;
    const source = text.slice(start, end);
    return { node: blockOf(node, source), source, gap };
  });
  const content = blocks.length > 0 ? blocks.map(({ node }) => node) : [schema.nodes.paragraph.create()];
  return {
    text,
    doc: schema.nodes.doc.create(null, content),
    blocks,
    tail: text.slice(end),
    lineEnd: /\r\n|\n|\r/.exec(text)?.[0] ?? "\n",
  };

  function blockOf(node: RootContent, source: string): Node {
    const block = topBlock(node, reading);
    if (block && isSameTree(node, mdastOf(block), reading)) return block;
    return schema.nodes.source.create(null, source ? schema.text(source) : null);
  }
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}
