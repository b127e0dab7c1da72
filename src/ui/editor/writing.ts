import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState, Plugin, Selection } from "prosemirror-state";
import { Decoration, DecorationSet, EditorView } from "prosemirror-view";
import { type BlockWords, blockViews } from "./block-views.ts";
import { editingKeys } from "./editing-keys.ts";
import type { OpenedText } from "./open-text.ts";
import { pasting } from "./paste.ts";
import { schema } from "./schema.ts";
import { type CursorState, cursorState, isSameCursor } from "./text-state.ts";
import { typingRules } from "./typing-rules.ts";
import { writeText } from "./write-text.ts";

/** Typing rests when no key came for so long; writing a long text down takes a phone some milliseconds. */
const REST_MS = 300;
/** Whoever never rests loses no more than so much where the page dies. */
const MOST_UNWRITTEN_MS = 1000;

export interface WritingOptions {
  opened: OpenedText;
  words: BlockWords;
  isReadOnly: boolean;
  /** In the empty paragraph where the cursor is. */
  placeholder: string;
  isBlockLink: (href: string) => boolean;
  /**
   * The text as Markdown, once typing rests.
   * @param isNeeded by whoever hears of the same key after the editor: before this returns
   */
  onText: (text: string, isNeeded: boolean) => void;
  onCursor: (cursor: CursorState) => void;
  /** "/" was typed in an empty paragraph. */
  onSlash: () => void;
  onLinkKey: () => unknown;
  onFiles: (files: File[], at: number) => void;
  onAddPictures: (at: number) => void;
  onCardPlace: (place: HTMLElement, href: string) => () => void;
  onLeftOut: (pictures: number) => void;
}

export interface Writing {
  view: EditorView;
  /** Hands over what was typed since the last rest. */
  flush: () => void;
  close: () => void;
}

/** Opens the editor in an element of the page. */
export function openWriting(
  place: HTMLElement,
  attributes: Record<string, string>,
  options: WritingOptions,
): Writing {
  const { opened, isReadOnly, onText, onCursor } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first key came of what was not handed over yet. */
  let since: number | undefined;
  let written = opened.doc;
  let cursor: CursorState | undefined;
  const flush = (isNeeded = false) => {
    clearTimeout(timer);
    since = undefined;
    if (view.state.doc === written) return;
    written = view.state.doc;
    onText(writeText(opened, written), isNeeded);
  };
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: opened.doc, plugins: plugins(options) }),
      attributes,
      editable: () => !isReadOnly,
      nodeViews: blockViews(options),
      scrollMargin: { top: 90, bottom: 130, left: 0, right: 0 },
      scrollThreshold: { top: 70, bottom: 110, left: 0, right: 0 },
      handleDOMEvents: {
        blur: () => flush(),
        // Before the page's own Ctrl+S is heard.
        keydown: (_, event) => {
          if ((event.ctrlKey || event.metaKey) && event.code === "KeyS") flush(true);
          return false;
        },
      },
      dispatchTransaction(change) {
        view.updateState(view.state.apply(change));
        const now = cursorState(view.state);
        if (!cursor || !isSameCursor(cursor, now)) onCursor(now);
        cursor = now;
        if (!change.docChanged) return;
        clearTimeout(timer);
        // The form knows from the first key that there is something to ask about and to keep.
        if (written === opened.doc) return flush();
        since ??= performance.now();
        const left = since + MOST_UNWRITTEN_MS - performance.now();
        timer = setTimeout(() => flush(), Math.min(REST_MS, left));
      },
    },
  );
  onCursor(cursorState(view.state));
  return {
    view,
    flush: () => flush(),
    close: () => {
      flush();
      view.destroy();
    },
  };
}

function plugins(options: WritingOptions): Plugin[] {
  const { onLinkKey } = options;
  return [
    typingRules(),
    slashKey(options.onSlash),
    keymap({
      "Mod-k": () => {
        onLinkKey();
        return true;
      },
    }),
    ...editingKeys(),
    pasting(options),
    history(),
    dropCursor({ width: 3, class: "drop-cursor" }),
    gapCursor(),
    lastLine(),
    hintInEmptyLine(options.placeholder),
  ];
}

/** The sign that opens the list of blocks stays in the text until one is chosen. */
function slashKey(onSlash: () => void): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const { $from } = view.state.selection;
        const isEmpty = $from.parent.type === schema.nodes.paragraph && $from.parent.content.size === 0;
        if (text !== "/" || view.composing || !isEmpty) return false;
        view.dispatch(view.state.tr.insertText("/", from, to));
        onSlash();
        return true;
      },
    },
  });
}

function hintInEmptyLine(placeholder: string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc, selection: { $from, empty } }) {
        const isOpen = empty && $from.depth === 1 && $from.parent.type === schema.nodes.paragraph;
        if (!isOpen || $from.parent.content.size > 0) return null;
        const hint = Decoration.node($from.before(), $from.after(), { "data-hint": placeholder });
        return DecorationSet.create(doc, [hint]);
      },
    },
  });
}

/** After a picture or a card at the end there is always a line to write on; empty, it is not part of the text. */
function lastLine(): Plugin {
  return new Plugin({
    appendTransaction(changes, _, state) {
      if (!changes.some(({ docChanged }) => docChanged)) return null;
      const last = state.doc.lastChild;
      if (!last || (last.isTextblock && last.type !== schema.nodes.source)) return null;
      if (/list$|blockquote/.test(last.type.name)) return null;
      return state.tr
        .insert(state.doc.content.size, schema.nodes.paragraph.create())
        .setMeta("addToHistory", false);
    },
    props: {
      handleClick(view, _, event) {
        const { lastChild } = view.state.doc;
        const bottom = view.dom.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        if (event.target !== view.dom || event.clientY < bottom || lastChild?.type === schema.nodes.paragraph)
          return false;
        const change = view.state.tr.insert(view.state.doc.content.size, schema.nodes.paragraph.create());
        view.dispatch(change.setSelection(Selection.atEnd(change.doc)));
        return true;
      },
    },
  });
}
