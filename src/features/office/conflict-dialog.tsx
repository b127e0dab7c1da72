import { useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import { type Conflict, isSame } from "./conflict.ts";
import styles from "./conflict-dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { MarkedText } from "./marked-text.tsx";
import { plainValue } from "./plain-value.ts";

interface ConflictDialogProps<Values> {
  conflict: Conflict & { resolve: (chosen: Partial<Values>) => void; close: () => void };
  /** The fields of the form that can differ, each with its name on the screen. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** How a value is shown, where that is not its plain text. */
  show?: (field: keyof Values & string, value: unknown) => string | undefined;
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
  const words = useOfficeText("office");
  const { yours, theirs } = conflict;
  const names = Object.keys(labels) as (keyof Values & string)[];
  const { differing, isMine, choose } = useMergeChoices(conflict, names);
  const text = (name: keyof Values & string, value: unknown) =>
    show?.(name, value) ?? plainValue(value, words) ?? words.empty;
  const save = () => {
    const taken = differing.filter((name) => !isMine(name));
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
          <span className="keep-left">{words.sameFields(names.length - differing.length)}</span>
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
        {differing.map((name) => (
          <fieldset key={name}>
            <legend>{labels[name]}</legend>
            <Versions
              name={`conflict-${name}`}
              whose={whose}
              yours={text(name, yours[name])}
              theirs={text(name, theirs[name])}
              isMine={isMine(name)}
              onChoose={(isMine) => choose(name, isMine)}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

/** The fields that differ, and of each whether the typist's version is taken. */
function useMergeChoices<Name extends string>({ base, yours, theirs }: Conflict, names: Name[]) {
  const differing = names.filter((name) => name in yours && !isSame(yours[name], theirs[name]));
  // What only one of the two changed is that one's by default; what both changed stays the typist's.
  const [mine, setMine] = useState(
    () => new Set(differing.filter((name) => !base || !isSame(yours[name], base[name]))),
  );
  return {
    differing,
    isMine: (name: Name) => mine.has(name),
    choose: (name: Name, isMine: boolean) =>
      setMine((before) => {
        const next = new Set(before);
        if (isMine) next.add(name);
        else next.delete(name);
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
