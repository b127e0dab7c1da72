import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { EventType, MatchEvent, TeamType } from "./match.ts";

const PLAYER = { en: "Player", hy: "Ֆուտբոլիստ", ru: "Игрок" };

/** What its form and the history call the fields of an event. */
export const eventFields = {
  event_type: { en: "Event type", hy: "Դրվագի տեսակ", ru: "Тип события" },
  team_type: { en: "Team type", hy: "Թիմ", ru: "Команда" },
  team_id: { en: "Team", hy: "Թիմ", ru: "Команда" },
  minute: { en: "Minute", hy: "Րոպե", ru: "Минута" },
  extra_time: { en: "Extra time", hy: "Ավելացված ժամանակ", ru: "Добавленное время" },
  player_id: PLAYER,
  player_name: PLAYER,
  player_last_name: PLAYER,
  description: { en: "Description", hy: "Նկարագրություն", ru: "Описание" },
} satisfies Partial<Record<keyof MatchEvent, StaffWord>>;

/** The values of `event_type`. */
export const eventTypeWords = {
  goal: { en: "Goal", hy: "Գոլ", ru: "Гол" },
  yellow_card: { en: "Yellow card", hy: "Դեղին քարտ", ru: "Жёлтая карточка" },
  red_card: { en: "Red card", hy: "Կարմիր քարտ", ru: "Красная карточка" },
  substitution_in: { en: "Substitution: on", hy: "Մտավ խաղադաշտ", ru: "Вышел на поле" },
  substitution_out: { en: "Substitution: off", hy: "Փոխարինվեց", ru: "Заменён" },
  penalty_scored: { en: "Penalty scored", hy: "Գոլ 11-մետրանոցից", ru: "Гол с пенальти" },
  penalty_missed: { en: "Penalty missed", hy: "Չիրացված 11-մետրանոց", ru: "Нереализованный пенальти" },
  own_goal: { en: "Own goal", hy: "Ինքնագոլ", ru: "Автогол" },
} satisfies Record<EventType, StaffWord>;

/** The values of `team_type`. */
export const sideWords = {
  home: { en: "Home", hy: "Տանտեր", ru: "Хозяева" },
  away: { en: "Away", hy: "Հյուր", ru: "Гости" },
} satisfies Record<TeamType, StaffWord>;
