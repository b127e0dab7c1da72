import { type FormEvent, useState } from "react";
import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";

interface NumberFormProps {
  label: string;
  most: number;
  onNumber: (number: number) => void;
}

/** A number that is typed. */
export function NumberForm({ label, most, onNumber }: NumberFormProps) {
  const { words } = useConsole();
  const [text, setText] = useState("");
  const value = Number(text);
  const isGood = text !== "" && value <= most;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) onNumber(value);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <label>
        <span>{label}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: it was asked for, and the keyboard of the phone opens with it.
          autoFocus
          inputMode="numeric"
          maxLength={String(most).length}
          value={text}
          onChange={({ target }) => setText(target.value.replace(/\D/g, ""))}
        />
      </label>
      <button type="submit" className="button" disabled={!isGood}>
        {words.send}
      </button>
    </form>
  );
}
