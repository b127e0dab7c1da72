import { PhotoField } from "#src/features/media/photo-field.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { DATE_CERTAINTIES, type Match, type MatchEvent } from "../match.ts";
import type { Choices } from "./choices.ts";
import { CompetitionField } from "./competition-field.tsx";
import type { MatchValues } from "./match-form-state.ts";
import styles from "./match-panel.module.css";
import { OutcomeFields } from "./outcome-fields.tsx";
import { PostponementFields } from "./postponement-fields.tsx";
import { ReportField } from "./report-field.tsx";
import { StatusFields } from "./status-fields.tsx";
import { TeamField } from "./team-field.tsx";
import { VideoField } from "./video-field.tsx";

interface MatchPanelProps extends Choices {
  form: RecordForm<MatchValues, Match>;
  /** As it was loaded; absent for a new one. */
  match: Match | undefined;
  events: MatchEvent[];
}

/** Everything about a match but its events. */
export function MatchPanel({ form, match, events, teams, competitions }: MatchPanelProps) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const labels = useFieldLabels("matches");
  const certainties = useChoices("matches", "date_certainty");
  return (
    <section className="panel">
      <h2>{words.match}</h2>
      <div className="panel-body">
        <div className="field-row field-row-two">
          <TeamField which="home" form={form} teams={teams} />
          <TeamField which="away" form={form} teams={teams} />
          <DateField
            label={labels.match_date}
            kind="minute"
            {...form.field("match_date")}
            hint={words.dateHint}
            isRequired
          />
          <SelectField
            label={labels.date_certainty}
            {...form.field("date_certainty")}
            options={DATE_CERTAINTIES.map((value) => ({ value, label: certainties[value] }))}
          />
          <CompetitionField form={form} competitions={competitions} />
        </div>
        <StatusFields form={form} events={events} />
        <OutcomeFields form={form} />
        <PostponementFields form={form} match={match} />
        <div className={`field-row ${styles.named}`}>
          {(["venue", "referee"] as const).flatMap((field) =>
            columnNames(field).map((name, index) => (
              <TextField
                key={name}
                label={office.labelIn(labels[field], LANGUAGES[index]!)}
                lang={LANGUAGES[index]}
                {...form.field(name)}
              />
            )),
          )}
        </div>
        <div className={`field-row ${styles.facts}`}>
          {(["round", "attendance", "weather", "temperature"] as const).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              inputMode={name === "weather" ? "text" : "numeric"}
              {...form.field(name)}
            />
          ))}
        </div>
        <VideoField form={form} />
        <ReportField form={form} />
        <LogoFields form={form} />
      </div>
    </section>
  );
}

function LogoFields({ form: { values, set } }: Pick<MatchPanelProps, "form">) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  return (
    <details className="fold">
      <summary>{words.logos}</summary>
      <div className="fold-body field-row field-row-two">
        {(["home", "away"] as const).map((which) => (
          <PhotoField
            key={which}
            label={labels[`${which}_team_name`]}
            frame="logo"
            value={values[`${which}_team_logo`]}
            onChange={(url) => set({ [`${which}_team_logo`]: url })}
          />
        ))}
      </div>
    </details>
  );
}
