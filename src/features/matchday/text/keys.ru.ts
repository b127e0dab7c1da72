import type { keyHelp as english } from "./keys.en.ts";

/** What stands at the keyboard of a press box. */
export const keyHelp: typeof english = {
  title: "Клавиши ложи прессы",
  fact: "что: гол, жёлтая, красная, замена, пенальти, автогол",
  side: "чей: хозяев, гостей",
  number: "номера, затем Enter",
  comment: "своими словами",
  period: "следующий тайм",
  undo: "отменить последнее",
  help: "этот список",
  off: "Выключить клавиши",
  typed: "Набрано",
  whose: "чей?",
  nobody: "с этим номером никто не известен",
  idle: "Наберите, что случилось",
  areOff: "Клавиши выключены.",
  enter: "записать",
  later: "позже",
  home: "хозяева",
  away: "гости",
  half: "тайм",
  back: "назад",
};
