import { findPasswordFault } from "../account.ts";
import { passwordWords } from "../password-words.ts";

interface Texts {
  short: string;
  long: string;
  easy: string;
}

/** What is wrong with a new password, in the words of the page; undefined when it is good. */
export function newPasswordFault(
  password: string,
  who: { username: string; email: string },
  texts: Texts,
): string | undefined {
  const fault = findPasswordFault(password, passwordWords(who.username, who.email));
  return fault && texts[fault];
}
