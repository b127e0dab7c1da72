import { errorMessages } from "#src/errors/messages.ts";

/** What an entry of a match's log is refused with. */
export const ledgerErrors = errorMessages("ledger", {
  side_missing: [
    "Say whose it is: home or away.",
    "Նշեք՝ տանտերե՞րն են, թե՞ հյուրերը։",
    "Укажите сторону: хозяева или гости.",
  ],
  target_missing: [
    "Say which entry this corrects.",
    "Նշեք, թե որ գրառումն է ուղղվում։",
    "Укажите, какая запись исправляется.",
  ],
  other_match: [
    "The corrected entry belongs to another match.",
    "Ուղղվող գրառումն ուրիշ խաղի է։",
    "Исправляемая запись относится к другому матчу.",
  ],
  patch_unfit: [
    "This does not fit the entry that it corrects.",
    "Սա չի համապատասխանում ուղղվող գրառմանը։",
    "Это не подходит к исправляемой записи.",
  ],
  id_taken: [
    "Another entry already has this number.",
    "Այս համարով արդեն այլ գրառում կա։",
    "Такой номер уже есть у другой записи.",
  ],
  full: [
    "A match has {most} entries at most.",
    "Մեկ խաղն ունենում է առավելագույնը {most} գրառում։",
    "У матча не более {most} записей.",
  ],
  full_of_events: [
    "A match has {most} goals, cards, substitutions and other events at most. Take some back first.",
    "Մեկ խաղն ունենում է առավելագույնը {most} գոլ, քարտ, փոխարինում և այլ դրվագ։ Նախ հետ վերցրեք դրանցից մի քանիսը։",
    "У матча не более {most} голов, карточек, замен и других событий. Сначала отмените лишние.",
  ],
  full_of_words: [
    "The entries of this match say too much together; write less here.",
    "Այս խաղի գրառումները միասին չափազանց երկար են. գրեք ավելի կարճ։",
    "Записи этого матча вместе слишком длинные: напишите короче.",
  ],
});
