import type { HistoryOfficeText } from "./text/office.en.ts";

/** Who acts without an account: the demo's first content and the clock, and the operator at the console. */
const SYSTEM = "system";
const CONSOLE = "console";

/** Who did it, as it is shown. */
export function whoInWords(words: Pick<HistoryOfficeText, "system" | "console">, name: string): string {
  if (name === CONSOLE) return words.console;
  return name === SYSTEM ? words.system : name;
}

/**
 * Who did it, by the username that the log has. A name that two share, and one that somebody chose who would be taken
 * for the site or the console, has the username beside it.
 * @param people every username of the log with the name that is shown for it
 */
export function actorInWords(
  words: Pick<HistoryOfficeText, "system" | "console">,
  people: readonly { username: string; name: string }[],
  username: string,
): string {
  const name = people.find((one) => one.username === username)?.name ?? username;
  const isShared = people.some(
    (one) => one.username !== username && (one.name === name || one.username === name),
  );
  const isNobodys = name !== username && whoInWords(words, name) !== name;
  return isShared || isNobodys ? `${name} (${username})` : whoInWords(words, name);
}

/** An action in words; one that this version does not know is named as the log has it. */
export function actionInWords({ actions }: Pick<HistoryOfficeText, "actions">, action: string): string {
  return (actions as Record<string, string>)[action] ?? action;
}

/** A kind of record in words, e.g. "Player"; one that this version does not know is named as the log has it. */
export function kindInWords({ kinds }: Pick<HistoryOfficeText, "kinds">, kind: string): string {
  return (kinds as Record<string, string>)[kind] ?? kind;
}
