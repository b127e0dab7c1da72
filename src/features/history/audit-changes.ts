import { peopleInWords } from "#src/features/lineups/lineup.ts";
import { plainValue } from "#src/features/office/plain-value.ts";
import { furtherDecisions } from "#src/features/table/points-decision.ts";
import { type FormLetter, formLetters } from "#src/features/table/table.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { signed } from "#src/i18n/numbers.ts";
import type { OfficeDictionary } from "#src/i18n/office-text.ts";
import { choiceInWords, fieldInWords } from "./field-words.ts";
import type { AuditRow } from "./history.ts";

/** One field of an entry of the audit log, as staff read it. */
export interface AuditChange {
  field: string;
  before: string;
  after: string;
}

type Row = Record<string, unknown>;
interface YesNo {
  yes: string;
  no: string;
}
/** How a table names its teams and the letters of their form; in English as the log has it. */
interface TableWords {
  language?: Language | undefined;
  letters?: Record<FormLetter, string> | undefined;
}
type Labels = Pick<OfficeDictionary, "fields" | "choices">;

/** What a change did, field by field; a table's teams stand in place of fields. None where nothing was changed. */
export function auditChanges(
  { kind, before, after }: Pick<AuditRow, "kind" | "before" | "after">,
  labels: Labels,
  yesNo: YesNo,
  { language, letters }: TableWords = {},
): AuditChange[] {
  if (!before || !after) return [];
  // The log holds a table's rows by their numbers in the list.
  if (kind === "standings") return teamChanges(rowsOf(before), rowsOf(after), labels, { language, letters });
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const told = (field: string, value: unknown) =>
    choiceInWords(labels, kind, field, value) ?? valueInWords(field, value, yesNo);
  return fields.map((field) => ({
    field: fieldInWords(labels, kind, field),
    before: told(field, before[field]),
    after: told(field, after[field]),
  }));
}

/** Of each team that was changed or came in, only what differs. */
function teamChanges(
  before: Row[],
  after: Row[],
  labels: Labels,
  { language = "en", letters }: TableWords,
): AuditChange[] {
  return after.flatMap((row) => {
    const old = before.find(({ id }) => id === row.id);
    const names = Object.keys(row).filter(
      (name) => name !== "id" && JSON.stringify(old?.[name]) !== JSON.stringify(row[name]),
    );
    if (names.length === 0) return [];
    const told = (one: Row | undefined) =>
      one
        ? names
            .map(
              (name) =>
                `${fieldInWords(labels, "standings", name)} ${figureInWords(name, one[name], letters)}`,
            )
            .join(", ")
        : "—";
    return {
      field: localised(row, "team_name", language).text || String(row.id),
      before: told(old),
      after: told(row),
    };
  });
}

/** What stands in a row of a table; of further decisions on points each with its reason. */
function figureInWords(name: string, value: unknown, letters: TableWords["letters"]): string {
  if (name === "form" && value && letters)
    return formLetters(String(value))
      .map((letter) => letters[letter])
      .join("");
  if (name !== "more_adjustments" || !value) return String(value || value === 0 ? value : "—");
  return furtherDecisions({ more_adjustments: String(value) })
    .map(({ points, reason }) => [signed(points), reason].filter(Boolean).join(" "))
    .join("; ");
}

function rowsOf(list: Row): Row[] {
  return Object.values(list) as Row[];
}

function valueInWords(field: string, value: unknown, yesNo: YesNo): string {
  if (field === "players" && typeof value === "string") return peopleInWords(JSON.parse(value));
  const isSwitch = /^(is_|display_in_)/.test(field) && (value === 0 || value === 1);
  return plainValue(isSwitch ? value === 1 : value, yesNo) ?? "—";
}
