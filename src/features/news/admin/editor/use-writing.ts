import type { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { holdBack } from "#src/features/office/held-back.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { BlockWords } from "#src/ui/editor/block-views.ts";
import { type CursorState, countWords } from "#src/ui/editor/text-state.ts";
import { openWriting, type Writing, type WritingOptions } from "#src/ui/editor/writing.ts";
import { blockLinkKind, isBlockLink } from "./block-link.ts";
import type { TextWritingProps } from "./text-writing.tsx";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

type Reactions = Pick<WritingOptions, "onSlash" | "onLinkKey" | "onFiles" | "onAddPictures" | "onCardPlace">;

/** The place on the screen where something is to open, in pixels from the frame's corner. */
export interface Caret {
  top: number;
  left: number;
}

/** Keeps the editor in its place of the page while its component lives. */
export function useWriting(props: TextWritingProps, reactions: Reactions) {
  const words = useOfficeText("editor");
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(undefined);
  const [cursor, setCursor] = useState<CursorState>({ pressed: [], canUndo: false, canRedo: false });
  const [wordCount, setWordCount] = useState(() => countWords(props.opened.doc));
  const latest = useRef({ props, reactions });
  latest.current = { props, reactions };
  useKeyboardHeight();
  const attributes = attributesOf(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once; another text is another component.
  useEffect(() => {
    const { opened: text, isReadOnly, isFocused } = props;
    const opened = openWriting(place.current!, attributes, {
      opened: text,
      isReadOnly,
      words: blockWords(words),
      placeholder: words.placeholder,
      isBlockLink,
      onText: (written, isNeeded) => {
        const tell = () => latest.current.props.onText(written);
        if (isNeeded) flushSync(tell);
        else tell();
        setWordCount(countWords(opened.view.state.doc));
      },
      onCursor: setCursor,
      onSlash: () => latest.current.reactions.onSlash(),
      // Browsers tell of a selection that keys made a moment after the key.
      onLinkKey: () => setTimeout(() => latest.current.reactions.onLinkKey()),
      onFiles: (files, at) => latest.current.reactions.onFiles(files, at),
      onAddPictures: (at) => latest.current.reactions.onAddPictures(at),
      onCardPlace: reactions.onCardPlace,
      onLeftOut: (pictures) => showToast({ text: words.leftOut(pictures) }),
    });
    writing.current = opened;
    if (isFocused) opened.view.focus();
    return whileOpen(opened);
  }, []);
  const named = JSON.stringify(attributes);
  useEffect(() => {
    writing.current?.view.setProps({ attributes: JSON.parse(named) });
  }, [named]);
  return {
    frame,
    place,
    cursor,
    wordCount,
    view: () => writing.current?.view,
    /** Hands over what was written, before this returns. */
    flush: () => flushSync(() => writing.current?.flush()),
    caret: () => caretIn(writing.current?.view, frame.current),
  };
}

/** Several, as the form keeps its draft at the last two, and may hear of them before the editor does. */
const LEAVING = ["beforeunload", "pagehide", "visibilitychange"];

/** Hands over what was typed before the page goes or sleeps; ends with the editor. */
function whileOpen(writing: Writing): () => void {
  const leave = () => flushSync(() => writing.flush());
  for (const event of LEAVING) addEventListener(event, leave, true);
  const forget = holdBack(() => writing.flush());
  return () => {
    forget();
    for (const event of LEAVING) removeEventListener(event, leave, true);
    writing.close();
  };
}

/** Below the cursor. */
function caretIn(view: EditorView | undefined, frame: HTMLElement | null): Caret {
  const box = frame?.getBoundingClientRect();
  if (!view || !box) return { top: 0, left: 0 };
  const { bottom, left } = view.coordsAtPos(view.state.selection.from);
  return { top: bottom - box.top + 8, left: Math.max(0, Math.min(left - box.left, box.width - 330)) };
}

function attributesOf({ lang, isReadOnly, named }: TextWritingProps): Record<string, string> {
  const given = Object.entries(named).map(([name, value]) => [name, String(value)]);
  return {
    role: "textbox",
    "aria-multiline": "true",
    ...(isReadOnly ? { "aria-readonly": "true" } : {}),
    lang,
    spellcheck: "true",
    ...Object.fromEntries(given),
  };
}

function blockWords(words: ReturnType<typeof useOfficeText<"editor">>): BlockWords {
  const { caption, alt, removePicture, addPictures, removeBlock, asWritten, kinds } = words;
  return {
    caption,
    alt,
    removePicture,
    addPictures,
    removeBlock,
    asWritten,
    kindOf: (href) => {
      const kind = blockLinkKind(href);
      return kind ? kinds[kind] : words.link;
    },
  };
}
