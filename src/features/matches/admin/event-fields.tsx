import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { EVENT_TYPES, type Match, TEAM_TYPES } from "../match.ts";
import { matchEvent } from "../match-event.record.ts";
import { EventPlayerField } from "./event-player-field.tsx";
import type { EventEditor } from "./use-event-editor.ts";

/** What happened, on which side, when, and who did it. */
export function EventFields({ match, editor }: { match: Match; editor: EventEditor }) {
  const colon = useColon();
  const words = useOfficeText("matches");
  const labels = useFieldLabels("match_events");
  const types = useChoices("match_events", "event_type");
  const sides = useChoices("match_events", "team_type");
  const language = useLanguage();
  const { draft, set, edited } = editor;
  const isSubstitution = draft.event_type === "substitution";
  return (
    <div className="field-row field-row-two">
      <SelectField
        label={labels.event_type}
        value={draft.event_type}
        isRequired
        onChange={(event_type) => set({ event_type })}
        options={[
          { value: "", label: words.choose },
          ...(edited ? [] : [{ value: "substitution", label: words.substitution }]),
          ...EVENT_TYPES.map((type) => ({ value: type, label: types[type] })),
        ]}
      />
      <SelectField
        label={labels.team_type}
        value={draft.team_type}
        isRequired
        onChange={(team_type) => set({ team_type })}
        options={[
          { value: "", label: words.choose },
          ...TEAM_TYPES.map((side) => ({
            value: side,
            label: `${sides[side]}${colon}${localised(match, `${side}_team_name`, language).text}`,
          })),
        ]}
      />
      {(["minute", "extra_time"] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          inputMode="numeric"
          value={draft[name]}
          placeholder={`${matchEvent.fields[name].min}–${matchEvent.fields[name].max}`}
          isRequired={name === "minute"}
          onChange={(text) => set({ [name]: text })}
        />
      ))}
      <EventPlayerField
        label={isSubstitution ? words.playerIn : labels.player_name}
        who={draft.who}
        onChange={(who) => set({ who })}
      />
      {isSubstitution && (
        <EventPlayerField label={words.playerOut} who={draft.off} onChange={(off) => set({ off })} />
      )}
    </div>
  );
}
