import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { nestedPhrases } from "./nested-phrases.ts";
import type { Picture } from "./schema.ts";

/** A block of the editor as Markdown's tree; undefined for what Markdown has no sign for: an empty paragraph. */
export function mdastOf(node: Node): RootContent | undefined {
  const phrases = () => nestedPhrases(node);
  const inside = () => blocksIn(node) as never[];
  switch (node.type.name) {
    case "paragraph": {
      const children = phrases();
      return children.length > 0 ? { type: "paragraph", children } : undefined;
    }
    case "heading":
      return { type: "heading", depth: node.attrs.level, children: phrases() };
    case "blockquote":
      return { type: "blockquote", children: inside() };
    case "bullet_list":
    case "ordered_list":
      return list(node);
    case "code_block":
      return { type: "code", lang: node.attrs.lang, meta: node.attrs.meta, value: node.textContent };
    case "horizontal_rule":
      return { type: "thematicBreak" };
    case "figure":
      return { type: "paragraph", children: [image(node.attrs as Picture)] };
    case "gallery":
      return gallery(node);
    case "embed": {
      const { href, text } = node.attrs;
      const children = [{ type: "text" as const, value: text || href }];
      return { type: "paragraph", children: [{ type: "link", url: href, title: null, children }] };
    }
    default:
      throw new Error(`Markdown has no sign for ${node.type.name}.`);
  }
}

function blocksIn(node: Node): RootContent[] {
  return node.children.flatMap((child) => mdastOf(child) ?? []);
}

function list(node: Node): List {
  const ordered = node.type.name === "ordered_list";
  return {
    type: "list",
    ordered,
    start: ordered ? node.attrs.start : null,
    spread: node.attrs.spread,
    children: node.children.map(
      (item): ListItem => ({
        type: "listItem",
        spread: item.attrs.spread,
        checked: item.attrs.checked,
        children: blocksIn(item) as ListItem["children"],
      }),
    ),
  };
}

function gallery({ attrs: { pictures, between } }: Node): Paragraph | undefined {
  const children = (pictures as Picture[]).flatMap((one, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: "text" as const, value: between as string }] : []),
    image(one),
  ]);
  return children.length > 0 ? { type: "paragraph", children } : undefined;
}

export function image({ src, alt, caption }: Picture): PhrasingContent {
  return { type: "image", url: src, alt, title: caption || null };
}

/** A mark as the tree's node around what it marks. */
export function markOf({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (type.name) {
    case "link":
      return { type: "link", url: attrs.href, title: attrs.title, children };
    case "strong":
      return { type: "strong", children };
    case "del":
      return { type: "delete", children };
    default:
      return { type: "emphasis", children };
  }
}
