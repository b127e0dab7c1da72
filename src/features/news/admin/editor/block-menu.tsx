import {
  Film,
  GalleryHorizontal,
  ImagePlus,
  type LucideIcon,
  Minus,
  Quote,
  Search,
  Shirt,
  Swords,
  Table2,
} from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { ActionName } from "#src/ui/editor/editing-keys.ts";
import styles from "./block-menu.module.css";
import { useFoundCards } from "./use-found-cards.ts";
import type { Caret } from "./use-writing.ts";

/** What somebody chose to insert. */
export type ChosenBlock =
  | { kind: "picture" | "gallery" | "embed" }
  | { kind: "action"; action: ActionName }
  | { kind: "card"; href: string; text: string };

interface Line {
  key: string;
  name: string;
  hint: string;
  icon: LucideIcon;
  /** Absent: its names are to be typed first. */
  block?: ChosenBlock;
  /** What is typed in its place. */
  search?: string;
}

export interface BlockMenuProps {
  place: Caret;
  onChoose: (block: ChosenBlock) => void;
  /**
   * @param left what was typed and led to nothing
   * @param isElsewhere whether the focus has gone to something else of the page already
   */
  onClose: (left: string, isElsewhere: boolean) => void;
}

/** The list of what can be inserted; typing finds blocks, matches and players by name. */
export function BlockMenu({ place, onChoose, onClose }: BlockMenuProps) {
  const words = useOfficeText("editor");
  const id = useId();
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState(0);
  const [only, setOnly] = useState<"match" | "player">();
  const lines = useLines(text, only);
  const chosen = Math.min(wanted, Math.max(0, lines.length - 1));
  const take = (line: Line | undefined) => {
    if (line?.block) onChoose(line.block);
    else if (line) setOnly(line.key as "match" | "player");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are put together the keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isLeft = event.key === "Escape" || (event.key === "Backspace" && text === "");
    if (step) setWanted((chosen + step + lines.length) % Math.max(1, lines.length));
    else if (event.key === "Enter") take(lines[chosen]);
    else if (isLeft) onClose(text, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (typed: string) => {
    setText(typed);
    setWanted(0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left what is in it.
    <div
      className={styles.menu}
      style={{ "--top": `${place.top}px`, "--left": `${place.left}px` } as React.CSSProperties}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose(text, relatedTarget !== null);
      }}
    >
      <SearchBox
        id={id}
        placeholder={only ? words.blocks[only].hint : words.search}
        text={text}
        onText={look}
        onKeyDown={onKeyDown}
        chosen={lines[chosen] && `${id}-${chosen}`}
      />
      <Lines id={id} lines={lines} chosen={chosen} onPoint={setWanted} onTake={take} />
      {lines.length === 0 && <p className={styles.none}>{words.noneFound}</p>}
    </div>
  );
}

interface SearchBoxProps {
  /** Of the list below it. */
  id: string;
  placeholder: string;
  text: string;
  onText: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The id of the chosen line. */
  chosen: string | undefined;
}

function SearchBox({ id, placeholder, text, onText, onKeyDown, chosen }: SearchBoxProps) {
  const words = useOfficeText("editor");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    // The list may open below the edge of the screen.
    input.current?.closest(`.${styles.menu}`)?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <label className={styles.search}>
      <Search className="icon" aria-hidden />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={chosen !== undefined}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen}
        aria-label={words.search}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

interface LinesProps {
  id: string;
  lines: Line[];
  chosen: number;
  onPoint: (index: number) => void;
  onTake: (line: Line) => void;
}

function Lines({ id, lines, chosen, onPoint, onTake }: LinesProps) {
  const words = useOfficeText("editor");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={words.insert} ref={list}>
      {lines.map((line, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above it.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the chosen one.
        <div
          key={line.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onPointerMove={() => onPoint(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(line)}
        >
          <line.icon className="icon" aria-hidden />
          <b>{line.name}</b>
          <small>{line.hint}</small>
        </div>
      ))}
    </div>
  );
}

/** The blocks whose names hold what was typed, and the matches and players that are called so. */
function useLines(text: string, only: "match" | "player" | undefined): Line[] {
  const words = useOfficeText("editor");
  const language = useLanguage();
  const found = useFoundCards(text);
  const { blocks } = words;
  const all: Line[] = [
    { key: "match", icon: Swords, ...blocks.match },
    { key: "picture", icon: ImagePlus, ...blocks.picture, block: { kind: "picture" } },
    { key: "gallery", icon: GalleryHorizontal, ...blocks.gallery, block: { kind: "gallery" } },
    { key: "player", icon: Shirt, ...blocks.player },
    {
      key: "table",
      icon: Table2,
      ...blocks.table,
      block: { kind: "card", href: localPath(language, "/table"), text: blocks.table.name },
    },
    { key: "video", icon: Film, ...blocks.video, block: { kind: "embed" } },
    { key: "quote", icon: Quote, ...blocks.quote, block: { kind: "action", action: "quote" } },
    { key: "rule", icon: Minus, ...blocks.rule, block: { kind: "action", action: "rule" } },
  ];
  const typed = text.trim().toLocaleLowerCase();
  const names = found
    .filter(({ kind }) => !only || kind === only)
    .map(
      ({ kind, title, detail, href }): Line => ({
        key: href,
        icon: kind === "match" ? Swords : Shirt,
        name: title,
        hint: detail,
        block: { kind: "card", href, text: title },
      }),
    );
  const shown = only ? [] : all.filter(({ name }) => name.toLocaleLowerCase().includes(typed));
  return [...shown, ...names];
}
