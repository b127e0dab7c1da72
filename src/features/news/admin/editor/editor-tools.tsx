import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Plus,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { ActionName } from "#src/ui/editor/editing-keys.ts";
import type { CursorState } from "#src/ui/editor/text-state.ts";
import styles from "./editor-tools.module.css";

interface EditorToolsProps {
  /** The id of the text. */
  controls: string;
  cursor: CursorState;
  wordCount: number;
  isDisabled: boolean;
  /** Leads to the text's Markdown. */
  viewButton: ReactNode;
  onAct: (name: ActionName) => void;
  onLink: () => void;
  onPicture: () => void;
  onInsert: () => void;
  onDone: () => void;
}

interface Tool {
  name: string;
  icon: LucideIcon;
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  act: () => void;
}

/** The tools over the text, on a phone above its keyboard: one stop of Tab, arrows lead from one to the next. */
export function EditorTools(props: EditorToolsProps) {
  const words = useOfficeText("editor");
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const groups = useToolGroups(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const last = buttons.length - 1;
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    buttons[to]?.focus();
  };
  let index = -1;
  return (
    <div className={styles.tools} data-foot>
      {props.viewButton}
      <StyleChoice {...props} />
      <div
        className={styles.scroll}
        role="toolbar"
        tabIndex={-1}
        aria-label={words.toolbar}
        aria-controls={props.controls}
        ref={bar}
        onKeyDown={onKeyDown}
      >
        {groups.map((group) => (
          <div key={group[0]?.name} className={styles.group}>
            {group.map((tool) => {
              index += 1;
              const own = index;
              return (
                <ToolButton
                  key={tool.name}
                  tool={tool}
                  isCurrent={own === current}
                  onFocus={() => setCurrent(own)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <span className={styles.count}>{words.words(props.wordCount)}</span>
      <button type="button" className={styles.done} onClick={props.onDone}>
        {words.done}
      </button>
    </div>
  );
}

/** What the paragraph with the cursor is; a list of its own, where there is room for one. */
function StyleChoice({ cursor, isDisabled, onAct }: EditorToolsProps) {
  const words = useOfficeText("editor");
  const current = (["heading", "subheading"] as const).find((style) => cursor.pressed.includes(style));
  return (
    <select
      className={styles.style}
      aria-label={words.style}
      disabled={isDisabled}
      value={current ?? "paragraph"}
      onChange={({ target: { value } }) => {
        // The one that is there goes by its own action.
        const action = value === "paragraph" ? current : (value as "heading" | "subheading");
        if (action) onAct(action);
      }}
    >
      <option value="paragraph">{words.paragraph}</option>
      <option value="heading">{words.heading}</option>
      <option value="subheading">{words.subheading}</option>
    </select>
  );
}

function useToolGroups({
  cursor,
  isDisabled,
  onAct,
  onLink,
  onPicture,
  onInsert,
}: EditorToolsProps): Tool[][] {
  const words = useOfficeText("editor");
  const action = (name: Exclude<ActionName, "rule">, icon: LucideIcon, keys?: string): Tool => ({
    name: words[name],
    icon,
    isDisabled,
    isPressed: cursor.pressed.includes(name),
    ...(keys ? { keys } : {}),
    act: () => onAct(name),
  });
  const step = (name: "undo" | "redo", icon: LucideIcon, keys: string, can: boolean): Tool => ({
    name: words[name],
    icon,
    keys,
    isDisabled: isDisabled || !can,
    act: () => onAct(name),
  });
  return [
    [{ name: words.insert, icon: Plus, keys: "/", isDisabled, act: onInsert }],
    [
      action("bold", Bold, "Ctrl+B"),
      action("italic", Italic, "Ctrl+I"),
      {
        name: words.link,
        icon: Link2,
        keys: "Ctrl+K",
        isDisabled,
        isPressed: cursor.pressed.includes("link"),
        act: onLink,
      },
    ],
    [
      action("heading", Heading2, "Ctrl+Alt+2"),
      action("subheading", Heading3, "Ctrl+Alt+3"),
      action("quote", Quote, "Ctrl+Shift+9"),
      action("list", List, "Ctrl+Shift+8"),
      action("numbered", ListOrdered, "Ctrl+Shift+7"),
    ],
    [{ name: words.blocks.picture.name, icon: ImagePlus, isDisabled, act: onPicture }],
    [step("undo", Undo2, "Ctrl+Z", cursor.canUndo), step("redo", Redo2, "Ctrl+Shift+Z", cursor.canRedo)],
  ];
}

interface ToolButtonProps {
  tool: Tool;
  isCurrent: boolean;
  onFocus: () => void;
}

function ToolButton({ tool, isCurrent, onFocus }: ToolButtonProps) {
  const { name, icon: Icon, keys, isPressed, isDisabled, act } = tool;
  return (
    <button
      type="button"
      className="tool-button"
      tabIndex={isCurrent ? 0 : -1}
      title={keys ? `${name} (${keys})` : name}
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onFocus={onFocus}
      // The cursor stays in the text, and a phone keeps its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) act();
      }}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
