import { CalendarDays } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./date-field.module.css";
import { Field } from "./fields.tsx";
import { type DateKind, readWrittenDate, writtenDate } from "./written-date.ts";

interface DateFieldProps {
  label: string;
  /** "2026-11-28T16:00" or "2026-11-28", or what was typed and is no date. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  isRequired?: boolean;
  /** E.g. while it is being saved. */
  isReadOnly?: boolean;
  kind: DateKind;
}

/**
 * A date as staff write it, typed or taken from the browser's calendar. The browser's own field would write it in the
 * browser's language, which need not be the office's.
 */
export function DateField({ label, value, onChange, kind, isReadOnly = false, ...around }: DateFieldProps) {
  const words = useOfficeText("office");
  /** While it is typed it stands as it is typed. */
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    setTyped(text);
    onChange(readWrittenDate(text, kind) ?? text.trim());
  };
  const isDate = readWrittenDate(value, kind) !== undefined;
  return (
    <Field label={label} {...around}>
      {(named) => (
        <div className={styles.date}>
          <input
            className="input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            readOnly={isReadOnly}
            placeholder={kind === "minute" ? words.minuteForm : words.dayForm}
            {...named}
            value={typed ?? writtenDate(value, kind)}
            onChange={(event) => take(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
          <button
            type="button"
            className={styles.open}
            aria-label={words.calendar}
            aria-describedby={`${named.id}-label`}
            title={words.calendar}
            onClick={() => !isReadOnly && openPicker(picker.current)}
          >
            <CalendarDays className="icon" aria-hidden />
          </button>
          <input
            ref={picker}
            className={styles.picker}
            type={kind === "minute" ? "datetime-local" : "date"}
            tabIndex={-1}
            aria-hidden="true"
            value={isDate ? value.slice(0, kind === "minute" ? 16 : 10) : ""}
            onChange={(event) => {
              setTyped(undefined);
              onChange(event.target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** Where a browser has no way to open its calendar from outside, its own field is at least reached. */
function openPicker(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch {
    input?.focus();
  }
}
