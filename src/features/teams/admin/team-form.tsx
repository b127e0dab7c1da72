import { PhotoField } from "#src/features/media/photo-field.tsx";
import { ANY_SHAPE } from "#src/features/office/cropping.ts";
import { Switch } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { OWN_CREST } from "../crest.ts";
import { team as definition } from "../team.record.ts";
import type { Team } from "../team.ts";
import { TeamCrest } from "../team-crest.tsx";
import { ClubFormsPanel } from "./club-forms-panel.tsx";
import styles from "./team-form.module.css";
import { LIST, type TeamFormState, useTeamForm } from "./use-team-form.ts";

/** Creates a team that matches and tables name, or edits one. */
export function TeamForm({ team }: { team?: Team | undefined }) {
  const words = useOfficeText("teams");
  const office = useOfficeText("office");
  const labels = useFieldLabels("teams");
  const colon = useColon();
  const language = useLanguage();
  const form = useTeamForm(team);
  return (
    <RecordPage
      title={team ? `${words.editTitle}${colon}${localised(team, "name", language).text}` : words.add}
      list={{ to: LIST, label: words.back }}
      form={form}
      of={definition}
      record={team}
      save={office.save}
    >
      <div className="with-aside with-narrow-aside">
        <section className="panel">
          <div className="panel-body">
            <LanguagesField form={form.named} field="name" label={labels.name} isRequired isName />
            <LanguagesField form={form} field="code" label={labels.code} />
            <LanguagesField form={form} field="town" label={labels.town} />
            <LanguagesField form={form} field="venue" label={labels.venue} />
          </div>
        </section>
        <div className="stack">
          <LogoPanel form={form} />
          <section className="panel">
            <div className="panel-body">
              <Switch label={labels.is_own} hint={words.isOwnHint} {...form.flag("is_own")} />
            </div>
          </section>
        </div>
      </div>
      <ClubFormsPanel form={form} />
    </RecordPage>
  );
}

/** The logo; while there is none, what stands for it. */
function LogoPanel({ form: { values, set } }: { form: TeamFormState }) {
  const words = useOfficeText("teams");
  const labels = useFieldLabels("teams");
  const { name, code, logo_url, is_own } = values;
  return (
    <section className="panel">
      <h2>{labels.logo_url}</h2>
      <div className="panel-body">
        <PhotoField
          label={labels.logo_url}
          frame="logo"
          value={logo_url}
          onChange={(url) => set({ logo_url: url })}
          hint={words.logoHint}
          crop={ANY_SHAPE}
          isPasteTarget
        />
        {!logo_url && name.trim() && (
          <p className={styles.drawn}>
            <TeamCrest team={{ name, code, logo: is_own ? OWN_CREST : null }} />
            {words.drawnCrest}
          </p>
        )}
      </div>
    </section>
  );
}
