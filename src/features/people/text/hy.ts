import type { PeopleText } from "./en.ts";

export const people: PeopleText = {
  absent: "Բացակայում են",
  why: {
    injury: "վնասվածք",
    suspension: "որակազրկում",
    absence: "բացակայում է",
    loan: "վարձակալություն",
    transfer: "տրանսֆեր",
  },
  more: (n) => `և ևս ${n}`,
  until: (day) => `վերջին օրը՝ ${day}`,
  unconfirmed: "դեռ հաստատված չէ",
};
