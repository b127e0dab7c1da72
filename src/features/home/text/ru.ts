import { plural } from "#src/i18n/plural.ts";
import type { HomeText } from "./en.ts";

export const home: HomeText = {
  title: "{club} — официальный сайт",
  eyebrow: (town, year) => `${town}, с ${year} года`,
  watch: "Смотреть",
  position: "Место",
  points: (n) => plural("ru", n, { one: "Очко", few: "Очка", many: "Очков", other: "Очка" }),
  wins: (n) => plural("ru", n, { one: "Победа", few: "Победы", many: "Побед", other: "Победы" }),
  ordinal: (n) => `${n}-е`,
  latestNews: "Последние новости",
  allNews: "Все новости",
  noNews: "Новостей пока нет",
  noNewsHint: "Первые новости появятся здесь.",
  recentResults: "Последние результаты",
  allMatches: "Все матчи",
  noResults: "Результатов пока нет",
  noResultsHint: "Сейчас матчей нет",
  achievements: "Наши достижения",
  titles: (n) =>
    plural("ru", n, {
      one: "титул на нашей стене",
      few: "титула на нашей стене",
      many: "титулов на нашей стене",
      other: "титула на нашей стене",
    }),
  championships: (n) =>
    plural("ru", n, { one: "чемпионство", few: "чемпионства", many: "чемпионств", other: "чемпионства" }),
  cups: (n) => plural("ru", n, { one: "кубок", few: "кубка", many: "кубков", other: "кубка" }),
  superCups: (n) =>
    plural("ru", n, { one: "суперкубок", few: "суперкубка", many: "суперкубков", other: "суперкубка" }),
  otherTitles: (n) =>
    plural("ru", n, {
      one: "другой трофей",
      few: "других трофея",
      many: "других трофеев",
      other: "других трофея",
    }),
  allHonours: "Трофеи и история",
  figures: {
    label: "Цифры",
    players: "Игроки и их голы",
    playersNote: "Голы, передачи, минуты и номера каждого",
    season: "Сезон в цифрах",
    seasonNote: "Бомбардиры, карточки, сухие матчи, посещаемость",
    records: "Рекорды",
    recordsNote: "Крупнейшая победа, длинная серия, больше всего голов",
  },
  partners: "Наши партнёры",
  tableNow: "Таблица",
  wholeTable: "Вся таблица",
  toUs: "от нас",
  europe: "Что нужно для еврокубков?",
  europeGap: (place, points, isAhead) => {
    const score = `${points} ${plural("ru", points, { one: "очко", few: "очка", many: "очков", other: "очка" })}`;
    if (isAhead) return `Мы в зоне еврокубков: отрыв от ${place}-го места — ${score}.`;
    return points === 0
      ? `Очков столько же, сколько у ${place}-го места, последнего в зоне еврокубков.`
      : `До ${place}-го места, последнего в зоне еврокубков, — ${score}.`;
  },
  nextHomeMatch: "Ближайший домашний матч",
  tickets: "Билеты",
  placeNow: "Место сейчас",
  readReport: "Читать отчёт",
  titlePartner: "Титульный партнёр",
  visitSite: "Перейти на сайт",
  noNextMatch: "Дата ближайшего матча ещё не назначена",
  noNextMatchHint: "Она появится здесь, как только её назначит лига.",
};
