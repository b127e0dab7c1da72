import type { NotesOfficeText } from "./office.en.ts";

export const notes: NotesOfficeText = {
  title: "Նշումներ",
  titleOpen: (n) => `${n} բաց նշում`,
  add: "Նշում պարբերության վերաբերյալ",
  paragraph: "Պարբերություն",
  note: "Նշում",
  answer: "Պատասխանել",
  send: "Ուղարկել",
  resolve: "Լուծված է",
  reopen: "Կրկին բացել",
  changed: "Այս պարբերությունն այդ ժամանակից փոխվել է։",
  gone: "Այս պարբերությունն այլևս տեքստում չէ։",
  fromPreview: "նախադիտման հղումով",
  failed: "Չհաջողվեց պահպանել նշումը",
};
