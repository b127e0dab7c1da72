import { useState } from "react";
import type { Conflict } from "./conflict.ts";
import { Dialog } from "./dialog.tsx";
import { MarkedText } from "./marked-text.tsx";
import { plainValue } from "./plain-value.ts";
import { useOfficeText } from "./use-office-text.ts";
import "./styles/conflict.css";

interface ConflictDialogProps<Values> {
  conflict: Conflict & { resolve: (chosen: Partial<Values>) => void; close: () => void };
  /** The fields of the form that can differ, each with its name on the screen. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** How a value is shown, where that is not its plain text. */
  show?: (field: keyof Values & string, value: unknown) => string;
  /** The server's value of a field in the form's shape, where the form holds it differently. */
  toForm?: (field: keyof Values & string, value: unknown) => unknown;
  /** Leaves the record as somebody else saved it. */
  onKeepSaved: () => void;
}

/** Two versions of one record side by side, with a choice for each field that differs. */
export function ConflictDialog<Values>({
  conflict,
  labels,
  show,
  toForm = (_, value) => value,
  onKeepSaved,
}: ConflictDialogProps<Values>) {
  const words = useOfficeText();
  const { base, yours, theirs, by } = conflict;
  const names = Object.keys(labels) as (keyof Values & string)[];
  const differing = names.filter(
    (name) => name in yours && JSON.stringify(yours[name] ?? null) !== JSON.stringify(theirs[name] ?? null),
  );
  // What only one of the two changed is that one's by default; what both changed stays the typist's.
  const [mine, setMine] = useState(
    () => new Set(differing.filter((name) => !base || !isSame(yours[name], base[name]))),
  );
  const choose = (name: keyof Values & string, isMine: boolean) =>
    setMine((before) => {
      const next = new Set(before);
      if (isMine) next.add(name);
      else next.delete(name);
      return next;
    });
  const text = (name: keyof Values & string, value: unknown) =>
    show?.(name, value) ?? plainValue(value, words) ?? words.empty;
  const save = () => {
    const taken = differing.filter((name) => !mine.has(name));
    conflict.resolve(
      Object.fromEntries(taken.map((name) => [name, toForm(name, theirs[name])])) as Partial<Values>,
    );
  };
  return (
    <Dialog
      title={words.conflict}
      lead={words.conflictHint}
      widthPx={1100}
      onClose={conflict.close}
      footer={
        <>
          <span className="sp">{words.sameFields(names.length - differing.length)}</span>
          <button type="button" className="button button-small line" onClick={onKeepSaved}>
            {words.keepSaved}
          </button>
          <button type="button" className="button button-small" onClick={save}>
            {words.saveMix}
          </button>
        </>
      }
    >
      <div className="cf">
        <div className="cf-h" aria-hidden="true">
          <b>{words.yours}</b>
          <b>{words.theirs(by ?? words.someone)}</b>
        </div>
        {differing.map((name) => (
          <fieldset key={name}>
            <legend>{labels[name]}</legend>
            {[true, false].map((isMine) => (
              <label key={String(isMine)} className={mine.has(name) === isMine ? "opt on" : "opt"}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`conflict-${name}`}
                  checked={mine.has(name) === isMine}
                  onChange={() => choose(name, isMine)}
                />
                <span className="whose">{isMine ? words.yours : words.theirs(by ?? words.someone)} </span>
                <i className="rd" aria-hidden="true" />
                <span className="tx">
                  <MarkedText
                    text={text(name, isMine ? yours[name] : theirs[name])}
                    other={text(name, isMine ? theirs[name] : yours[name])}
                  />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
