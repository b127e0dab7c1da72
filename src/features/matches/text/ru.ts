import type { MatchesText } from "./en.ts";

export const matches: MatchesText = {
  nextMatch: "Ближайший матч",
  home: "Дома",
  away: "В гостях",
  round: (n) => `${n}-й тур`,
  referee: (name) => `Главный судья: ${name}`,
  timeToKickOff: "До начала матча",
  yerevanTime: "по ереванскому времени",
  yourTime: "по вашему времени",
  days: "дн.",
  hours: "ч",
  minutes: "мин",
  details: "Подробности матча",
  versus: "–",
  status: {
    scheduled: "Запланирован",
    live: "Идёт матч",
    finished: "Завершён",
    postponed: "Перенесён",
    cancelled: "Отменён",
  },
  outcome: { W: "Победа", D: "Ничья", L: "Поражение" },
  outcomeLetter: { W: "В", D: "Н", L: "П" },
};
