import type { ListItem, Nodes, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { type Attrs, Fragment, type Mark, type Node } from "prosemirror-model";
import { type Picture, schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Something that the schema does not know: its block is shown as its source. */
class UnknownPart extends Error {}

export interface Reading {
  /** The addresses that the text names at its end, by their names. */
  definitions: Map<string, { url: string; title: string | null }>;
  /** Whether a paragraph of nothing but this link is a block with a look of its own. */
  isBlockLink: (href: string) => boolean;
}

export function readingOf(root: Root, isBlockLink: (href: string) => boolean): Reading {
  const found = root.children.flatMap((node) =>
    node.type === "definition"
      ? [[node.identifier, { url: node.url, title: node.title ?? null }] as const]
      : [],
  );
  return { isBlockLink, definitions: new Map(found) };
}

/** A block of the text as the editor holds it; undefined for one that it does not know. */
export function topBlock(node: RootContent, reading: Reading): Node | undefined {
  try {
    return (node.type === "paragraph" && blockOfParagraph(node, reading)) || block(node, reading);
  } catch (error) {
    if (error instanceof UnknownPart) return undefined;
    throw error;
  }
}

/** A paragraph that is a picture, a gallery or one link. */
function blockOfParagraph({ children }: Paragraph, reading: Reading): Node | undefined {
  const [first] = children;
  if (children.length === 1 && first?.type === "link") {
    const [text, ...rest] = first.children;
    const isPlain = text?.type === "text" && rest.length === 0 && !first.title;
    if (!isPlain || !reading.isBlockLink(first.url)) return undefined;
    return nodes.embed.create({ href: first.url, text: text.value === first.url ? "" : text.value });
  }
  const isPicture = ({ type }: PhrasingContent) => type === "image" || type === "imageReference";
  if (!first || !isPicture(first)) return undefined;
  if (children.length === 1) return nodes.figure.create(picture(first, reading));
  const pictures = children.filter((_, index) => index % 2 === 0);
  const between = children.filter((_, index) => index % 2 === 1);
  const [space] = between;
  const isGallery =
    pictures.length > between.length &&
    pictures.every(isPicture) &&
    space?.type === "text" &&
    /^\s+$/.test(space.value) &&
    between.every((one) => one.type === "text" && one.value === space.value);
  if (!isGallery) return undefined;
  return nodes.gallery.create({
    pictures: pictures.map((one) => picture(one, reading)),
    between: space.value,
  });
}

function picture(node: PhrasingContent, { definitions }: Reading): Picture & Attrs {
  if (node.type === "image") return { src: node.url, alt: node.alt ?? "", caption: node.title ?? "" };
  if (node.type !== "imageReference") throw new UnknownPart();
  const definition = definitions.get(node.identifier);
  if (!definition) throw new UnknownPart();
  // The site shows no caption for a picture whose address stands elsewhere.
  return { src: definition.url, alt: node.alt ?? "", caption: "" };
}

function block(node: Nodes, reading: Reading): Node {
  const words = (children: PhrasingContent[]) => Fragment.from(inline(children, [], reading));
  switch (node.type) {
    case "paragraph":
      return nodes.paragraph.create(null, words(node.children));
    case "heading":
      return nodes.heading.create({ level: node.depth }, words(node.children));
    case "blockquote":
      return nodes.blockquote.create(null, blocks(node.children, reading));
    case "list": {
      const items = node.children.map((item) => listItem(item, reading));
      const spread = node.spread ?? false;
      return node.ordered
        ? nodes.ordered_list.create({ spread, start: node.start ?? 1 }, items)
        : nodes.bullet_list.create({ spread }, items);
    }
    case "code":
      return nodes.code_block.create(
        { lang: node.lang ?? null, meta: node.meta ?? null },
        node.value ? schema.text(node.value) : null,
      );
    case "thematicBreak":
      return nodes.horizontal_rule.create();
    default:
      throw new UnknownPart();
  }
}

function blocks(children: Nodes[], reading: Reading): Node[] {
  return children.length > 0 ? children.map((child) => block(child, reading)) : [nodes.paragraph.create()];
}

function listItem({ children, spread, checked }: ListItem, reading: Reading): Node {
  return nodes.list_item.create(
    { spread: spread ?? false, checked: checked ?? null },
    blocks(children, reading),
  );
}

function inline(children: PhrasingContent[], around: readonly Mark[], reading: Reading): Node[] {
  return children.flatMap((node) => phrase(node, around, reading));
}

function phrase(node: PhrasingContent, around: readonly Mark[], reading: Reading): Node[] {
  const depth = around.length;
  const within = (mark: Mark, inner: PhrasingContent[]) => {
    const all = mark.addToSet(around);
    // A mark in itself says nothing, and could not be written back.
    if (all.length === depth) throw new UnknownPart();
    return inline(inner, all, reading);
  };
  switch (node.type) {
    case "text":
      return lines(node.value, around);
    case "html":
      // The site shows it as words, too.
      return lines(node.value, around);
    case "emphasis":
      return within(marks.em.create({ depth }), node.children);
    case "strong":
      return within(marks.strong.create({ depth }), node.children);
    case "delete":
      return within(marks.del.create({ depth }), node.children);
    case "inlineCode":
      return [schema.text(node.value, marks.code.create().addToSet(around))];
    case "break":
      return [nodes.hard_break.create(null, null, around)];
    case "link":
      return within(marks.link.create({ href: node.url, title: node.title ?? null, depth }), node.children);
    case "linkReference": {
      const definition = reading.definitions.get(node.identifier);
      if (!definition) throw new UnknownPart();
      const { url, title } = definition;
      return within(marks.link.create({ href: url, title, depth }), node.children);
    }
    case "image":
    case "imageReference":
      return [nodes.image.create(picture(node, reading), null, around)];
    default:
      throw new UnknownPart();
  }
}

/** Words, and between their lines what stands for the ends of lines in the source. */
function lines(text: string, around: readonly Mark[]): Node[] {
  return text.split(/(\r\n|\n|\r)/).flatMap((part, index) => {
    if (index % 2 === 1) return [nodes.soft_break.create(null, null, around)];
    return part ? [schema.text(part, around)] : [];
  });
}
