import { armenianOrdinal } from "#src/i18n/armenian.ts";
import type { CalendarText } from "./calendar.en.ts";

export const calendar: CalendarText = {
  title: "Խաղերը Ձեր օրացույցում",
  lead: "Երբ խաղը տեղափոխվում է, փոխվում է նաև Ձեր օրացույցը։",
  add: "Ավելացնել օրացույցում",
  own: (club) => `${club}. բոլոր խաղերը`,
  home: "Միայն տնային խաղերը",
  one: "Միայն այս խաղը",
  apple: "Apple, Outlook",
  appleHint: "թարմացվում է վեց ժամը մեկ",
  google: "Google",
  googleHint: "մինչև մեկ օր ուշացումով",
  file: "Ֆայլ",
  fileHint: "մեկ անգամ, չի թարմացվում",
  address: "Օրացույցի հասցեն",
  postponed: "Հետաձգված",
  cancelled: "Չեղարկված",
  hourUnknown: "Ժամը կհստակեցվի։",
  dayUnknown: "Օրը կհստակեցվի։",
  round: (n) => `${armenianOrdinal(n)} տուր`,
  league: "Առաջնություն",
  all: "Բոլոր ակումբները",
};
