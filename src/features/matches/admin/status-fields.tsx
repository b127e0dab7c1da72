import { CircleAlert } from "lucide-react";
import { NumberField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { hasScore, type Match, type MatchEvent, STATUSES } from "../match.ts";
import { isGoal, scoreOfGoals, scoreText } from "../score.ts";
import type { MatchValues } from "./match-form-state.ts";
import styles from "./status-fields.module.css";

interface StatusFieldsProps {
  form: RecordForm<MatchValues, Match>;
  events: MatchEvent[];
}

/** How far the match is, with its score once it is played. */
export function StatusFields({ form, events }: StatusFieldsProps) {
  const labels = useFieldLabels("matches");
  const statuses = useChoices("matches", "status");
  const { values, set } = form;
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
      {hasScore(values.status) ? (
        <ScoreFields form={form} events={events} />
      ) : (
        <UnseenGoals isUnseen={values.status === "scheduled" && events.some(isGoal)} />
      )}
    </>
  );
}

/** Goals of a match that by its status has not begun. */
function UnseenGoals({ isUnseen }: { isUnseen: boolean }) {
  const words = useOfficeText("matches");
  const { scheduled, live, finished } = useChoices("matches", "status");
  return (
    <p className={`${styles.origin} ${styles.differs}`} role="status">
      {isUnseen && <CircleAlert className="icon" aria-hidden />}
      {isUnseen && words.goalsUnseen(scheduled, live, finished)}
    </p>
  );
}

/** The score that the goals give stands in the fields until another one is typed over it. */
function ScoreFields({ form, events }: StatusFieldsProps) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  const { values, set } = form;
  const home_extra = values.home_extra === "" ? null : Number(values.home_extra);
  const goals = scoreOfGoals(events, { home_extra, half_lengths: values.half_lengths });
  const isTyped = Boolean(values.home_score.trim() || values.away_score.trim());
  const { home_score, away_score } =
    isTyped || !goals ? values : { home_score: String(goals.home), away_score: String(goals.away) };
  const field = (name: "home_score" | "away_score") => ({
    ...form.field(name),
    value: name === "home_score" ? home_score : away_score,
    onChange: (text: string) => set({ home_score, away_score, [name]: text }),
  });
  const isOther = isTyped && goals !== null && `${home_score}:${away_score}` !== scoreText(goals);
  return (
    <>
      <div className={`field-row ${styles.score}`}>
        <NumberField label={labels.home_score} {...field("home_score")} />
        <NumberField label={labels.away_score} {...field("away_score")} />
        {isOther && (
          <button
            type="button"
            className={`button button-small button-line ${styles.takeScore}`}
            onClick={() => set({ home_score: "", away_score: "" })}
          >
            {words.fromEvents(scoreText(goals))}
          </button>
        )}
      </div>
      <p className={isOther ? `${styles.origin} ${styles.differs}` : styles.origin} role="status">
        {isOther && <CircleAlert className="icon" aria-hidden />}
        {isOther
          ? words.scoreDiffers(scoreText(goals))
          : isTyped
            ? words.scoreTyped
            : goals && words.scoreOfGoals}
      </p>
    </>
  );
}
