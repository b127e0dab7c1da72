import { CircleAlert } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Match } from "../match.ts";
import { EventFields } from "./event-fields.tsx";
import styles from "./event-form.module.css";
import { EventTranslations } from "./event-translations.tsx";
import type { EventEditor } from "./use-event-editor.ts";

/** What is entered most, in thumb reach. */
const QUICK = ["goal", "yellow_card", "red_card", "substitution"] as const;

export function EventForm({ match, editor }: { match: Match; editor: EventEditor }) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const labels = useFieldLabels("match_events");
  const { draft, set, edited, fault } = editor;
  return (
    <form
      className="panel-body"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      {!edited && <QuickTypes editor={editor} />}
      <EventFields match={match} editor={editor} />
      <TextField
        label={labels.description}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <EventTranslations key={edited?.id ?? "new"} draft={draft} set={set} />
      {/* Beside the button that was pressed: the top of the form may be out of sight by then. */}
      {fault && (
        <p className={`error ${styles.fault}`} role="alert">
          <CircleAlert className="icon" aria-hidden /> {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" disabled={editor.isSaving}>
          {edited ? words.saveEvent : words.addEvent}
        </Button>
        {edited && (
          <Button isLine onClick={editor.cancel}>
            {office.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function QuickTypes({ editor: { draft, set } }: { editor: EventEditor }) {
  const words = useOfficeText("matches");
  const types = useChoices("match_events", "event_type");
  return (
    <div className={styles.buttons}>
      {QUICK.map((type) => (
        <button
          key={type}
          type="button"
          className={draft.event_type === type ? "button button-small" : "button button-small button-line"}
          aria-pressed={draft.event_type === type}
          onClick={() => set({ event_type: type })}
        >
          + {type === "substitution" ? words.substitution : types[type]}
        </button>
      ))}
    </div>
  );
}
