import type { CalendarText } from "./calendar.en.ts";

export const calendar: CalendarText = {
  title: "Матчи в вашем календаре",
  lead: "Матч переносится — меняется и ваш календарь.",
  add: "В календарь",
  own: (club) => `Все матчи: ${club}`,
  home: "Только домашние матчи",
  one: "Только этот матч",
  apple: "Apple, Outlook",
  appleHint: "обновляется каждые шесть часов",
  google: "Google",
  googleHint: "с опозданием до суток",
  file: "Файл",
  fileHint: "один раз, без обновлений",
  address: "Адрес календаря",
  postponed: "Перенесён",
  cancelled: "Отменён",
  hourUnknown: "Время уточняется.",
  dayUnknown: "Дата уточняется.",
  round: (n) => `${n}-й тур`,
  league: "Чемпионат",
  all: "Все клубы",
};
