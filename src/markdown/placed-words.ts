import type { Nodes, Root } from "mdast";

/** Words that stand in the text as they are read: from its first letter to before its last. */
export interface PlacedWords {
  value: [start: number, end: number];
}

/** The tree of `editedTree` with its words, taken from the text that it is of. */
export function withWords(root: Root, text: string): Root {
  fill(root, text);
  return root;
}

function fill(node: Nodes, text: string): void {
  if ("children" in node) for (const child of node.children) fill(child, text);
  else if (node.type === "text" && Array.isArray(node.value)) {
    const [start, end] = (node as unknown as PlacedWords).value;
    node.value = text.slice(start, end);
  }
}
