import { CircleAlert } from "lucide-react";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { EVENT_TYPES, type Match } from "../match.ts";
import { useMatchesOfficeText } from "../use-matches-office-text.ts";
import type { EventDraft } from "./event-draft.ts";
import { EventPlayerField } from "./event-player-field.tsx";
import { EventTranslations } from "./event-translations.tsx";
import type { EventEditor } from "./use-event-editor.ts";

/** What is entered most, in thumb reach. */
const QUICK = ["goal", "yellow_card", "red_card", "substitution"] as const;

export function EventForm({ match, editor }: { match: Match; editor: EventEditor }) {
  const words = useMatchesOfficeText();
  const office = useOfficeText();
  const eventLabels = useFieldLabels("match_events");
  const types = useChoices("match_events", "event_type");
  const sides = useChoices("match_events", "team_type");
  const language = useLanguage();
  const { draft, set, edited, fault } = editor;
  const isSubstitution = draft.type === "substitution";
  return (
    <form
      className="in"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      {fault && (
        <p className="err" role="alert">
          <CircleAlert className="i" aria-hidden /> {fault}
        </p>
      )}
      {!edited && (
        <div className="quick">
          {QUICK.map((type) => (
            <button
              key={type}
              type="button"
              className={draft.type === type ? "btn sm" : "btn sm line"}
              aria-pressed={draft.type === type}
              onClick={() => set({ type })}
            >
              + {type === "substitution" ? words.substitution : types[type]}
            </button>
          ))}
        </div>
      )}
      <div className="g2">
        <SelectField
          label={eventLabels.event_type}
          value={draft.type}
          isRequired
          onChange={(type) => set({ type: type as EventDraft["type"] })}
          options={[
            { value: "", label: words.choose },
            ...(edited ? [] : [{ value: "substitution", label: words.substitution }]),
            ...EVENT_TYPES.map((type) => ({ value: type, label: types[type] })),
          ]}
        />
        <SelectField
          label={eventLabels.team_type}
          value={draft.side}
          isRequired
          onChange={(side) => set({ side: side as EventDraft["side"] })}
          options={[
            { value: "", label: words.choose },
            {
              value: "home",
              label: `${sides.home}: ${localised(match, "home_team_name", language).text}`,
            },
            {
              value: "away",
              label: `${sides.away}: ${localised(match, "away_team_name", language).text}`,
            },
          ]}
        />
        <TextField
          label={eventLabels.minute}
          inputMode="numeric"
          value={draft.minute}
          placeholder="1–120"
          isRequired
          onChange={(minute) => set({ minute })}
        />
        <TextField
          label={eventLabels.extra_time}
          inputMode="numeric"
          value={draft.extra}
          placeholder="0–15"
          onChange={(extra) => set({ extra })}
        />
        <EventPlayerField
          label={isSubstitution ? words.playerIn : eventLabels.player_name}
          who={draft.who}
          onChange={(who) => set({ who })}
        />
        {isSubstitution && (
          <EventPlayerField label={words.playerOut} who={draft.off} onChange={(off) => set({ off })} />
        )}
      </div>
      <TextField
        label={eventLabels.description}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <EventTranslations key={edited?.id ?? "new"} draft={draft} set={set} />
      <div className="quick">
        <button type="submit" className="btn sm" disabled={editor.isSaving}>
          {edited ? words.saveEvent : words.addEvent}
        </button>
        {edited && (
          <button type="button" className="btn sm line" onClick={editor.cancel}>
            {office.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
