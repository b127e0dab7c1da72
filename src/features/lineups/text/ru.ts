import type { LineupsText } from "./en.ts";

export const lineups: LineupsText = {
  title: "Составы",
  starting: "Стартовый состав",
  bench: "Запасные",
  coach: "Главный тренер",
  out: "Отсутствуют",
  reasons: { injury: "травма", suspension: "дисквалификация", other: "отсутствует" },
  captain: "капитан",
  captainLetter: "К",
  goalkeeper: "вратарь",
  number: (n) => `№\u00a0${n}`,
  nameless: "имя неизвестно",
};
