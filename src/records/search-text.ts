import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { searchText } from "#src/i18n/search-words.ts";
import { type ColumnInfo, columnsOf, type RecordDefinition } from "./record.ts";

/** What the lists of the back office find a record by: its names and texts, folded, and once more in Latin letters. */
export function officeSearchText(record: Pick<RecordDefinition, "fields">, row: object): string {
  const values = row as Record<string, unknown>;
  const found = columnsOf(record).filter(isFoundByStaff);
  return searchText(...found.map(({ column }) => (values[column] ?? "") as string));
}

/** What belongs to a record and finds it too: its texts by their columns. */
export type Part = Record<string, string | null>;

/** The texts of a record in one language by which visitors find it: first its names, then the rest. */
export interface SiteTexts {
  language: Language;
  title: string[];
  body: string[];
}

/**
 * The texts of each language that a record has something in. What is not said in a language stands there in another,
 * as on its page, unless each language is public by itself.
 * @param parts what belongs to it and finds it too
 */
export function siteSearchTexts(
  record: Pick<RecordDefinition, "fields" | "siteSearch">,
  row: object,
  parts: readonly Part[] = [],
): SiteTexts[] {
  const values = row as Record<string, unknown>;
  const searched = columnsOf(record).filter(({ field }) => field.search && !field.staffOnly);
  const textOf = ({ column, field }: ColumnInfo) => {
    const text = String(values[column] ?? "").trim();
    return field.type === "text" && field.isMarkdown ? withoutAddresses(text) : text;
  };
  const fields = [...Map.groupBy(searched, ({ name }) => name).values()];
  const textsIn = (language: Language, isName: boolean) =>
    fields
      .filter(([one]) => (one!.field.search === "name") === isName && one!.field.search !== "office")
      .map((columns) => {
        const own = columns.find((one) => (one.language ?? language) === language && textOf(one));
        const shown = own ?? (record.siteSearch?.isByLanguage ? undefined : columns.find(textOf));
        return shown ? textOf(shown) : "";
      });
  const more = (language: Language) => record.siteSearch?.moreText?.(row as never, language) ?? [];
  const used = LANGUAGES.filter((language) =>
    searched.some((one) => one.language === language && textOf(one)),
  );
  return used.map((language) => ({
    language,
    title: textsIn(language, true),
    body: [...textsIn(language, false), ...more(language), ...partTexts(record, parts, language)],
  }));
}

function partTexts(
  { siteSearch }: Pick<RecordDefinition, "siteSearch">,
  parts: readonly Part[],
  language: Language,
): string[] {
  const names = siteSearch?.parts?.texts ?? [];
  return parts.flatMap((part) => names.map((name) => localised(part, name, language).text));
}

function isFoundByStaff({ field: { search } }: ColumnInfo): boolean {
  return search === "name" || search === "text" || search === "office";
}

/** Where a text's links and pictures lead is not what it says. It looks no further than the next bracket each time. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)\]]*\)/g, "] ").replace(/https?:\S+/g, " ");
}
