import { errorMessages } from "#src/errors/messages.ts";

/** What a note is refused with. */
export const noteErrors = errorMessages("notes", {
  text_required: ["Write the note.", "Գրեք նշումը։", "Напишите заметку."],
  too_long: ["At most {n} characters.", "Առավելագույնը {n} նիշ։", "Не более {n} символов."],
  not_found: ["There is no such note any more.", "Այդպիսի նշում այլևս չկա։", "Такой заметки больше нет."],
});
