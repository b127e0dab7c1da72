import type { Embed } from "./embeds.ts";

/**
 * The shape of the trees that are kept, and the way they are made: raised with any change that gives a text another
 * tree. Texts then stand as plain paragraphs until they have been parsed anew in the background.
 */
export const TREE_VERSION = 2;

/**
 * Elements of one text. An article of 100,000 characters has some 2000; a page is made in one go, and each thousand
 * keeps everybody waiting for about 15 ms.
 */
export const MOST_PARTS = 4000;

/**
 * Characters of a text's tree as JSON. That of an article of 100,000 characters has some 180,000, one of `MOST_PARTS` 280,000:
 * more has only a text that uses a long address, written once, again and again.
 */
export const MOST_TREE = 400_000;

/** Pictures of one text: each comes with its sizes, and with what the library says of it. */
export const MOST_PICTURES = 200;

/** Known for uploaded pictures: keeps their place, in their colour, until they come. */
export interface ImageSize {
  width: number;
  height: number;
  color: string;
}

export interface ProseImage {
  type: "img";
  src: string;
  alt: string;
  caption: string;
  size?: ImageSize;
  /** Who made it. */
  credit?: string;
}

/**
 * A piece of a text, as plain data that travels to the browser. Source: `proseTree`; figures, galleries, videos, embeds and
 * cards, each a paragraph to it, are made of what is known when a page is made (`withMedia`).
 */
export type ProseNode =
  | {
      type: "p" | "h2" | "h3" | "h4" | "blockquote" | "ul" | "li" | "strong" | "em" | "del" | "code";
      children: (ProseNode | string)[];
    }
  | { type: "ol"; start?: number; children: (ProseNode | string)[] }
  | { type: "a"; href: string; children: (ProseNode | string)[] }
  | ProseImage
  | { type: "figure"; image: ProseImage }
  | { type: "gallery"; images: ProseImage[] }
  | { type: "table"; rows: (ProseNode | string)[][][] }
  | { type: "pre"; text: string }
  | { type: "video"; id: string }
  | ({ type: "embed"; text: string } & Embed)
  | { type: "card"; href: string; text: string }
  | { type: "hr" | "br" };

/** How many elements a tree has, the cells of its tables among them. */
export function countParts(nodes: (ProseNode | string)[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === "string") return sum;
    if (node.type === "table")
      return sum + 1 + node.rows.flat().reduce((cells, cell) => cells + 1 + countParts(cell), 0);
    return sum + 1 + ("children" in node ? countParts(node.children) : 0);
  }, 0);
}

/** How many pictures a tree has, one that it shows twice among them twice. */
export function countPictures(nodes: (ProseNode | string)[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === "string") return sum;
    if (node.type === "img") return sum + 1;
    if (node.type === "table") return sum + countPictures(node.rows.flat(2));
    return sum + ("children" in node ? countPictures(node.children) : 0);
  }, 0);
}

/** Whether a page can be made of a tree for everybody: what is more than that keeps all others waiting. */
export function whyTooMuch(nodes: ProseNode[]): TooMuch | undefined {
  const [parts, pictures] = [countParts(nodes), countPictures(nodes)];
  if (parts > MOST_PARTS) return { parts };
  if (pictures > MOST_PICTURES) return { pictures };
  return JSON.stringify(nodes).length > MOST_TREE ? { isTooLong: true } : undefined;
}

/** What a text has too much of: how many parts or pictures, or letters. */
export type TooMuch = { parts: number } | { pictures: number } | { isTooLong: true };

/**
 * A text as paragraphs and nothing else: what stands for its tree until there is one, and where there can be none.
 * A text of nothing but empty lines has as few elements as any other.
 */
export function plainProse(text: string): ProseNode[] {
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/).filter((one) => one.trim() !== "");
  const shown = paragraphs.slice(0, MOST_PLAIN - 1);
  const rest = paragraphs.slice(MOST_PLAIN - 1).join("\n");
  return (rest ? [...shown, rest] : shown).map((one) => ({ type: "p", children: [one.trim()] }));
}

const MOST_PLAIN = 1000;
