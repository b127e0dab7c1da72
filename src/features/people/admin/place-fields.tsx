import { DateField } from "#src/features/office/date-field.tsx";
import { NumberField, SelectField, TextField } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { GENDERS } from "../person.ts";
import { POSITION_CODES, SQUAD_KINDS } from "../squad.ts";
import { teamOptions } from "./team-options.ts";
import type { PlaceForm } from "./use-place-form.ts";

/** Who it is: a name in one language is enough; the rest waits below. */
export function PersonFields({ form }: { form: PlaceForm }) {
  const words = useOfficeText("people");
  const labels = useFieldLabels("people");
  const genders = useChoices("people", "gender");
  return (
    <>
      <LanguagesField form={form} field="first_name" label={labels.first_name} isName />
      <LanguagesField form={form} field="last_name" label={labels.last_name} isName />
      <p className="hint">{words.nameHint}</p>
      <details className="fold">
        <summary>{words.more}</summary>
        <div className="field-row field-row-three">
          <SelectField
            label={labels.gender}
            hint={words.genderHint}
            {...form.field("gender")}
            options={[
              { value: "", label: words.noGender },
              ...GENDERS.map((value) => ({ value, label: genders[value] })),
            ]}
          />
          <TextField label={labels.nation} hint={words.nationHint} maxLength={3} {...form.field("nation")} />
          <DateField label={labels.birth_date} kind="day" {...form.field("birth_date")} />
        </div>
      </details>
    </>
  );
}

interface PlaceFieldsProps {
  form: PlaceForm;
  teams: readonly Team[];
  ownTeam: number;
  /** Number and position are the list of players'. */
  isShirtFixed: boolean;
}

/** The shirt, how somebody belongs to the squad, and the days. */
export function PlaceFields({ form, teams, ownTeam, isShirtFixed }: PlaceFieldsProps) {
  const words = useOfficeText("people");
  const labels = useFieldLabels("squad_members");
  const positions = useChoices("squad_members", "position");
  const kinds = useChoices("squad_members", "kind");
  return (
    <>
      <div className="field-row field-row-three">
        {!isShirtFixed && (
          <>
            <NumberField label={labels.number} {...form.field("number")} />
            <SelectField
              label={labels.position}
              {...form.field("position")}
              options={[
                { value: "", label: words.noPosition },
                ...POSITION_CODES.map((value) => ({ value, label: positions[value] })),
              ]}
            />
          </>
        )}
        <SelectField
          label={labels.kind}
          {...form.field("kind")}
          options={SQUAD_KINDS.map((value) => ({ value, label: kinds[value] }))}
        />
      </div>
      <div className="field-row field-row-three">
        <DateField label={labels.starts_on} kind="day" {...form.field("starts_on")} />
        <DateField label={labels.ends_on} kind="day" {...form.field("ends_on")} />
        <OtherTeam form={form} teams={teams.filter(({ id }) => id !== ownTeam)} />
      </div>
    </>
  );
}

/** Only a loan has another club. */
function OtherTeam({ form, teams }: Pick<PlaceFieldsProps, "form" | "teams">) {
  const words = useOfficeText("people");
  const labels = useFieldLabels("squad_members");
  const language = useLanguage();
  const { kind, other_team_id } = form.values;
  if (kind !== "loan_in" && kind !== "loan_out" && !other_team_id) return null;
  return (
    <SelectField
      label={labels.other_team_id}
      {...form.field("other_team_id")}
      options={[{ value: "", label: words.noOtherTeam }, ...teamOptions(teams, language)]}
    />
  );
}
