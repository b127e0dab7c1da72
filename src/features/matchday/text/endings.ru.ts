import { plural } from "#src/i18n/plural.ts";
import type { endings as english } from "./endings.en.ts";

/** «Со второго», but «с третьего». */
const moved = (from: number, to: number) => `${from === 2 ? "со" : "с"} ${from}-го на ${to}-е место`;

/** What a club calls it when a match stops for good. */
export const endings: typeof english = {
  why: "Причина",
  abandonReasons: {
    weather: "Погода",
    lights: "Освещение",
    pitch: "Поле",
    crowd: "Трибуны",
    injury: "Здоровье",
    other: "Другое",
  },
  score: (score) => `Счёт ${score}`,
  whatOfScore: "Что будет со счётом",
  decisions: {
    later: (score) => ["Решение позже", `На сайте: прерван, ${score}; в таблице: нет`],
    resumed: (_, minute) => [`Продолжится с ${minute}-й минуты`, "Счёт, составы и карточки сохранятся"],
    replayed: () => ["Будет переигран", "С начала, 0:0; этот матч останется в истории"],
    stands: (score) => ["Результат остаётся", `${score} окончательный и идёт в таблицу`],
  },
  inLog: {
    resumed: "продолжится в другой день",
    replayed: "будет переигран",
    stands: "результат остаётся в силе",
  },
  abandonNow: "Прервать",
  tells: (why, minute) => `«${why.toLowerCase()}»${minute ? `, ${minute}` : ""}; увидят все`,
  tellsNoReason: "Сначала выберите причину",
  close: "Закрыть, игра продолжается",
  samePlace: ["Чтобы подтвердить, нажмите ", "туда же", "."],
  follows: "Что будет дальше",
  final: (score) => [`${score} окончательный`, "Сразу на сайте"],
  finalOffline: (score) => [`${score} окончательный`, "На сайте, как только появится сеть"],
  table: ({ from, to, points }) => [
    from === to ? `Таблица: остаётся ${to}-м` : `Таблица: ${moved(from, to)}`,
    `${points} ${plural("ru", points, { one: "очко", few: "очка", many: "очков", other: "очка" })}, по уже внесённым результатам`,
  ],
  moved: ({ from, to }) => (from === to ? `В таблице остаётся ${to}-м` : `В таблице ${moved(from, to)}`),
  waits: (n) => [
    `${plural("ru", n, { one: "Ждёт", few: "Ждут", many: "Ждут", other: "Ждут" })} отправки: ${n}`,
    "Уйдут сами",
  ],
  noScorer: (minute) => `Гол ${minute} без автора`,
  noAssist: (minute) => `Гол ${minute} без передачи`,
  noResult: (minute) => `Пенальти ${minute} без результата`,
  noName: (minute) => `Карточка ${minute} без имени`,
  noAnswer: (minute) => `Запись ${minute}: дважды? Никто не ответил`,
  addedLater: "Можно дополнить и позже",
};
