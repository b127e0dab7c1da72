import type { HistoryOfficeText } from "./text/office.en.ts";

/** Who acts without an account: the demo's first content, the clock, the operator's tool. */
const SYSTEM = "system";

/** Who did it, as it is shown. */
export function whoInWords({ system }: Pick<HistoryOfficeText, "system">, name: string): string {
  return name === SYSTEM ? system : name;
}

/** An action in words; one that this version does not know is named as the log has it. */
export function actionInWords({ actions }: Pick<HistoryOfficeText, "actions">, action: string): string {
  return (actions as Record<string, string>)[action] ?? action;
}

/** A kind of record in words, e.g. "Player"; one that this version does not know is named as the log has it. */
export function kindInWords({ kinds }: Pick<HistoryOfficeText, "kinds">, kind: string): string {
  return (kinds as Record<string, string>)[kind] ?? kind;
}
