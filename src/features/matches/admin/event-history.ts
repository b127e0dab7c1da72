import { minuteLabel } from "#src/features/ledger/clock.ts";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import type { PartProps } from "#src/features/office/record-bar.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices } from "#src/i18n/office-text.ts";
import { personOf } from "../event-person.ts";
import type { EventType, MatchEvent, TeamType } from "../match.ts";
import { matchEvent } from "../match-event.record.ts";

/** How the history of a match tells of its events. */
export function useEventHistory(): Omit<PartProps, "onRestored"> {
  // A team and a player of the squad are told by the side and by the name.
  const { team_id: _, player_id: __, ...labels } = useColumnLabels(matchEvent);
  const types = useChoices("match_events", "event_type");
  const sides = useChoices("match_events", "team_type");
  const language = useLanguage();
  return {
    labels,
    show: (field, value) => {
      if (field === "event_type") return types[value as EventType];
      return field === "team_type" ? sides[value as TeamType] : undefined;
    },
    nameOf: (values) => {
      const event = values as unknown as MatchEvent;
      const moment = `${minuteLabel(event.minute, event.extra_time)}′ ${types[event.event_type]}`;
      return [moment, personOf(event, language)].filter(Boolean).join(", ");
    },
  };
}
