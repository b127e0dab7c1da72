import type { keyHelp as english } from "./keys.en.ts";

/** What stands at the keyboard of a press box. */
export const keyHelp: typeof english = {
  title: "Մամուլի օթյակի ստեղները",
  fact: "ինչ՝ գոլ, դեղին, կարմիր, փոխարինում, 11-մետրանոց, ինքնագոլ",
  side: "ում՝ տանտերեր, հյուրեր",
  number: "համարները, ապա Enter",
  comment: "Ձեր խոսքը",
  period: "հաջորդ խաղակեսը",
  undo: "հետ վերցնել վերջինը",
  help: "այս ցանկը",
  off: "Անջատել ստեղները",
  typed: "Գրված է",
  whose: "ո՞ր թիմը",
  nobody: "այս համարով մեկը հայտնի չէ",
  idle: "Գրեք՝ ինչ եղավ",
  areOff: "Ստեղներն անջատված են։",
  enter: "գրանցել",
  later: "հետո",
  home: "տանտերեր",
  away: "հյուրեր",
  half: "խաղակես",
  back: "հետ",
};
