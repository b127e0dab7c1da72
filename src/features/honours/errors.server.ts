import { errorMessages } from "#src/errors/messages.ts";

/** What an honour is refused with. */
export const honourErrors = errorMessages("honours", {
  name_required: [
    "Write what was won, or what happened.",
    "Գրեք տիտղոսի կամ իրադարձության անվանումը։",
    "Укажите название трофея или события.",
  ],
  year_required: ["Write the year or the season.", "Գրեք տարին կամ մրցաշրջանը։", "Укажите год или сезон."],
  year_format: [
    "Write a year or a season, e.g. 2006 or 2024-25.",
    "Գրեք տարին կամ մրցաշրջանը, օրինակ՝ 2006 կամ 2024-25։",
    "Укажите год или сезон, например 2006 или 2024-25.",
  ],
  order_num_number: [
    "Write the order as a whole number.",
    "Գրեք հերթականությունն ամբողջ թվով։",
    "Укажите порядок целым числом.",
  ],
});
