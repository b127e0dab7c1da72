import { type FormEvent, useState } from "react";
import { NumberField, TextField } from "#src/features/office/fields.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { columnIn } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { HIGHEST_NUMBER } from "../lineup.ts";
import type { SideData } from "./lineup-data.ts";
import styles from "./number-form.module.css";
import { meantBy } from "./pasted.ts";
import type { Targets } from "./targets.ts";
import type { LineupSide } from "./use-lineup-side.ts";

interface NumberFormProps {
  data: SideData;
  side: LineupSide;
  targets: Targets;
}

/** Somebody by a number and, if it is known, a name: how opponents come into a line-up. */
export function NumberForm({ data, side, targets }: NumberFormProps) {
  const words = useOfficeText("lineups");
  if (!data.is_own) return <Fields data={data} side={side} targets={targets} />;
  return (
    <details className={styles.other}>
      <summary>{words.otherPlayer}</summary>
      <Fields data={data} side={side} targets={targets} />
    </details>
  );
}

function Fields({ data, side: { draft }, targets }: NumberFormProps) {
  const words = useOfficeText("lineups");
  const office = useOfficeText("office");
  const language = useLanguage();
  const [number, setNumber] = useState("");
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const worn = number.trim() === "" ? null : Number(number);
    const isOff = worn !== null && !(Number.isInteger(worn) && worn >= 1 && worn <= HIGHEST_NUMBER);
    if (isOff || (worn === null && name.trim() === "")) return setFault(office.between(1, HIGHEST_NUMBER));
    if (worn !== null && draft.players.some((player) => player.number === worn))
      return setFault(words.numberTaken);
    const known = meantBy(worn, name.trim(), data.candidates);
    if (known) void targets.chooseCandidate(known);
    else targets.put({ number: worn, [columnIn("player_last_name", language)]: name.trim() }, false);
    setNumber("");
    setName("");
    setFault(undefined);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <NumberField
        label={words.number}
        value={number}
        error={fault}
        inputMode="numeric"
        autoComplete="off"
        onChange={(typed) => {
          setNumber(typed);
          setFault(undefined);
        }}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={setName}
      />
      <button type="submit" className="button button-small">
        {words.addPlayer}
      </button>
    </form>
  );
}
