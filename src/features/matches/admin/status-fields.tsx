import { NumberField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { type Match, type MatchEvent, STATUSES, scoreFromEvents } from "../match.ts";
import type { MatchValues } from "./match-values.ts";
import { matchesWords } from "./matches-words.ts";

interface StatusFieldsProps {
  form: RecordForm<MatchValues, Match>;
  events: MatchEvent[];
}

/** How far the match is, with its score once it is played; the events can give it. */
export function StatusFields({ form, events }: StatusFieldsProps) {
  const words = useStaffWords(matchesWords);
  const { values, set } = form;
  const isPlayed = values.status === "finished" || values.status === "live";
  const counted = scoreFromEvents(events);
  return (
    <>
      <fieldset className="fg plain">
        <legend className="lab">{words.status}</legend>
        <div className="seg">
          {STATUSES.map((status) => (
            <label key={status} className={values.status === status ? "on" : undefined}>
              <input
                type="radio"
                className="vh"
                name="status"
                checked={values.status === status}
                onChange={() => set({ status })}
              />
              {words[status]}
            </label>
          ))}
        </div>
      </fieldset>
      {isPlayed && (
        <div className="sco">
          <NumberField label={words.homeScore} {...form.field("home_score")} />
          <NumberField label={words.awayScore} {...form.field("away_score")} />
          {events.length > 0 && (
            <button
              type="button"
              className="btn sm line take"
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
