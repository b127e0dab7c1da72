import { plural } from "#src/i18n/plural.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { TableText } from "./en.ts";
import { why } from "./why.ru.ts";

export const table: TableText = {
  heading: "Турнирная таблица",
  season: "Сезон",
  chooseSeason: "Выберите сезон",
  current: "(текущий)",
  totalTeams: "Команды",
  totalMatches: "Матчи",
  totalGoals: "Голы",
  places: (from, to, last) => {
    if (from === to) return to === last ? "последнее место" : `${to}-е место`;
    return to === last ? `с ${from}-го места по последнее` : `${from}–${to}-е места`;
  },
  zones: {
    champions_league: "Лига чемпионов",
    europa_league: "Лига Европы",
    relegation: "Вылет в Первую лигу",
  },
  columns: {
    position: ["№", "Место"],
    team: ["Команда", "Команда"],
    played: ["И", "Игры"],
    won: ["В", "Выигрыши"],
    drawn: ["Н", "Ничьи"],
    lost: ["П", "Поражения"],
    goals_for: ["МЗ", "Забитые мячи"],
    goals_against: ["МП", "Пропущенные мячи"],
    goal_difference: ["РМ", "Разница мячей"],
    points: ["О", "Очки"],
    form: ["Форма", "Последние матчи"],
  },
  abbreviations: "Сокращения",
  form: "Последние матчи",
  notes: "Решения",
  adjusted: (points) => {
    const count = Math.abs(points);
    const noun = plural("ru", count, { one: "очко", few: "очка", many: "очков", other: "очка" });
    return `${points < 0 ? "снято" : "начислено"} ${count} ${noun}`;
  },
  placed: (place) => `${place}-е место по решению`,
  drawnLot: (place) => `${place}-й номер по жребию`,
  decidedOn: (day) => `Решение от ${day}${day.endsWith(".") ? "" : "."}`,
  letters: { W: "В", D: "Н", L: "П" },
  outcomes: { W: "Победа", D: "Ничья", L: "Поражение" },
  ownClub: "Наш клуб",
  champion: "Первое место",
  empty: "Таблицы пока нет",
  emptyHint: (season) => `Таблица сезона ${seasonName(season, "ru")} ещё не готова. Загляните позже.`,
  about: (league, season) => `${league}, ${seasonName(season, "ru")}: места, очки, мячи и форма всех клубов`,
  why,
  keywords: "таблица, очки, форма",
};
