import { useState } from "react";
import { useRevalidator } from "react-router";
import { DateField } from "#src/features/office/date-field.tsx";
import { SelectField, Switch } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordDialog } from "#src/features/office/record-dialog.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { isMove, SPELL_KINDS, type Spell } from "../spell.ts";
import { NewClub } from "./new-club.tsx";
import { teamOptions } from "./team-options.ts";
import { type SpellForm, spellForm, useSpellForm } from "./use-spell-form.ts";

interface SpellDialogProps {
  /** Absent: a new one, which begins with `start`. */
  spell: Spell | undefined;
  start: Partial<Spell>;
  personId: number;
  playerId: number | undefined;
  /** Whose it is. */
  name: string;
  teams: readonly Team[];
  onClose: (isChanged?: boolean) => void;
}

/** A transfer, a loan, an injury, a ban or an absence of somebody. */
export function SpellDialog({ spell, start, personId, playerId, name, teams, onClose }: SpellDialogProps) {
  const words = useOfficeText("people");
  const form = useSpellForm({ spell, personId, playerId, start, onSaved: () => onClose(true) });
  return (
    <RecordDialog
      title={spell ? words.spellEditing : words.spellAdding}
      lead={name}
      widthPx={760}
      of={spellForm}
      form={form}
      id={spell?.id}
      onClose={onClose}
    >
      <SpellFields form={form} teams={teams} />
    </RecordDialog>
  );
}

function SpellFields({ form, teams }: { form: SpellForm; teams: readonly Team[] }) {
  const words = useOfficeText("people");
  const labels = useFieldLabels("spells");
  const kinds = useChoices("spells", "kind");
  const { values, set } = form;
  const kind = values.kind as Spell["kind"];
  return (
    <>
      <div className="field-row field-row-three">
        <SelectField
          label={labels.kind}
          {...form.field("kind")}
          options={SPELL_KINDS.map((value) => ({ value, label: kinds[value] }))}
        />
        <DateField
          label={isMove(kind) ? words.firstAtClub : labels.starts_on}
          kind="day"
          isRequired
          {...form.field("starts_on")}
        />
        {kind !== "transfer" && (
          <DateField label={labels.ends_on} hint={words.endHint} kind="day" {...form.field("ends_on")} />
        )}
      </div>
      {isMove(kind) && <Clubs form={form} teams={teams} />}
      <LanguagesField form={form} field="reason" label={labels.reason} />
      <p className="hint">{isMove(kind) ? words.moveHint : words.reasonHint}</p>
      <Switch
        label={labels.is_public}
        hint={words.publicHint}
        isOn={values.is_public}
        onChange={(is_public) => set({ is_public })}
      />
      <Switch
        label={labels.is_confirmed}
        hint={words.confirmedHint}
        isOn={values.is_confirmed}
        onChange={(is_confirmed) => set({ is_confirmed })}
      />
    </>
  );
}

function Clubs({ form, teams }: { form: SpellForm; teams: readonly Team[] }) {
  const words = useOfficeText("people");
  const labels = useFieldLabels("spells");
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Team[]>([]);
  const known = [...teams, ...made.filter(({ id }) => !teams.some((one) => one.id === id))];
  const { kind, from_team_id, to_team_id } = form.values;
  // A loan needs both clubs by name; a transfer may come from, or lead to, a club of no list.
  const none = kind === "loan" ? words.clubsMissing : words.otherClub;
  const options = [{ value: "", label: none }, ...teamOptions(known, language)];
  const take = (club: Team) => {
    setMade([...made, club]);
    form.set({ [to_team_id && !from_team_id ? "from_team_id" : "to_team_id"]: String(club.id) });
    void revalidate();
  };
  return (
    <>
      <div className="field-row">
        <SelectField label={labels.from_team_id} {...form.field("from_team_id")} options={options} />
        <SelectField label={labels.to_team_id} {...form.field("to_team_id")} options={options} />
      </div>
      <div>
        <NewClub onMade={take} />
      </div>
    </>
  );
}
