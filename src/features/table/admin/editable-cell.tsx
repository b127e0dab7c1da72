import { type KeyboardEvent, useRef, useState } from "react";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./editable-cell.module.css";

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

/** A cell that opens for typing: Enter and Tab keep, Escape drops; arrows up and down go to the next row. */
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
  const move = { Enter: 0, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (event.key === "Escape") {
    event.preventDefault();
    const cell = cellAt(input, 0);
    drop();
    focusLater(cell);
  } else if (event.key === "Tab") {
    if (!keep()) event.preventDefault();
  } else if (move !== undefined) {
    event.preventDefault();
    const next = cellAt(input, move) ?? cellAt(input, 0);
    if (keep()) focusLater(next);
  }
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
