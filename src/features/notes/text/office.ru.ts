import { plural } from "#src/i18n/plural.ts";
import type { NotesOfficeText } from "./office.en.ts";

export const notes: NotesOfficeText = {
  title: "Заметки",
  titleOpen: (n) =>
    `${n} ${plural("ru", n, { one: "открытая заметка", few: "открытые заметки", many: "открытых заметок", other: "открытых заметок" })}`,
  add: "Заметка к абзацу",
  paragraph: "Абзац",
  note: "Заметка",
  answer: "Ответить",
  send: "Отправить",
  resolve: "Решено",
  reopen: "Открыть снова",
  changed: "С тех пор этот абзац изменился.",
  gone: "Этого абзаца в тексте больше нет.",
  fromPreview: "по ссылке на предпросмотр",
  failed: "Не удалось сохранить заметку",
};
