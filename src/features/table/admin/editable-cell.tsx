import { type KeyboardEvent, useRef, useState } from "react";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./editable-cell.module.css";
import { useHold } from "./use-hold.ts";

interface EditableCellProps {
  value: string;
  label: string;
  /** Marks a value that differs from the saved one. */
  isChanged: boolean;
  shown?: React.ReactNode;
  lang?: string;
  className?: string;
  inputMode?: "numeric" | "text";
  /** A sentence when the text is refused; the cell then stays open. */
  onSave: (text: string) => string | undefined;
}

/**
 * A cell that opens for typing. Tab keeps and opens the next cell, Enter the one below; arrows up and down keep and
 * go there, Escape drops.
 */
export function EditableCell(props: EditableCellProps) {
  const colon = useColon();
  const { value, label, isChanged, shown, lang, className = "" } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OpenCell {...props} onClose={() => setIsOpen(false)} />;
  return (
    <button
      type="button"
      className={`${styles.cell} ${className}`}
      lang={lang}
      data-cell
      data-changed={isChanged || undefined}
      aria-label={`${label}${colon}${value}`}
      onClick={() => setIsOpen(true)}
    >
      {shown ?? value}
    </button>
  );
}

function OpenCell(props: EditableCellProps & { onClose: () => void }) {
  const { value, label, lang, className = "", inputMode = "text", onSave, onClose } = props;
  useHold();
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<string>();
  const isClosed = useRef(false);
  const close = () => {
    // What is taken out of the page loses the focus, and would be kept then.
    isClosed.current = true;
    onClose();
  };
  const keep = (): boolean => {
    if (isClosed.current) return true;
    const refused = text === value ? undefined : onSave(text);
    if (refused) setFault(refused);
    else close();
    return !refused;
  };
  return (
    <span className={styles.frame}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opened because somebody pressed the cell.
        autoFocus
        className={`${styles.cell} ${styles.open} ${className}`}
        data-cell
        lang={lang}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        inputMode={inputMode}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setFault(undefined);
          setText(event.target.value);
        }}
        onBlur={() => keep()}
        onKeyDown={(event) => followKey(event, keep, close)}
      />
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}

function followKey(event: KeyboardEvent<HTMLInputElement>, keep: () => boolean, drop: () => void): void {
  const input = event.currentTarget;
  const move = { Enter: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (event.key === "Escape") {
    event.preventDefault();
    const cell = cellAt(input, 0);
    drop();
    focusLater(cell);
  } else if (event.key === "Tab") {
    const next = cellBeside(input, event.shiftKey ? -1 : 1);
    // From the last cell the focus goes on to what follows the table.
    if (!keep()) event.preventDefault();
    else if (next) {
      event.preventDefault();
      openLater(next);
    }
  } else if (move !== undefined) {
    event.preventDefault();
    const next = cellAt(input, move);
    const own = cellAt(input, 0);
    if (!keep()) return;
    if (event.key === "Enter" && next) openLater(next);
    else focusLater(next ?? own);
  }
}

/** The cell so many further on, from row to row. */
function cellBeside(input: HTMLElement, steps: number): HTMLElement | null {
  const cells = [...(input.closest("table")?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
  return cells[cells.indexOf(input) + steps] ?? null;
}

/** Opens a cell once React has drawn the rows anew: a figure may have moved them. */
function openLater(cell: HTMLElement | null): void {
  requestAnimationFrame(() =>
    (cell?.matches("[data-cell]") ? cell : cell?.querySelector<HTMLElement>("[data-cell]"))?.click(),
  );
}

/** The table cell in the same column, so many rows away. */
function cellAt(input: HTMLElement, rows: number): HTMLElement | null {
  const cell = input.closest("td");
  const row = cell?.parentElement;
  const other = rows === 0 ? row : rows > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  return (other?.children[(cell as HTMLTableCellElement)?.cellIndex ?? 0] as HTMLElement | undefined) ?? null;
}

/** After React has put the button back into its place. */
function focusLater(cell: HTMLElement | null): void {
  requestAnimationFrame(() => cell?.querySelector<HTMLElement>("button")?.focus());
}
