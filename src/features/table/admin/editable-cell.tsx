import { type KeyboardEvent, useState } from "react";

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
export function EditableCell({
  value,
  label,
  isChanged,
  shown,
  lang,
  className = "",
  inputMode = "text",
  onSave,
}: EditableCellProps) {
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<string>();
  const close = () => {
    setText(undefined);
    setFault(undefined);
  };
  const keep = (): boolean => {
    if (text === undefined) return true;
    const refused = text === value ? undefined : onSave(text);
    if (refused) {
      setFault(refused);
      return false;
    }
    close();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const move = { Enter: 0, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      const cell = cellAt(input, 0);
      close();
      focusLater(cell);
    } else if (event.key === "Tab") {
      if (!keep()) event.preventDefault();
    } else if (move !== undefined) {
      event.preventDefault();
      const next = cellAt(input, move) ?? cellAt(input, 0);
      if (keep()) focusLater(next);
    }
  };
  if (text === undefined) {
    return (
      <button
        type="button"
        className={`cell ${className}`}
        lang={lang}
        data-changed={isChanged || undefined}
        aria-label={`${label}: ${value}`}
        onClick={() => setText(value)}
      >
        {shown ?? value}
      </button>
    );
  }
  return (
    <span className="cell-e">
      <input
        // biome-ignore lint/a11y/noAutofocus: it opened because somebody pressed the cell.
        autoFocus
        className={`cell edit ${className}`}
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
        onKeyDown={onKeyDown}
      />
      {fault && (
        <span className="cell-f" role="alert">
          {fault}
        </span>
      )}
    </span>
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
  requestAnimationFrame(() => cell?.querySelector<HTMLElement>("button.cell")?.focus());
}
