import { searchText } from "#src/i18n/fold.ts";
import { type ColumnInfo, columnsOf, type RecordDefinition } from "./record.ts";

/** What the lists of the back office find a record by: its names and texts, folded, and once more in Latin letters. */
export function officeSearchText(record: Pick<RecordDefinition, "fields">, row: object): string {
  const values = row as Record<string, unknown>;
  const found = columnsOf(record).filter(isFoundByStaff);
  return searchText(...found.map(({ column }) => (values[column] ?? "") as string));
}

/** The texts by which visitors find a record: first its names, then the rest. */
export function siteSearchTexts(
  record: Pick<RecordDefinition, "fields" | "siteSearch">,
  row: object,
): { title: string[]; body: string[] } {
  const values = row as Record<string, unknown>;
  const textsOf = (wanted: ColumnInfo["field"]["search"][]) =>
    columnsOf(record)
      .filter(({ field }) => field.search && !field.staffOnly && wanted.includes(field.search))
      .map(({ column, field }) => {
        const text = String(values[column] ?? "");
        return field.type === "text" && field.isMarkdown ? withoutAddresses(text) : text;
      });
  const more = record.siteSearch?.moreText?.(row as never) ?? [];
  return { title: textsOf(["name"]), body: [...textsOf(["text", "detail"]), ...more] };
}

function isFoundByStaff({ field: { search } }: ColumnInfo): boolean {
  return search === "name" || search === "text" || search === "office";
}

/** Where a text's links and pictures lead is not what it says. It looks no further than the next bracket each time. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)\]]*\)/g, "] ").replace(/https?:\S+/g, " ");
}
