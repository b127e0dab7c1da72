import { shortLabels } from "#src/features/office/column-labels.ts";
import type { PartProps } from "#src/features/office/record-bar.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { type EventType, type MatchEvent, minuteLabel, type TeamType } from "../match.ts";

/** How the history of a match tells of its events. */
export function useEventHistory(): Omit<PartProps, "onRestored"> {
  const labels = useFieldLabels("match_events");
  const types = useChoices("match_events", "event_type");
  const sides = useChoices("match_events", "team_type");
  const language = useLanguage();
  return {
    labels: {
      event_type: labels.event_type,
      team_type: labels.team_type,
      minute: labels.minute,
      extra_time: labels.extra_time,
      ...shortLabels("player_name", labels.player_name),
      ...shortLabels("player_last_name", labels.player_last_name),
      ...shortLabels("description", labels.description),
    },
    show: (field, value) => {
      if (field === "event_type") return types[value as EventType];
      return field === "team_type" ? sides[value as TeamType] : undefined;
    },
    nameOf: (values) => {
      const event = values as unknown as MatchEvent;
      const moment = `${minuteLabel(event.minute, event.extra_time)}′ ${types[event.event_type]}`;
      return [moment, playerName(event, language)].filter(Boolean).join(", ");
    },
  };
}

/** The player of an event in one language; empty where nobody is named. */
export function playerName(event: MatchEvent, language: Language): string {
  const first = localised(event, "player_name", language).text;
  const last = localised(event, "player_last_name", language).text;
  return `${first} ${last}`.trim();
}
