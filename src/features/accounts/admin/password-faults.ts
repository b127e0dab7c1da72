import { leastPasswordLength, type PasswordFault } from "../account.ts";

interface Texts {
  short: (n: number) => string;
  long: string;
  easy: string;
}

/** What is wrong with a new password, in the words of the page. */
export function passwordFaultText(fault: PasswordFault, hasTwoFactor: boolean, texts: Texts): string {
  return fault === "short" ? texts.short(leastPasswordLength(hasTwoFactor)) : texts[fault];
}
