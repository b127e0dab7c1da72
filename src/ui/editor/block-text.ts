import { gfmAutolinkLiteralToMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Node } from "prosemirror-model";
import { mdastOf } from "./to-mdast.ts";

/**
 * With stars, which mark a part of a word, too: Armenian endings follow what is emphasised without a space. Tables and
 * footnotes are not among the signs: they stay as they are written.
 */
const OPTIONS: Options = {
  bullet: "-",
  bulletOther: "*",
  emphasis: "*",
  strong: "*",
  fences: true,
  rule: "*",
  listItemIndent: "one",
  extensions: [gfmAutolinkLiteralToMarkdown(), gfmStrikethroughToMarkdown(), gfmTaskListItemToMarkdown()],
};

/** Texts of blocks by the block, which is never changed, only replaced. */
const known = new WeakMap<Node, string>();

/**
 * A block as Markdown, without a line's end after it; empty for an empty paragraph.
 * @param options signs of lists other than "-" and "1.": beside another list
 */
export function blockText(node: Node, options?: Pick<Options, "bullet" | "bulletOrdered">): string {
  if (node.type.name === "source") return node.textContent;
  const before = options ? undefined : known.get(node);
  if (before !== undefined) return before;
  const tree = mdastOf(node);
  const text = tree
    ? toMarkdown(
        { type: "root", children: [tree] },
        // Its second sign must differ from its first.
        { ...OPTIONS, ...(options?.bullet === "*" ? { bulletOther: "-" as const } : {}), ...options },
      ).replace(/\n$/, "")
    : "";
  if (!options) known.set(node, text);
  return text;
}
