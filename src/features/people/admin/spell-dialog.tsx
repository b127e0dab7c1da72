import { useId } from "react";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { SelectField, Switch } from "#src/features/office/fields.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { formValues } from "#src/records/form.ts";
import { spell as definition } from "../spell.record.ts";
import { isMove, SPELL_KINDS, type Spell } from "../spell.ts";
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
  const office = useOfficeText("office");
  const labels = useColumnLabels(definition);
  const id = useId();
  const form = useSpellForm({ spell, personId, playerId, start, onSaved: () => onClose(true) });
  useSaveShortcut(() => void form.submit());
  const close = async () => {
    const isLeaving =
      !form.isDirty ||
      (await confirm({ text: office.leave, yes: office.leaveYes, no: office.stay, isDangerous: true }));
    if (isLeaving) onClose();
  };
  if (form.conflict)
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={labels}
        toForm={(field, value) =>
          (formValues(spellForm, { [field]: value }) as Record<string, unknown>)[field]
        }
        onKeepSaved={() => onClose(true)}
      />
    );
  return (
    <Dialog
      title={spell ? words.spellEditing : words.spellAdding}
      lead={name}
      widthPx={760}
      onClose={() => void close()}
      footer={
        <DialogButtons form={id} submit={office.save} isBusy={form.isSaving} onClose={() => void close()} />
      }
    >
      {spell && (
        <RecordBar
          kind="spells"
          id={spell.id}
          labels={labels}
          isDirty={form.isDirty}
          onRestored={() => onClose(true)}
        />
      )}
      <FieldsForm form={form} id={id} className="stack">
        <SpellFields form={form} teams={teams} />
      </FieldsForm>
    </Dialog>
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
  const options = [{ value: "", label: words.otherClub }, ...teamOptions(teams, language)];
  return (
    <div className="field-row">
      <SelectField label={labels.from_team_id} {...form.field("from_team_id")} options={options} />
      <SelectField label={labels.to_team_id} {...form.field("to_team_id")} options={options} />
    </div>
  );
}
