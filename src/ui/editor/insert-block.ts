import type { Node } from "prosemirror-model";
import { Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type Picture, schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Puts a block after the one in which the cursor is, or in the place of an empty line; the cursor comes after it. */
export function insertBlock(view: EditorView, block: Node): void {
  const { tr, selection } = view.state;
  const { $from } = selection;
  const around = $from.depth > 0 ? $from.node(1) : null;
  const isEmpty = around?.type === nodes.paragraph && around.content.size === 0;
  const from = !around ? selection.to : isEmpty ? $from.before(1) : $from.after(1);
  tr.replaceWith(from, isEmpty ? $from.after(1) : from, block);
  cursorAfter(tr, from + block.nodeSize);
  view.dispatch(tr.scrollIntoView());
}

function cursorAfter(tr: Transaction, at: number): void {
  if (!tr.doc.nodeAt(at)?.isTextblock) tr.insert(at, nodes.paragraph.create());
  tr.setSelection(Selection.near(tr.doc.resolve(at), 1));
}

/** One picture is a figure, several are a gallery. */
export function insertPictures(view: EditorView, pictures: Picture[]): void {
  const [first] = pictures;
  if (!first) return;
  insertBlock(
    view,
    pictures.length > 1 ? nodes.gallery.create({ pictures }) : nodes.figure.create({ ...first }),
  );
}

/** More pictures for the gallery at this place. */
export function addToGallery(view: EditorView, at: number, pictures: Picture[]): void {
  const node = view.state.doc.nodeAt(at);
  if (node?.type === nodes.gallery) {
    const attrs = { ...node.attrs, pictures: [...node.attrs.pictures, ...pictures] };
    view.dispatch(view.state.tr.setNodeMarkup(at, null, attrs));
  } else insertPictures(view, pictures);
}

export function insertEmbed(view: EditorView, href: string, text = ""): void {
  insertBlock(view, nodes.embed.create({ href, text }));
}

/**
 * Makes words a link, changes where they lead, or makes them plain; without words the address itself is written.
 * The cursor comes after it, so that what is typed next does not take its place.
 */
export function setLink(view: EditorView, { from, to }: { from: number; to: number }, href: string): void {
  const { tr } = view.state;
  if (from === to && href) {
    view.dispatch(tr.insert(from, schema.text(href, [marks.link.create({ href })])).scrollIntoView());
    return;
  }
  tr.removeMark(from, to, marks.link);
  if (href) tr.addMark(from, to, marks.link.create({ href }));
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(to), -1)).scrollIntoView());
}

/** Takes away the sign that opened the list of blocks, or writes what was looked for after it. */
export function finishSlash(view: EditorView, left: string | null): void {
  const { tr, selection } = view.state;
  const { $from } = selection;
  if ($from.parent.textContent !== "/") return;
  if (left === null) view.dispatch(tr.delete($from.start(), $from.end()));
  else if (left) view.dispatch(tr.insertText(left));
}
