import type { Nodes } from "mdast";
import type { Reading } from "./from-mdast.ts";

/** Whether a block says the same as another, as far as readers are shown: for one that was held as the editor holds it. */
export function isSameTree(one: Nodes, other: Nodes | undefined, reading: Reading): boolean {
  return other !== undefined && JSON.stringify(said(one, reading)) === JSON.stringify(said(other, reading));
}

/** What a tree says: without places, references followed, words that stand side by side as one. */
function said(node: Nodes, reading: Reading): unknown {
  const children = "children" in node ? joined(node.children.map((child) => said(child, reading))) : [];
  switch (node.type) {
    case "text":
    case "html":
      return node.value.replaceAll(/\r\n?/g, "\n");
    case "inlineCode":
      return ["code", node.value];
    case "code":
      return ["pre", node.lang ?? null, node.meta ?? null, node.value];
    case "heading":
      return ["heading", node.depth, children];
    case "list":
      return ["list", node.ordered ?? false, node.ordered ? (node.start ?? 1) : null, node.spread, children];
    case "listItem":
      return ["item", node.spread, node.checked ?? null, children];
    case "link":
      return ["link", node.url, node.title ?? null, children];
    case "linkReference": {
      const definition = reading.definitions.get(node.identifier);
      return ["link", definition?.url, definition?.title, children];
    }
    case "image":
      return ["image", node.url, node.alt ?? "", node.title ?? ""];
    case "imageReference":
      return ["image", reading.definitions.get(node.identifier)?.url, node.alt ?? "", ""];
    default:
      return [node.type, children];
  }
}

function joined(parts: unknown[]): unknown[] {
  const out: unknown[] = [];
  for (const part of parts) {
    if (typeof part === "string" && typeof out.at(-1) === "string") out[out.length - 1] += part;
    else out.push(part);
  }
  return out;
}
