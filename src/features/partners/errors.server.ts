import { errorMessages } from "#src/errors/messages.ts";

/** What a partner is refused with. */
export const partnerErrors = errorMessages("partners", {
  name_required: ["Write the partner's name.", "Գրեք գործընկերոջ անվանումը։", "Укажите название партнёра."],
  order_num_number: [
    "Write the order as a whole number.",
    "Գրեք հերթականությունն ամբողջ թվով։",
    "Укажите порядок целым числом.",
  ],
  ends_before_start: [
    "The last day lies before the first.",
    "Վերջին օրն առաջինից շուտ է։",
    "Последний день раньше первого.",
  ],
  second_title: [
    "{name} is the title sponsor at the same time.",
    "{name}. նույն ժամանակ գլխավոր հովանավոր է։",
    "{name}: титульный спонсор в то же время.",
  ],
  no_switch: [
    "Say which switch to change.",
    "Նշեք, թե որ անջատիչն է պետք փոխել։",
    "Укажите, какой переключатель изменить.",
  ],
});
