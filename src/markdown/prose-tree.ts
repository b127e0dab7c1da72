import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { canBeFollowed } from "./link-address.ts";
import type { ProseNode } from "./prose.ts";

/** Deeper nesting than anybody writes; what lies below is shown as plain text. */
const MOST_DEPTH = 24;

/**
 * Markdown as a tree of plain data that `<Prose>` renders as elements. HTML in the text stays text, addresses
 * other than web, mail and telephone ones are dropped, and nothing of the text is ever parsed as HTML.
 *
 * A text can be written so that this takes minutes: it runs where it can be stopped (`parser.server.ts`, in the browser
 * `ui/prose-reader.ts`), and nowhere else.
 */
export function proseTree(markdown: string): ProseNode[] {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const definitions = new Map(
    root.children.flatMap((node) =>
      node.type === "definition" ? [[node.identifier, node.url] as const] : [],
    ),
  );
  return blocks(root.children, { definitions, open: [] }, 0);
}

interface Context {
  definitions: Map<string, string>;
  /** The depths of the headings under which the text stands, the outermost first. */
  open: number[];
}

function blocks(nodes: Nodes[], context: Context, depth: number): ProseNode[] {
  return nodes.flatMap((node) => block(node as RootContent, context, depth));
}

function block(node: RootContent, context: Context, depth: number): ProseNode[] {
  if (depth > MOST_DEPTH) return [{ type: "p", children: [textOf(node)] }];
  const inside = (children: Nodes[]) => blocks(children, context, depth + 1);
  switch (node.type) {
    case "paragraph":
      return [{ type: "p", children: phrases(node.children, context, depth) }];
    case "heading":
      return [
        { type: headingBelow(context.open, node.depth), children: phrases(node.children, context, depth) },
      ];
    case "blockquote":
      return [{ type: "blockquote", children: inside(node.children) }];
    case "list":
      return [
        {
          type: node.ordered ? "ol" : "ul",
          ...(node.ordered && node.start && node.start !== 1 ? { start: node.start } : {}),
          children: inside(node.children),
        },
      ];
    case "listItem":
      // A tight list's items hold one paragraph each: its text alone, without the paragraph's space.
      return [
        {
          type: "li",
          children:
            node.children.length > 0 && !node.spread
              ? node.children.flatMap((child) =>
                  child.type === "paragraph" ? phrases(child.children, context, depth) : inside([child]),
                )
              : inside(node.children),
        },
      ];
    case "table":
      return [
        {
          type: "table",
          rows: node.children.map((row) =>
            row.children.map((cell) => phrases(cell.children, context, depth)),
          ),
        },
      ];
    case "code":
      return [{ type: "pre", text: node.value }];
    case "thematicBreak":
      return [{ type: "hr" }];
    case "html":
      return [{ type: "p", children: [node.value] }];
    case "definition":
    case "footnoteDefinition":
      return [];
    default:
      return [{ type: "p", children: phrases([node as PhrasingContent], context, depth) }];
  }
}

/**
 * The page's own heading is the first; the text's begin below it and skip no level, whichever number of signs
 * its author began with.
 * @param open is brought up to date
 */
function headingBelow(open: number[], depth: number): "h2" | "h3" | "h4" {
  while ((open.at(-1) ?? 0) >= depth) open.pop();
  open.push(depth);
  return open.length === 1 ? "h2" : open.length === 2 ? "h3" : "h4";
}

/** Words that stand side by side, e.g. a word and the HTML after it, are one. */
function phrases(nodes: PhrasingContent[], context: Context, depth: number): (ProseNode | string)[] {
  const joined: (ProseNode | string)[] = [];
  for (const part of nodes.flatMap((node) => phrase(node, context, depth + 1))) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

function phrase(node: PhrasingContent, context: Context, depth: number): (ProseNode | string)[] {
  if (depth > MOST_DEPTH) return [textOf(node)];
  const inside = (children: PhrasingContent[]) => phrases(children, context, depth);
  switch (node.type) {
    case "text":
    case "html":
      return [node.value];
    case "strong":
    case "emphasis":
    case "delete":
      return [{ type: TAGS[node.type], children: inside(node.children) }];
    case "inlineCode":
      return [{ type: "code", children: [node.value] }];
    case "break":
      return [{ type: "br" }];
    case "link":
      return link(node.url, inside(node.children));
    case "linkReference":
      return link(context.definitions.get(node.identifier) ?? "", inside(node.children));
    case "image":
      return picture(node.url, node.alt ?? "", node.title ?? "");
    case "imageReference":
      return picture(context.definitions.get(node.identifier) ?? "", node.alt ?? "", "");
    default:
      return [textOf(node)];
  }
}

const TAGS = { strong: "strong", emphasis: "em", delete: "del" } as const;

function link(url: string, children: (ProseNode | string)[]): (ProseNode | string)[] {
  return canBeFollowed(url) ? [{ type: "a", href: url, children }] : children;
}

function picture(url: string, alt: string, caption: string): (ProseNode | string)[] {
  if (!/^(https:\/\/|\/(media|club)\/)[^\s]+$/i.test(url)) return alt ? [alt] : [];
  return [{ type: "img", src: url, alt, caption }];
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  // Without recursion: this is what is left of a text that nests too deep.
  const parts: string[] = [];
  const open: Nodes[] = [node];
  while (open.length > 0) {
    const next = open.pop()!;
    if ("value" in next) parts.push(next.value);
    if ("children" in next) open.push(...[...next.children].reverse());
  }
  return parts.join("");
}
