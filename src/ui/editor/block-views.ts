import type { Node as DocumentNode } from "prosemirror-model";
import { NodeSelection, TextSelection } from "prosemirror-state";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import { element } from "./element.ts";
import { type Picture, schema } from "./schema.ts";

/** What the blocks of the editor say. */
export interface BlockWords {
  caption: string;
  alt: string;
  removePicture: string;
  addPictures: string;
  removeBlock: string;
  /** Above a block that is shown as its source. */
  asWritten: string;
  /** What a paragraph of one link becomes, e.g. "Match" or "Telegram". */
  kindOf: (href: string) => string;
}

interface ViewOptions {
  words: BlockWords;
  /** Somebody wants more pictures in the gallery at this place of the text. */
  onAddPictures: (at: number) => void;
  /**
   * A link with a look of its own has this place for what stands there on the site.
   * @returns told when the place goes
   */
  onCardPlace: (place: HTMLElement, href: string) => () => void;
}

/** How figures, galleries, links with a look of their own and sources stand in the editor. */
export function blockViews({
  words,
  onAddPictures,
  onCardPlace,
}: ViewOptions): Record<string, NodeViewConstructor> {
  return {
    figure: (node, view, place) => new FigureView(node, view, place, words),
    gallery: (node, view, place) => new GalleryView(node, view, place, words, onAddPictures),
    embed: (node, view, place) => new EmbedView(node, view, place, words, onCardPlace),
    source: (_, __, ___) => new SourceView(words),
  };
}

type Place = () => number | undefined;

/** Replaces what a block holds; a block that was chosen stays so. */
function change(view: EditorView, place: Place, attrs: Record<string, unknown>): void {
  const at = place();
  const node = at === undefined ? null : view.state.doc.nodeAt(at);
  if (at === undefined || !node) return;
  const isChosen = view.state.selection instanceof NodeSelection && view.state.selection.from === at;
  const change = view.state.tr.setNodeMarkup(at, null, { ...node.attrs, ...attrs });
  view.dispatch(isChosen ? change.setSelection(NodeSelection.create(change.doc, at)) : change);
}

function remove(view: EditorView, place: Place): void {
  const at = place();
  const node = at === undefined ? null : view.state.doc.nodeAt(at);
  if (at === undefined || !node) return;
  view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
  view.focus();
}

/** Keys and presses in a block's own fields are theirs. */
function isInField(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("input, button") !== null;
}

function button(label: string, act: () => void): HTMLButtonElement {
  return element("button", { type: "button", onclick: act }, label);
}

/** An element that the styles of the editor know by its part. */
function part<Name extends "div" | "figure">(
  name: Name,
  part: string,
  ...children: (globalThis.Node | string)[]
) {
  const made = element(name, {}, ...children);
  made.dataset.part = part;
  return made;
}

/** Leads on to the words after a block. */
function goOnAfter(view: EditorView, place: Place): void {
  const at = place();
  const node = at === undefined ? null : view.state.doc.nodeAt(at);
  if (at === undefined || !node) return;
  const after = at + node.nodeSize;
  const { tr } = view.state;
  if (!tr.doc.nodeAt(after)?.isTextblock) tr.insert(after, schema.nodes.paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  view.focus();
}

/** The caption and the description of a picture, as two lines to write in; Enter leads on from each. */
function pictureFields(
  words: BlockWords,
  onChange: (field: "caption" | "alt", text: string) => void,
  onLeave: () => void,
) {
  const field = (name: "caption" | "alt", next: () => void) => {
    const input = element("input", { type: "text", autocomplete: "off" });
    input.addEventListener("input", () => onChange(name, input.value));
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      next();
    });
    return { input, row: element("label", {}, words[name], input) };
  };
  const alt = field("alt", onLeave);
  const caption = field("caption", () => alt.input.focus());
  return {
    rows: [caption.row, alt.row],
    show: (picture: Picture) => {
      for (const [{ input }, value] of [
        [caption, picture.caption],
        [alt, picture.alt],
      ] as const)
        if (input.value !== value) input.value = value;
    },
  };
}

class FigureView implements NodeView {
  readonly dom: HTMLElement;
  readonly #picture = element("img", { draggable: false });
  readonly #fields: ReturnType<typeof pictureFields>;

  constructor(node: DocumentNode, view: EditorView, place: Place, words: BlockWords) {
    this.#fields = pictureFields(
      words,
      (field, text) => change(view, place, { [field]: text }),
      () => goOnAfter(view, place),
    );
    const away = button(words.removePicture, () => remove(view, place));
    this.dom = part("figure", "figure", this.#picture, ...this.#fields.rows, away);
    this.update(node);
  }

  update(node: DocumentNode): boolean {
    if (node.type.name !== "figure") return false;
    const picture = node.attrs as Picture;
    if (this.#picture.getAttribute("src") !== picture.src) this.#picture.src = picture.src;
    this.#picture.alt = picture.alt;
    this.#fields.show(picture);
    return true;
  }

  stopEvent = isInField;
  ignoreMutation = () => true;
}

class GalleryView implements NodeView {
  readonly dom: HTMLElement;
  readonly #list = part("div", "pictures");
  readonly #view: EditorView;
  readonly #place: Place;
  readonly #words: BlockWords;
  #pictures: Picture[] = [];

  constructor(
    node: DocumentNode,
    view: EditorView,
    place: Place,
    words: BlockWords,
    onAdd: (at: number) => void,
  ) {
    [this.#view, this.#place, this.#words] = [view, place, words];
    const add = button(words.addPictures, () => onAdd(place() ?? 0));
    const away = button(words.removeBlock, () => remove(view, place));
    const buttons = part("div", "blockButtons", add, away);
    this.dom = part("div", "gallery", this.#list, buttons);
    this.update(node);
  }

  update(node: DocumentNode): boolean {
    if (node.type.name !== "gallery") return false;
    const pictures = node.attrs.pictures as Picture[];
    const isSame = (one: Picture, index: number) => this.#pictures[index]?.src === one.src;
    const isTyped = pictures.length === this.#pictures.length && pictures.every(isSame);
    this.#pictures = pictures;
    // What is being typed stands in its field already.
    if (!isTyped) this.#list.replaceChildren(...pictures.map((picture, index) => this.#item(picture, index)));
    return true;
  }

  #item(picture: Picture, index: number): HTMLElement {
    const fields = pictureFields(
      this.#words,
      (field, text) => this.#change(this.#pictures.with(index, { ...this.#pictures[index]!, [field]: text })),
      () => goOnAfter(this.#view, this.#place),
    );
    fields.show(picture);
    const away = button(this.#words.removePicture, () => this.#change(this.#pictures.toSpliced(index, 1)));
    const shown = element("img", { src: picture.src, alt: picture.alt, draggable: false });
    return element("figure", {}, shown, ...fields.rows, away);
  }

  #change(pictures: Picture[]): void {
    if (pictures.length === 0) remove(this.#view, this.#place);
    else change(this.#view, this.#place, { pictures });
  }

  stopEvent = isInField;
  ignoreMutation = () => true;
}

class EmbedView implements NodeView {
  readonly dom: HTMLElement;
  readonly destroy: () => void;

  constructor(
    node: DocumentNode,
    view: EditorView,
    place: Place,
    words: BlockWords,
    onCardPlace: ViewOptions["onCardPlace"],
  ) {
    const { href, text } = node.attrs;
    const away = button(words.removeBlock, () => remove(view, place));
    const card = part("div", "card");
    this.dom = part(
      "div",
      "embed",
      element("b", {}, words.kindOf(href)),
      element("span", {}, text || href),
      away,
      card,
    );
    this.destroy = onCardPlace(card, href);
  }

  stopEvent = isInField;
  ignoreMutation = () => true;
}

class SourceView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM = element("pre", { spellcheck: false });

  constructor(words: BlockWords) {
    const note = element("small", { contentEditable: "false" }, words.asWritten);
    this.dom = part("div", "source", note, this.contentDOM);
  }
}
