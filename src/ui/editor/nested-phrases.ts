import type { PhrasingContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import type { Picture } from "./schema.ts";
import { linksIn } from "./text-links.ts";
import { image, markOf } from "./to-mdast.ts";

/** One leaf of a paragraph with the marks on it. */
interface Piece {
  leaf: PhrasingContent;
  marks: readonly Mark[];
}

/**
 * The words of a paragraph or heading as Markdown nests them. The editor's marks lie flat on the words: the longest is
 * outermost. Spaces at the edges of marks move out of them (`**word **` is not bold), those at the paragraph's fall away.
 */
export function nestedPhrases(block: Node): PhrasingContent[] {
  return nest(withSpacesOutside(trimmed(block.children.flatMap(pieces))), []);
}

function pieces(node: Node): Piece[] {
  const isCode = node.marks.some(({ type }) => type.name === "code");
  const marks = node.marks.filter(({ type }) => type.name !== "code");
  if (node.isText) {
    const text = node.text ?? "";
    if (isCode) return [{ leaf: { type: "inlineCode", value: text }, marks }];
    const isLinked = marks.some(({ type }) => type.name === "link");
    return (text.match(/^[ \t]+|[ \t]+$|[^ \t](?:[\s\S]*[^ \t])?/g) ?? [])
      .flatMap((value) => (isLinked ? [{ type: "text" as const, value }] : withLinks(value)))
      .map((leaf) => ({ leaf, marks }));
  }
  if (node.type.name === "image") return [{ leaf: image(node.attrs as Picture), marks }];
  const isHard = node.type.name === "hard_break";
  return [{ leaf: isHard ? { type: "break" } : { type: "text", value: "\n" }, marks }];
}

/** Words, with the addresses among them as the links that they are on the site. */
function withLinks(text: string): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  let done = 0;
  for (const { at, text: address, href } of linksIn(text)) {
    if (at > done) out.push({ type: "text", value: text.slice(done, at) });
    out.push({ type: "link", url: href, title: null, children: [{ type: "text", value: address }] });
    done = at + address.length;
  }
  if (done < text.length) out.push({ type: "text", value: text.slice(done) });
  return out;
}

function isBreak({ leaf }: Piece): boolean {
  return leaf.type === "break" || (leaf.type === "text" && leaf.value === "\n");
}

function isSpace(piece: Piece): boolean {
  return isBreak(piece) || (piece.leaf.type === "text" && /^[ \t]+$/.test(piece.leaf.value));
}

/** Without spaces and ends of lines at the edges, and without spaces beside ends of lines: Markdown drops them. */
function trimmed(all: Piece[]): Piece[] {
  const from = all.findIndex((piece) => !isSpace(piece));
  const to = all.findLastIndex((piece) => !isSpace(piece));
  const inner = from < 0 ? [] : all.slice(from, to + 1);
  return inner.filter((piece, index) => {
    if (!isSpace(piece) || isBreak(piece)) return true;
    const [before, after] = [inner[index - 1], inner[index + 1]];
    return !(before && isBreak(before)) && !(after && isBreak(after));
  });
}

/** A space keeps the marks that the words on both sides of it share. */
function withSpacesOutside(all: Piece[]): Piece[] {
  const after: (readonly Mark[])[] = [];
  let next: readonly Mark[] = [];
  for (let index = all.length - 1; index >= 0; index--) {
    after[index] = next;
    if (!isSpace(all[index]!)) next = all[index]!.marks;
  }
  let before: readonly Mark[] = [];
  return all.map((piece, index) => {
    if (!isSpace(piece)) {
      before = piece.marks;
      return piece;
    }
    const marks = piece.marks.filter((mark) => mark.isInSet(before) && mark.isInSet(after[index]!));
    return { ...piece, marks };
  });
}

const ORDER = ["link", "em", "strong", "del"];

function nest(all: readonly Piece[], open: readonly Mark[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (let at = 0; at < all.length; ) {
    const piece = all[at]!;
    const left = piece.marks.filter((mark) => !mark.isInSet(open));
    if (left.length === 0) {
      join(out, piece.leaf);
      at += 1;
      continue;
    }
    const reach = (mark: Mark) => {
      const end = all.findIndex((one, index) => index > at && !mark.isInSet(one.marks));
      return end < 0 ? all.length : end;
    };
    const [outer] = left.toSorted((one, other) => reach(other) - reach(one) || depthOf(one) - depthOf(other));
    const end = reach(outer!);
    out.push(markOf(outer!, nest(all.slice(at, end), [...open, outer!])));
    at = end;
  }
  return out;
}

/** Where it lay when the text was opened; a link around emphasis around what is bold otherwise. */
function depthOf({ type, attrs }: Mark): number {
  return attrs.depth ?? ORDER.indexOf(type.name);
}

/** Words that stand side by side are one. */
function join(out: PhrasingContent[], leaf: PhrasingContent): void {
  const last = out.at(-1);
  if (leaf.type === "text" && last?.type === "text") last.value += leaf.value;
  else if (leaf.type === "inlineCode" && last?.type === "inlineCode") last.value += leaf.value;
  else out.push({ ...leaf });
}
