import type { Db } from "#src/db/database.server.ts";
import { batchesOf, textTables } from "#src/db/text-columns.server.ts";
import type { Names } from "#src/features/people/person.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { apart, spellingsOf } from "./spellings.ts";

/** Made from the records, which are looked at themselves. */
const DERIVED = /^(search_|markdown_trees)/;

/**
 * How many rows of which tables have the family name: what people wrote in their own words stays when a person is
 * erased, and it may be of a namesake. Somebody has to look.
 */
export async function findFamilyNames(db: Db, names: readonly Names[]): Promise<Record<string, number>> {
  const family = [...new Set(names.flatMap((one) => LANGUAGES.map((language) => one[language].last)))].filter(
    Boolean,
  );
  if (!family.some((name) => name.length > 1)) return {};
  const pattern = new RegExp(`(?<!\\p{L}\\p{Mn}*)(?:${family.map(spellingsOf).join("|")})`, "iu");
  const left: Record<string, number> = {};
  for (const table of await textTables(db)) {
    if (DERIVED.test(table.table)) continue;
    // No database knows all spellings of a name: each text is looked at here.
    for await (const rows of batchesOf(db, table)) {
      const named = rows.filter((row) =>
        table.columns.some((column) => pattern.test(apart(String(row[column] ?? "")))),
      );
      if (named.length > 0) left[table.table] = (left[table.table] ?? 0) + named.length;
    }
  }
  return left;
}
