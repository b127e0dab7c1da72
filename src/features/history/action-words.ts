import type { HistoryOfficeText } from "./text/office.en.ts";

/** Who acts without an account: the demo's first content and the clock, and the operator at the console. */
const SYSTEM = "system";
const CONSOLE = "console";

/** Who did it, as it is shown. */
export function whoInWords(words: Pick<HistoryOfficeText, "system" | "console">, name: string): string {
  if (name === CONSOLE) return words.console;
  return name === SYSTEM ? words.system : name;
}

/** An action in words; one that this version does not know is named as the log has it. */
export function actionInWords({ actions }: Pick<HistoryOfficeText, "actions">, action: string): string {
  return (actions as Record<string, string>)[action] ?? action;
}

/** A kind of record in words, e.g. "Player"; one that this version does not know is named as the log has it. */
export function kindInWords({ kinds }: Pick<HistoryOfficeText, "kinds">, kind: string): string {
  return (kinds as Record<string, string>)[kind] ?? kind;
}
