import { errorMessages } from "#src/errors/messages.ts";

/** What a partner is refused with. */
export const partnerErrors = errorMessages("partners", {
  name_required: ["Write the partner's name.", "Գրեք գործընկերոջ անվանումը։", "Укажите название партнёра."],
  order_num_number: [
    "Write the order as a whole number.",
    "Գրեք հերթականությունն ամբողջ թվով։",
    "Укажите порядок целым числом.",
  ],
  no_switch: [
    "Say which switch to change.",
    "Նշեք, թե որ անջատիչն է պետք փոխել։",
    "Укажите, какой переключатель изменить.",
  ],
});
