import { CircleAlert } from "lucide-react";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { localised } from "#src/i18n/localised.ts";
import { useInterfaceLanguage, useStaffWords } from "#src/i18n/staff-words.tsx";
import { EVENT_TYPES, type Match } from "../match.ts";
import type { EventDraft } from "./event-draft.ts";
import { EventPlayerField } from "./event-player-field.tsx";
import { EventTranslations } from "./event-translations.tsx";
import { matchesWords } from "./matches-words.ts";
import type { EventEditor } from "./use-event-editor.ts";

/** What is entered most, in thumb reach. */
const QUICK = ["goal", "yellow_card", "red_card", "substitution"] as const;

export function EventForm({ match, editor }: { match: Match; editor: EventEditor }) {
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
  const language = useInterfaceLanguage();
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
              + {words[type]}
            </button>
          ))}
        </div>
      )}
      <div className="g2">
        <SelectField
          label={words.eventType}
          value={draft.type}
          isRequired
          onChange={(type) => set({ type: type as EventDraft["type"] })}
          options={[
            { value: "", label: words.choose },
            ...(edited ? [] : [{ value: "substitution", label: words.substitution }]),
            ...EVENT_TYPES.map((type) => ({ value: type, label: words[type] })),
          ]}
        />
        <SelectField
          label={words.side}
          value={draft.side}
          isRequired
          onChange={(side) => set({ side: side as EventDraft["side"] })}
          options={[
            { value: "", label: words.choose },
            {
              value: "home",
              label: `${words.homeSide}: ${localised(match, "home_team_name", language).text}`,
            },
            {
              value: "away",
              label: `${words.awaySide}: ${localised(match, "away_team_name", language).text}`,
            },
          ]}
        />
        <TextField
          label={words.minute}
          inputMode="numeric"
          value={draft.minute}
          placeholder="1–120"
          isRequired
          onChange={(minute) => set({ minute })}
        />
        <TextField
          label={words.extraTime}
          inputMode="numeric"
          value={draft.extra}
          placeholder="0–15"
          onChange={(extra) => set({ extra })}
        />
        <EventPlayerField
          label={isSubstitution ? words.playerIn : words.player}
          who={draft.who}
          onChange={(who) => set({ who })}
        />
        {isSubstitution && (
          <EventPlayerField label={words.playerOut} who={draft.off} onChange={(off) => set({ off })} />
        )}
      </div>
      <TextField
        label={words.description}
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
