import type { Db } from "#src/db/database.server.ts";
import { soughtParts } from "#src/i18n/search-words.ts";
import { officeSearchText } from "#src/records/search-text.ts";
import { article } from "./article.record.ts";
import { CARD_COLUMNS, onlyOut, withCategory } from "./article-row-queries.server.ts";

/** Rows are read so many at a time: databases bound the values of a statement. */
const AT_ONCE = 500;

interface Hit {
  id: number;
  /** Whether it has words that readers may not see. */
  hides: 0 | 1;
}

/** The numbers of found articles without those that were found by words of a language that isn't out. */
export async function withoutHiddenHits(
  db: Db,
  now: Date,
  found: Hit[],
  search: string | undefined,
): Promise<number[]> {
  const suspects = found.filter(({ hides }) => hides).map(({ id }) => id);
  const words = soughtParts(search);
  const hidden = new Set(suspects);
  for (let i = 0; i < suspects.length; i += AT_ONCE) {
    const rows = await withCategory(db)
      .where("articles.id", "in", suspects.slice(i, i + AT_ONCE))
      .select(CARD_COLUMNS)
      .execute();
    for (const row of rows) {
      const text = officeSearchText(article, onlyOut(row, now));
      if (words.every((parts) => parts.some((part) => text.includes(part)))) hidden.delete(row.id);
    }
  }
  return found.map(({ id }) => id).filter((id) => !hidden.has(id));
}
