import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Standing } from "./table.ts";

const TEAM = { en: "Team", hy: "Թիմ", ru: "Команда" };

/** What the editor of the table and the history call the columns of a table. */
export const standingFields = {
  position: { en: "Pos", hy: "Տեղ", ru: "№" },
  team_id: TEAM,
  team_name: TEAM,
  played: { en: "P", hy: "Խ", ru: "И" },
  won: { en: "W", hy: "Հ", ru: "В" },
  drawn: { en: "D", hy: "Ո", ru: "Н" },
  lost: { en: "L", hy: "Պ", ru: "П" },
  goals_for: { en: "GF", hy: "ԽԳ", ru: "МЗ" },
  goals_against: { en: "GA", hy: "ԲԳ", ru: "МП" },
  goal_difference: { en: "GD", hy: "ԳՏ", ru: "РМ" },
  points: { en: "Pts", hy: "Մ", ru: "О" },
  form: { en: "Form", hy: "Վերջին խաղերը", ru: "Форма" },
} satisfies Partial<Record<keyof Standing, StaffWord>>;
