import { errorMessages } from "#src/errors/messages.ts";

/** What the calendar refuses with. */
export const calendarErrors = errorMessages("calendar", {
  past: [
    "This day is over: {day}. Nothing was moved.",
    "Այս օրն արդեն անցել է՝ {day}։ Ոչինչ չտեղափոխվեց։",
    "Этот день уже прошёл: {day}. Ничего не перенесено.",
  ],
  hour_past: [
    "On this day its hour, {time}, is over already. Nothing was moved.",
    "Այդ օրը նրա ժամը՝ {time}, արդեն անցել է։ Ոչինչ չտեղափոխվեց։",
    "В этот день его час, {time}, уже прошёл. Ничего не перенесено.",
  ],
  tied: [
    "It follows the hour of its match and moves with it. To choose another day, untie it in the article.",
    "Այն կապված է խաղի ժամին և տեղափոխվում է դրա հետ։ Այլ օր ընտրելու համար անջատեք կապը նորության մեջ։",
    "Статья привязана к матчу и переносится вместе с ним. Чтобы выбрать другой день, отвяжите её в самой статье.",
  ],
  out: ["What is out does not move.", "Հրապարակվածը չի տեղափոխվում։", "То, что уже вышло, не переносится."],
  bad_span: [
    "Ask for 1 to 62 days, the first before the last.",
    "Նշեք 1–62 օր, առաջինը՝ վերջինից առաջ։",
    "Запросите от 1 до 62 дней: первый раньше последнего.",
  ],
  slot_taken: ["Somebody has begun this already.", "Մեկն արդեն սկսել է սա։", "Кто-то уже начал это."],
});
