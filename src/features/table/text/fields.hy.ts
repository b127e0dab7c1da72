import type { TableFields } from "./fields.en.ts";

export const fields: TableFields = {
  standings: {
    position: "Տեղ",
    team_id: "Թիմ",
    team_name: "Թիմ",
    played: "Խ",
    won: "Հ",
    drawn: "Ո",
    lost: "Պ",
    goals_for: "ԽԳ",
    goals_against: "ԲԳ",
    goal_difference: "ԳՏ",
    points: "Մ",
    form: "Վերջին խաղերը",
    team_logo: "Տարբերանշան",
    points_adjustment: "Ավելացված կամ հանված միավորներ",
    adjustment_reason: "Միավորների փոփոխության պատճառը",
    fixed_place: "Սահմանված տեղ",
    fixed_place_reason: "Տեղի սահմանման պատճառը",
  },
  seasons: {
    season: "Մրցաշրջան",
    is_current: "Կայքում ցուցադրվող մրցաշրջան",
    zones: "Գոտիներ",
    tie_breakers: "Տեղերի որոշման չափանիշներ",
  },
};
