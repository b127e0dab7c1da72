import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Match, MatchStatus } from "./match.ts";

const HOME = { en: "Home team", hy: "Տանտեր թիմ", ru: "Хозяева" };
const AWAY = { en: "Away team", hy: "Հյուր թիմ", ru: "Гости" };
const COMPETITION = { en: "Competition", hy: "Մրցաշար", ru: "Турнир" };

/** What its form and the history call the fields of a match. */
export const matchFields = {
  home_team_id: HOME,
  home_team_name: HOME,
  home_team_logo: { en: "Logo, home team", hy: "Տարբերանշան, տանտեր թիմ", ru: "Логотип, хозяева" },
  away_team_id: AWAY,
  away_team_name: AWAY,
  away_team_logo: { en: "Logo, away team", hy: "Տարբերանշան, հյուր թիմ", ru: "Логотип, гости" },
  competition_id: COMPETITION,
  competition_name: COMPETITION,
  season: { en: "Season", hy: "Մրցաշրջան", ru: "Сезон" },
  stage: { en: "Stage", hy: "Փուլ", ru: "Этап" },
  round: { en: "Round", hy: "Տուր", ru: "Тур" },
  match_date: { en: "Date and time", hy: "Ամսաթիվ և ժամ", ru: "Дата и время" },
  status: { en: "Status", hy: "Կարգավիճակ", ru: "Статус" },
  home_score: { en: "Home score", hy: "Տանտերերի գոլերը", ru: "Голы хозяев" },
  away_score: { en: "Away score", hy: "Հյուրերի գոլերը", ru: "Голы гостей" },
  venue: { en: "Venue", hy: "Մարզադաշտ", ru: "Стадион" },
  referee: { en: "Referee", hy: "Մրցավար", ru: "Главный судья" },
  attendance: { en: "Attendance", hy: "Հանդիսատես", ru: "Зрители" },
  weather: { en: "Weather", hy: "Եղանակ", ru: "Погода" },
  temperature: { en: "Temperature, °C", hy: "Ջերմաստիճան, °C", ru: "Температура, °C" },
  video_url: { en: "Video URL", hy: "Տեսանյութի հղում", ru: "Ссылка на видео" },
  match_report: { en: "Match report", hy: "Խաղի ամփոփում", ru: "Отчёт о матче" },
} satisfies Partial<Record<keyof Match, StaffWord>>;

/** The values of `status`. */
export const statusWords = {
  scheduled: { en: "Scheduled", hy: "Կայանալիք", ru: "Запланирован" },
  live: { en: "Live", hy: "Ընթանում է", ru: "Идёт матч" },
  finished: { en: "Finished", hy: "Ավարտված", ru: "Завершён" },
  postponed: { en: "Postponed", hy: "Հետաձգված", ru: "Перенесён" },
  cancelled: { en: "Cancelled", hy: "Չեղարկված", ru: "Отменён" },
} satisfies Record<MatchStatus, StaffWord>;
