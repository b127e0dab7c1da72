import { plainValue } from "#src/features/office/plain-value.ts";
import type { Language } from "#src/i18n/languages.ts";
import { choiceInWords } from "./choice-words.ts";
import { fieldInWords } from "./field-words.ts";
import type { AuditRow } from "./history.ts";

/** One field of an entry of the audit log, as staff read it. */
export interface AuditChange {
  field: string;
  before: string;
  after: string;
}

type Row = Record<string, unknown>;
interface Words {
  yes: string;
  no: string;
}

/** What a change did, field by field; a table's teams stand in place of fields. None where nothing was changed. */
export function auditChanges(
  { kind, before, after }: Pick<AuditRow, "kind" | "before" | "after">,
  language: Language,
  words: Words,
): AuditChange[] {
  if (!before || !after) return [];
  // The log holds a table's rows by their numbers in the list.
  if (kind === "standings") return teamChanges(rowsOf(before), rowsOf(after), language);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({
    field: fieldInWords(kind, field, language),
    before: choiceInWords(kind, field, before[field], language) ?? valueInWords(field, before[field], words),
    after: choiceInWords(kind, field, after[field], language) ?? valueInWords(field, after[field], words),
  }));
}

/** Of each team that was changed or came in, only what differs. */
function teamChanges(before: Row[], after: Row[], language: Language): AuditChange[] {
  return after.flatMap((row) => {
    const old = before.find(({ id }) => id === row.id);
    const names = Object.keys(row).filter(
      (name) => name !== "id" && JSON.stringify(old?.[name]) !== JSON.stringify(row[name]),
    );
    if (names.length === 0) return [];
    const told = (one: Row | undefined) =>
      one
        ? names.map((name) => `${fieldInWords("standings", name, language)} ${one[name] ?? "—"}`).join(", ")
        : "—";
    return { field: String(row.team_name ?? row.id), before: told(old), after: told(row) };
  });
}

function rowsOf(list: Row): Row[] {
  return Object.values(list) as Row[];
}

function valueInWords(field: string, value: unknown, words: Words): string {
  const isSwitch = /^(is_|display_in_)/.test(field) && (value === 0 || value === 1);
  return plainValue(isSwitch ? value === 1 : value, words) ?? "—";
}
