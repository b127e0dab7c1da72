import type { secondYellow as english } from "./second-yellow.en.ts";

/** A second yellow card that turned red by itself. */
export const secondYellow: typeof english = {
  title: "Вторая жёлтая: красная",
  sentOff: "удалён",
  notRed: "Красной не было",
  notRedHint: "останется только жёлтая",
  right: "Всё верно",
  note: "Красная уже на сайте. Без ответа она останется.",
  men: (n) => `${n} на поле`,
};
