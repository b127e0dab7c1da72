import type { Language } from "#src/i18n/languages.ts";
import { canBeFollowed } from "#src/markdown/link-address.ts";
import type { ProseImage, ProseNode } from "#src/markdown/prose.ts";

/** What the library knows of a picture, as far as checks ask. */
export interface CheckedPicture {
  width: number;
  /** Its description in the text's language, or in which other one it has one. */
  alt: { text: string; lang: Language };
  isDecorative: boolean;
  credit: string;
  /** The club made it: it needs no credit. */
  isOwn: boolean;
  /** Its rights are over. */
  isOver: boolean;
}

/** One language of an article, with all that the checks ask about the world around it. */
export interface CheckedText {
  language: Language;
  title: string;
  excerpt: string;
  content: string;
  /** The text as readers get it. */
  nodes: ProseNode[];
  slug: string;
  /** Whether another article has this address, or had it. */
  isSlugTaken: boolean;
  cover: string;
  /** Of the library, by their addresses. */
  pictures: ReadonlyMap<string, CheckedPicture>;
  /** Addresses of the text, as they stand there, behind which is nothing. */
  dead: ReadonlySet<string>;
  /** Those that did not answer today, or answered with an error of their own. */
  silent: ReadonlySet<string>;
  /** Whether what it translates was changed since. */
  isStale: boolean;
}

/** The addresses to which a text leads, each once. */
export function linksIn(nodes: readonly (ProseNode | string)[]): string[] {
  return [...new Set(allNodes(nodes).flatMap((node) => (node.type === "a" ? [node.href] : [])))];
}

/** The pictures of a text in their order. */
export function imagesIn(nodes: readonly (ProseNode | string)[]): ProseImage[] {
  return allNodes(nodes).filter((node) => node.type === "img");
}

function allNodes(nodes: readonly (ProseNode | string)[]): ProseNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (node.type === "table") return [node, ...allNodes(node.rows.flat(2))];
    return "children" in node ? [node, ...allNodes(node.children)] : [node];
  });
}

/** A heading as it is written: how many signs, and its words. */
export interface Heading {
  depth: number;
  text: string;
}

/**
 * The headings of a text as their author wrote them; readers get them in order whatever their signs. Linear in its length.
 */
export function headingsIn(markdown: string): Heading[] {
  return linesOfText(markdown).flatMap((line) => {
    const found = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/s.exec(line);
    return found ? [{ depth: found[1]!.length, text: withoutClosing(found[2]?.trim() ?? "") }] : [];
  });
}

/** A heading's words without the signs that may close it. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (text[end - 1] === "#") end--;
  const isClosed = end === 0 || /\s/.test(text[end - 1]!);
  return isClosed ? text.slice(0, end).trim() : text;
}

/** Addresses of links that readers don't get: "htp://club.example", "javascript:…". */
export function unreadableLinks(markdown: string): string[] {
  const found = linesOfText(markdown).flatMap((line) =>
    [...line.replace(/`[^`]*`/g, "").matchAll(/(?<!!)\[[^\][]*\]\(\s*<?([^()\s<>]*)/g)].map((one) => one[1]!),
  );
  return [...new Set(found.filter((address) => address === "#" || !canBeFollowed(address)))];
}

/** The lines outside of code. */
function linesOfText(markdown: string): string[] {
  let fence: string | undefined;
  return markdown.split(/\r\n?|\n/).filter((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (!mark) return fence === undefined;
    if (fence === undefined) fence = mark;
    else if (mark.startsWith(fence)) fence = undefined;
    return false;
  });
}
