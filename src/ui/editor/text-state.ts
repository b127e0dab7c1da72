import { redoDepth, undoDepth } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type EditorState, NodeSelection } from "prosemirror-state";
import type { ActionName } from "./editing-keys.ts";
import { schema } from "./schema.ts";

/** Where the cursor is: what the tools show as pressed, and what can't be done. */
export interface CursorState {
  pressed: readonly (ActionName | "link")[];
  canUndo: boolean;
  canRedo: boolean;
}

export function cursorState(state: EditorState): CursorState {
  const { $from, from, to, empty } = state.selection;
  const { strong, em, link } = schema.marks;
  const stored = state.storedMarks ?? $from.marks();
  const has = (mark: typeof strong) =>
    empty ? mark.isInSet(stored) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const pressed: (ActionName | "link")[] = [];
  if (has(strong)) pressed.push("bold");
  if (has(em)) pressed.push("italic");
  if (has(link)) pressed.push("link");
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth);
    if (type.name === "heading") pressed.push(attrs.level <= 2 ? "heading" : "subheading");
    if (type.name === "bullet_list") pressed.push("list");
    if (type.name === "ordered_list") pressed.push("numbered");
    if (type.name === "blockquote") pressed.push("quote");
  }
  return { pressed, canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 };
}

export function isSameCursor(one: CursorState, other: CursorState): boolean {
  return (
    one.canUndo === other.canUndo &&
    one.canRedo === other.canRedo &&
    one.pressed.join() === other.pressed.join()
  );
}

/** Words of blocks by the block, which is never changed, only replaced. */
const counted = new WeakMap<Node, number>();

/** How many words a text has; letters, digits and what joins them, in any script. */
export function countWords(doc: Node): number {
  return doc.children.reduce((sum, block) => {
    const known = counted.get(block);
    if (known !== undefined) return sum + known;
    const text = block.textBetween(0, block.content.size, " ", " ");
    const words = text.match(/[\p{L}\p{M}\p{N}]+(?:[-–'’՛՜՞.:,/][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
    counted.set(block, words);
    return sum + words;
  }, 0);
}

/** The link at the cursor, whole, or what is chosen. */
export function linkAt(state: EditorState): { from: number; to: number; href: string; text: string } {
  const { selection, doc } = state;
  const { from, to, empty, $from } = selection;
  const text = doc.textBetween(from, to, " ");
  if (!empty && !(selection instanceof NodeSelection)) {
    const mark = doc.nodeAt(from)?.marks.find(({ type }) => type === schema.marks.link);
    return { from, to, href: mark?.attrs.href ?? "", text };
  }
  const mark = $from.marks().find(({ type }) => type === schema.marks.link);
  if (!mark) return { from, to, href: "", text };
  let [start, end] = [$from.parentOffset, $from.parentOffset];
  $from.parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return;
    if (offset <= $from.parentOffset) start = Math.min(start, offset);
    if (offset + node.nodeSize >= $from.parentOffset) end = Math.max(end, offset + node.nodeSize);
  });
  const base = $from.start();
  return {
    from: base + start,
    to: base + end,
    href: mark.attrs.href,
    text: doc.textBetween(base + start, base + end, " "),
  };
}
