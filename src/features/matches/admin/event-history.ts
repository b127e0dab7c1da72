import type { PartProps } from "#src/features/office/record-bar.tsx";
import { localised } from "#src/i18n/localised.ts";
import type { Picked } from "#src/i18n/staff-words.tsx";
import { type EventType, type MatchEvent, minuteLabel } from "../match.ts";
import type { matchesWords } from "./matches-words.ts";

type Words = Picked<(typeof matchesWords)["entries"]>;

/** How the history of a match tells of its events. */
export function eventHistory(words: Words): Omit<PartProps, "onRestored"> {
  return {
    labels: {
      event_type: words.eventType,
      team_type: words.side,
      minute: words.minute,
      extra_time: words.extraTime,
      player_name: `${words.player} EN`,
      player_last_name: `${words.player} EN`,
      player_name_hy: `${words.player} ՀԱՅ`,
      player_last_name_hy: `${words.player} ՀԱՅ`,
      player_name_ru: `${words.player} РУ`,
      player_last_name_ru: `${words.player} РУ`,
      description: `${words.description} EN`,
      description_hy: `${words.description} ՀԱՅ`,
      description_ru: `${words.description} РУ`,
    },
    show: (field, value) => {
      if (field === "event_type") return words[value as EventType];
      return field === "team_type" ? words[value === "home" ? "homeSide" : "awaySide"] : undefined;
    },
    nameOf: (values) => {
      const event = values as unknown as MatchEvent;
      const moment = `${minuteLabel(event.minute, event.extra_time)}′ ${words[event.event_type]}`;
      return [moment, playerName(event, words.lang)].filter(Boolean).join(", ");
    },
  };
}

/** The player of an event in one language; empty where nobody is named. */
export function playerName(event: MatchEvent, language: Words["lang"]): string {
  const first = localised(event, "player_name", language).text;
  const last = localised(event, "player_last_name", language).text;
  return `${first} ${last}`.trim();
}
