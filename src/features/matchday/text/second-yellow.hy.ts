import type { secondYellow as english } from "./second-yellow.en.ts";

/** A second yellow card that turned red by itself. */
export const secondYellow: typeof english = {
  title: "Երկրորդ դեղին՝ կարմիր",
  sentOff: "հեռացվեց",
  notRed: "Կարմիր չէր",
  notRedHint: "կմնա միայն դեղինը",
  right: "Ճիշտ է",
  note: "Կարմիրն արդեն կայքում է։ Պատասխան չլինի՝ կմնա։",
  men: (n) => `${n} հոգով`,
};
