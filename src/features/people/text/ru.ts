import type { PeopleText } from "./en.ts";

export const people: PeopleText = {
  absent: "Отсутствуют",
  why: {
    injury: "травма",
    suspension: "дисквалификация",
    absence: "отсутствует",
    loan: "аренда",
    transfer: "трансфер",
  },
  more: (n) => `и ещё ${n}`,
  until: (day) => `до ${day} включительно`,
  unconfirmed: "ещё не подтверждено",
};
