import { useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Pairs } from "#src/records/record.ts";
import { Button } from "./button.tsx";
import { type Conflict, choicesIn } from "./conflict.ts";
import styles from "./conflict-dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { MarkedText } from "./marked-text.tsx";
import { plainValue } from "./plain-value.ts";

interface ConflictDialogProps<Values> {
  conflict: Conflict & { resolve: (chosen: Partial<Values>) => void; close: () => void };
  /** The fields of the form that can differ, each with its name on the screen. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** Of these fields two are one choice. */
  pairs?: Pairs | undefined;
  /** How a value is shown, where that is not its plain text. */
  show?: (field: keyof Values & string, value: unknown) => string | undefined;
  /** The server's value of a field in the form's shape, where the form holds it differently. */
  toForm?: (field: keyof Values & string, value: unknown) => unknown;
  /** Leaves the record as somebody else saved it. */
  onKeepSaved: () => void;
}

/** Two versions of one record side by side, with a choice for each field, or pair of fields, that differs. */
export function ConflictDialog<Values>({
  conflict,
  labels,
  pairs,
  show,
  toForm = (_, value) => value,
  onKeepSaved,
}: ConflictDialogProps<Values>) {
  const words = useOfficeText("office");
  const { yours, theirs } = conflict;
  const names = Object.keys(labels) as (keyof Values & string)[];
  const { choices, isMine, choose } = useMergeChoices(conflict, names, pairs);
  const shown = (row: Record<string, unknown>) => (name: keyof Values & string) =>
    show?.(name, row[name]) ?? plainValue(row[name], words);
  const save = () => {
    const taken = choices.flatMap((chosen) => (isMine(chosen) ? [] : chosen));
    conflict.resolve(
      Object.fromEntries(taken.map((name) => [name, toForm(name, theirs[name])])) as Partial<Values>,
    );
  };
  const whose = { yours: words.yours, theirs: words.theirs(conflict.by ?? words.someone) };
  return (
    <Dialog
      title={words.conflict}
      lead={words.conflictHint}
      widthPx={1100}
      onClose={conflict.close}
      footer={
        <>
          <span className="keep-left">{words.sameFields(names.length - choices.flat().length)}</span>
          <Button isLine onClick={onKeepSaved}>
            {words.keepSaved}
          </Button>
          <Button onClick={save}>{words.saveMix}</Button>
        </>
      }
    >
      <div className={styles.versions}>
        <div className={styles.heads} aria-hidden="true">
          <b>{whose.yours}</b>
          <b>{whose.theirs}</b>
        </div>
        {choices.map((chosen) => (
          <fieldset key={chosen[0]}>
            <legend>{chosen.map((name) => labels[name]).join(", ")}</legend>
            <Versions
              name={`conflict-${chosen[0]}`}
              whose={whose}
              yours={inOne(chosen.map(shown(yours)), words.empty)}
              theirs={inOne(chosen.map(shown(theirs)), words.empty)}
              isMine={isMine(chosen)}
              onChoose={(isMine) => choose(chosen, isMine)}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

/** A value, or those of a pair, e.g. "2:1". */
function inOne(values: (string | undefined)[], empty: string): string {
  return values.some(Boolean) ? values.map((value) => value ?? empty).join(":") : empty;
}

/** What differs, a field or a pair at a time, and of each whether the typist's version is taken. */
function useMergeChoices<Name extends string>(conflict: Conflict, names: Name[], pairs: Pairs | undefined) {
  const choices = choicesIn(conflict, names, pairs);
  const [mine, setMine] = useState(
    () => new Set(choices.filter(({ isMine }) => isMine).map(({ names }) => names[0])),
  );
  return {
    choices: choices.map(({ names }) => names),
    isMine: ([first]: Name[]) => mine.has(first),
    choose: ([first]: Name[], isMine: boolean) =>
      setMine((before) => {
        const next = new Set(before);
        if (isMine) next.add(first);
        else next.delete(first);
        return next;
      }),
  };
}

interface VersionsProps {
  /** Of the two radio buttons. */
  name: string;
  /** What the two versions are called. */
  whose: { yours: string; theirs: string };
  yours: string;
  theirs: string;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

/** The two versions of one field, with the differing words marked. */
function Versions({ name, whose, yours, theirs, isMine, onChoose }: VersionsProps) {
  return [true, false].map((isYours) => (
    <label
      key={String(isYours)}
      className={isMine === isYours ? `${styles.option} ${styles.chosen}` : styles.option}
    >
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={isMine === isYours}
        onChange={() => onChoose(isYours)}
      />
      <span className={styles.whose}>{isYours ? whose.yours : whose.theirs} </span>
      <i className={styles.tick} aria-hidden="true" />
      <span className={styles.text}>
        <MarkedText text={isYours ? yours : theirs} other={isYours ? theirs : yours} />
      </span>
    </label>
  ));
}
