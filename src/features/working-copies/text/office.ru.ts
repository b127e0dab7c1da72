import type { WorkingCopiesOfficeText } from "./office.en.ts";

export const workingCopies: WorkingCopiesOfficeText = {
  saving: "Сохраняется",
  saved: (time) => `Сохранено: ${time}`,
  local: "Не сохранено, хранится на этом компьютере",
  live: (time) => `На сайте версия от ${time} · ваши изменения не опубликованы.`,
  goesOn: (time) => `Вы продолжаете то, что писали раньше (${time}).`,
  discard: "Отбросить мои изменения",
  discardAsk: "Отбросить то, что вы написали?",
  discardHint: "В форму вернётся сохранённая версия.",
  discarded: "Ваши изменения отброшены",
  publishChanges: "Опубликовать изменения",
  others: (name, time) => `${name}: несохранённые изменения от ${time}.`,
  takeOthers: "Продолжить с ними",
  replaced: "Ваш текст заменён другим",
  typedElsewhere: (time) => `Вы писали на другом устройстве (${time}).`,
  savedElsewhere: "Эта статья уже сохранена: отсюда или на другом устройстве. Сохраните, чтобы сравнить обе.",
  takeThat: "Продолжить с тем текстом",
  keepThis: "Оставить этот",
};
