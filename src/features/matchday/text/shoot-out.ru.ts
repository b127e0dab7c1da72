import type { shootOut as english } from "./shoot-out.en.ts";

/** What stands on the console while penalties decide. */
export const shootOut: typeof english = {
  firstKick: "Кто бьёт первым?",
  next: (name) => `Следующий: ${name}.`,
  finish: "Завершить серию",
  decided: (name) => `Победитель серии: ${name}.`,
  afterMinutes: (minutes) => `после ${minutes} минут`,
  board: (score) => `Серия пенальти, ${score}`,
  was: { scored: "гол", saved: "отбит", missed: "мимо" },
  wins: {
    scored: (name) => `Забьёт: победит «${name}».`,
    missed: (name) => `Не забьёт: победит «${name}».`,
  },
  goesOn: {
    scored: (score) => `Забьёт: ${score}.`,
    missed: (score) => `Не забьёт: ${score}.`,
  },
  nextPair: {
    scored: (score, pair) => `Забьёт: ${score}, ${pair}-я пара.`,
    missed: (score, pair) => `Не забьёт: ${score}, ${pair}-я пара.`,
  },
  missedHint: "мимо или штанга",
};
