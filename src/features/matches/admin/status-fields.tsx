import { NumberField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { type Match, type MatchEvent, STATUSES, scoreFromEvents } from "../match.ts";
import { useMatchesOfficeText } from "../use-matches-office-text.ts";
import type { MatchValues } from "./match-form-state.ts";
import styles from "./status-fields.module.css";

interface StatusFieldsProps {
  form: RecordForm<MatchValues, Match>;
  events: MatchEvent[];
}

/** How far the match is, with its score once it is played; the events can give it. */
export function StatusFields({ form, events }: StatusFieldsProps) {
  const words = useMatchesOfficeText();
  const labels = useFieldLabels("matches");
  const statuses = useChoices("matches", "status");
  const { values, set } = form;
  const isPlayed = values.status === "finished" || values.status === "live";
  const counted = scoreFromEvents(events);
  return (
    <>
      <fieldset className={`form-field ${styles.status}`}>
        <legend className="field-label">{labels.status}</legend>
        <div className={styles.statuses}>
          {STATUSES.map((status) => (
            <label key={status} className={values.status === status ? styles.chosen : undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name="status"
                checked={values.status === status}
                onChange={() => set({ status })}
              />
              {statuses[status]}
            </label>
          ))}
        </div>
      </fieldset>
      {isPlayed && (
        <div className={`field-row ${styles.score}`}>
          <NumberField label={labels.home_score} {...form.field("home_score")} />
          <NumberField label={labels.away_score} {...form.field("away_score")} />
          {events.length > 0 && (
            <button
              type="button"
              className={`button button-small button-line ${styles.takeScore}`}
              onClick={() => set({ home_score: String(counted.home), away_score: String(counted.away) })}
            >
              {words.fromEvents(`${counted.home}:${counted.away}`)}
            </button>
          )}
        </div>
      )}
    </>
  );
}
