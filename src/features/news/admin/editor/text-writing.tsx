import { Plus } from "lucide-react";
import type { EditorView } from "prosemirror-view";
import { lazy, Suspense, useRef, useState } from "react";
import type { Language } from "#src/i18n/languages.ts";
import { ACTIONS, type ActionName } from "#src/ui/editor/editing-keys.ts";
import { finishSlash, insertEmbed, insertPictures } from "#src/ui/editor/insert-block.ts";
import type { OpenedText } from "#src/ui/editor/open-text.ts";
import { linkAt } from "#src/ui/editor/text-state.ts";
import { AddressDialogs, type AskedAddress } from "./address-dialogs.tsx";
import type { TextViewProps } from "./article-editor.tsx";
import { BlockMenu, type BlockMenuProps, type ChosenBlock } from "./block-menu.tsx";
import { EditorTools } from "./editor-tools.tsx";
import styles from "./text-writing.module.css";
import { useAddPictures } from "./use-add-pictures.tsx";
import { type CardPlace, useCardPlaces } from "./use-card-places.ts";
import { useLinePlace } from "./use-line-place.ts";
import { useWriting } from "./use-writing.ts";

export interface TextWritingProps extends Omit<TextViewProps, "value" | "onChange"> {
  opened: OpenedText;
  onText: (text: string) => void;
}

/** Most texts have none. */
const CardsInText = lazy(() => import("./cards-in-text.tsx"));

/** What is open above the text. */
type Opened = { what: "blocks" } | { what: "picture" } | AskedAddress;

/** Most texts are written without a picture. */
const MediaPicker = lazy(() => import("#src/features/media/media-picker.tsx"));

/** The text, its tools, and what they open. */
export function TextWriting(props: TextWritingProps) {
  const { open, show, hide, close } = useOpened(() => writing.view());
  const pictures = useAddPictures(() => writing);
  const { places, onCardPlace } = useCardPlaces();
  const openLink = () => {
    const view = writing.view();
    if (view) show({ what: "link", at: linkAt(view.state) });
  };
  const writing = useWriting(props, {
    onSlash: () => show({ what: "blocks" }),
    onLinkKey: openLink,
    onFiles: (files) => pictures.add(files),
    onAddPictures: (at) => pictures.choose(at),
    onCardPlace,
  });
  const choose = (block: ChosenBlock) => {
    const view = writing.view();
    if (view) finishSlash(view, null);
    if (block.kind === "embed" || block.kind === "picture") return show({ what: block.kind });
    close();
    if (block.kind === "card" && view) insertEmbed(view, block.href, block.text);
    else if (block.kind === "action") act(view, block.action);
    else pictures.choose();
  };
  const leave: BlockMenuProps["onClose"] = (left, isElsewhere) => {
    const view = writing.view();
    if (view) finishSlash(view, left);
    if (isElsewhere) hide();
    else close();
  };
  return (
    <>
      <EditorTools
        controls={props.id}
        cursor={writing.cursor}
        wordCount={writing.wordCount}
        isDisabled={props.isReadOnly}
        viewButton={props.viewButton}
        onAct={(name) => act(writing.view(), name)}
        onLink={openLink}
        onPicture={() => show({ what: "picture" })}
        onInsert={() => show({ what: "blocks" })}
        onDone={() => writing.view()?.dom.blur()}
      />
      <div className={styles.writing} ref={writing.frame}>
        {pictures.status}
        {!props.isReadOnly && <LineButton writing={writing} onInsert={() => show({ what: "blocks" })} />}
        <div className={styles.text} id={props.id} ref={writing.place} />
        {pictures.input}
        <Cards places={places} language={props.lang} />
        {open && <Above open={open} writing={writing} lang={props.lang} {...{ choose, leave, close }} />}
      </div>
    </>
  );
}

/** What is open above the text; the focus goes back to the text when it closes. */
function useOpened(view: () => EditorView | undefined) {
  const [open, setOpen] = useState<Opened>();
  const giveBack = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => setOpen(undefined);
  return {
    open,
    show: (opened: Opened) => {
      // It has the focus now: a slow page would take it away again.
      clearTimeout(giveBack.current);
      setOpen(opened);
    },
    hide,
    close: () => {
      hide();
      view()?.focus();
      // A dialog gives the focus back by itself when it goes, after this, but not the cursor: keys would go nowhere.
      giveBack.current = setTimeout(() => view()?.focus());
    },
  };
}

function Cards(props: { places: readonly CardPlace[]; language: Language }) {
  if (props.places.length === 0) return null;
  return (
    <Suspense>
      <CardsInText {...props} />
    </Suspense>
  );
}

interface LineButtonProps {
  writing: ReturnType<typeof useWriting>;
  onInsert: () => void;
}

/** Beside the line with the cursor, for the mouse; the keyboard has "/" and the tools. */
function LineButton({ writing, onInsert }: LineButtonProps) {
  const top = useLinePlace(writing.view, writing.frame);
  if (top === undefined) return null;
  return (
    <button
      type="button"
      className={styles.line}
      style={{ top }}
      tabIndex={-1}
      aria-hidden="true"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onInsert}
    >
      <Plus className="icon" />
    </button>
  );
}

interface AboveProps {
  open: Opened;
  writing: ReturnType<typeof useWriting>;
  lang: Language;
  choose: (block: ChosenBlock) => void;
  leave: BlockMenuProps["onClose"];
  close: () => void;
}

/** What is open above the text. */
function Above({ open, writing, lang, choose, leave, close }: AboveProps) {
  if (open.what === "blocks") return <BlockMenu place={writing.caret()} onChoose={choose} onClose={leave} />;
  if (open.what !== "picture") return <AddressDialogs asked={open} view={writing.view()} onClose={close} />;
  return (
    <Suspense>
      <MediaPicker
        language={lang}
        onChoose={({ url, alt }) => {
          close();
          insertPicture(writing.view(), url, alt);
        }}
        onClose={close}
      />
    </Suspense>
  );
}

function act(view: EditorView | undefined, name: ActionName): void {
  if (!view) return;
  ACTIONS[name](view.state, view.dispatch);
  view.focus();
}

function insertPicture(view: EditorView | undefined, src: string, alt: string): void {
  if (view) insertPictures(view, [{ src, alt, caption: "" }]);
}
