import type { Node } from "prosemirror-model";
import { blockText } from "./block-text.ts";
import type { OpenedBlock, OpenedText } from "./open-text.ts";

/**
 * The document as Markdown. A block that nobody changed keeps its source to the byte, with what stands before and after
 * it; also one that was changed back, or moved.
 */
export function writeText(opened: OpenedText, doc: Node): string {
  if (doc.eq(opened.doc)) return opened.text;
  const { blocks, tail, lineEnd } = opened;
  const written = withSources(opened, doc);
  const parts: string[] = [];
  for (const [index, one] of written.entries()) {
    const before = written[index - 1];
    const gap = before ? gapBetween(before, one, blocks) : one.place === 0 ? (blocks[0]?.gap ?? "") : "";
    const isAsOpened = before !== undefined && one.isKept && before.isKept && gap === blocks[one.place!]?.gap;
    const text = before && !isAsOpened ? besideOther(before, one) : one.text;
    one.text = text;
    parts.push(one.isKept && text === one.source ? gap : inLines(gap, lineEnd));
    parts.push(text === one.source ? text : inLines(text, lineEnd));
  }
  const last = written.at(-1);
  if (last?.place === blocks.length - 1) parts.push(tail);
  else if (/[\r\n]$/.test(opened.text) && last) parts.push(lineEnd);
  return parts.join("");
}

/** A block on its way into the text. */
interface Written {
  node: Node;
  text: string;
  /** Its source as it was opened, for a block that is as it was. */
  source?: string;
  /** Which of the opened blocks it is, or stands for. */
  place?: number;
  /** Whether it is that block, unchanged. */
  isKept: boolean;
}

function withSources({ blocks }: OpenedText, doc: Node): Written[] {
  const children = doc.children.filter((node) => node.type.name !== "paragraph" || blockText(node) !== "");
  const places = placesOf(children, blocks);
  const used = new Set(places);
  const spare = blocks.flatMap((block, index) => (used.has(index) ? [] : [{ ...block, index }]));
  const written = children.map((node, index): Written => {
    const place = places[index];
    const block = place === undefined ? takeSame(spare, node) : blocks[place];
    if (!block) return { node, text: blockText(node), isKept: false };
    const { source } = block;
    return {
      node,
      text: source,
      source,
      isKept: place !== undefined,
      ...(place === undefined ? {} : { place }),
    };
  });
  return standingIn(written, blocks.length);
}

/** A block that was moved: it is as it was, in another place. */
function takeSame(spare: OpenedBlock[], node: Node): OpenedBlock | undefined {
  const at = spare.findIndex((block) => block.node === node || block.node.eq(node));
  return at < 0 ? undefined : spare.splice(at, 1)[0];
}

/** For each block which of the opened ones it is: those at both ends, and between them what follows in order. */
function placesOf(children: Node[], blocks: OpenedBlock[]): (number | undefined)[] {
  const isSame = (child: number, block: number) => {
    const [one, other] = [children[child]!, blocks[block]!.node];
    return one === other || one.eq(other);
  };
  const places = new Array<number | undefined>(children.length).fill(undefined);
  const most = Math.min(children.length, blocks.length);
  let head = 0;
  for (; head < most && isSame(head, head); head++) places[head] = head;
  const [ends, ended] = [children.length, blocks.length];
  let tail = 0;
  for (; tail < most - head && isSame(ends - 1 - tail, ended - 1 - tail); tail++)
    places[ends - 1 - tail] = ended - 1 - tail;
  let next = head;
  for (let child = head; child < ends - tail; child++) {
    for (let block = next; block < ended - tail; block++) {
      if (!isSame(child, block)) continue;
      places[child] = block;
      next = block + 1;
      break;
    }
  }
  return places;
}

/** As many changed blocks as there were between two kept ones stand each in the place of one. */
function standingIn(written: Written[], count: number): Written[] {
  for (let at = 0; at < written.length; ) {
    if (written[at]!.place !== undefined) {
      at += 1;
      continue;
    }
    const found = written.findIndex(({ place }, index) => index > at && place !== undefined);
    const end = found < 0 ? written.length : found;
    const first = (written[at - 1]?.place ?? -1) + 1;
    const after = written[end]?.place ?? count;
    if (after - first === end - at) {
      for (let index = at; index < end; index++) written[index]!.place = first + index - at;
    }
    at = end;
  }
  return written;
}

/** What stood between two blocks, as far as it still parts them. */
function gapBetween(before: Written, one: Written, blocks: OpenedBlock[]): string {
  const block = one.place === undefined ? undefined : blocks[one.place];
  if (!block || before.place !== one.place! - 1) return "\n\n";
  if (before.isKept && one.isKept) return block.gap;
  const isWide = (block.gap.match(/\r\n|\n|\r/g)?.length ?? 0) > 1;
  const wasBefore = blocks[before.place!]!.node;
  const isSameKind =
    wasBefore.type === before.node.type &&
    block.node.type === one.node.type &&
    [before, one].every(({ node }) => node.type.name !== "source");
  return isWide || isSameKind ? block.gap : "\n\n";
}

/** A block as it must be written after this one, so that the two don't become one. */
function besideOther(before: Written, one: Written): string {
  const isList = ({ node }: Written) => /_list$/.test(node.type.name);
  if (!isList(before)) return one.text;
  if (isList(one) && before.node.type === one.node.type) {
    const sign = signOf(before.text);
    if (sign !== signOf(one.text)) return one.text;
    return blockText(one.node, OTHER_SIGN[sign] ?? { bullet: "*" });
  }
  // With spaces at its beginning it would belong to the list.
  return /^[ \t]/.test(one.text) && one.node.type.name !== "source" ? blockText(one.node) : one.text;
}

const OTHER_SIGN: Record<string, NonNullable<Parameters<typeof blockText>[1]>> = {
  "-": { bullet: "*" },
  "*": { bullet: "-" },
  "+": { bullet: "-" },
  ".": { bulletOrdered: ")" },
  ")": { bulletOrdered: "." },
};

function signOf(list: string): string {
  return /^\s*(?:([-*+])|\d+([.)]))/.exec(list)?.slice(1).find(Boolean) ?? "";
}

function inLines(text: string, lineEnd: string): string {
  return lineEnd === "\n" ? text : text.replaceAll(/\r\n|\n/g, lineEnd);
}
