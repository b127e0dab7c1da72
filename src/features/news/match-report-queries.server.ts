import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnNames, localised, type ShownText } from "#src/i18n/localised.ts";
import { onlyOut } from "./article-row-queries.server.ts";
import { firstMatchIn } from "./match-in-article.ts";
import { outSomewhere, PUBLICATION_COLUMNS } from "./out-queries.server.ts";

/** An article that tells of a match. */
export interface MatchReport {
  slug: string;
  title: ShownText;
  lead: ShownText;
}

/**
 * The newest published article whose first match is this one; undefined for none. One query.
 * @param id the match's
 */
export async function findMatchReport(
  db: Db,
  now: Date,
  id: number,
  language: Language,
): Promise<MatchReport | undefined> {
  const rows = await db
    .selectFrom("articles")
    .select(["slug", "language", ...columnNames("title"), ...columnNames("excerpt")])
    .select([...columnNames("content"), ...PUBLICATION_COLUMNS])
    .where(outSomewhere(now))
    .where((e) =>
      e.or(
        columnNames("content").flatMap((column) => [
          e(column, "like", `%/matches?match=${id})%`),
          e(column, "like", `%/matches/${id}-%`),
          e(column, "like", `%/matches/${id})%`),
        ]),
      ),
    )
    .orderBy("display_date", "desc")
    .orderBy("id", "desc")
    .limit(5)
    .execute();
  const article = rows.map((row) => onlyOut(row, now)).find((row) => firstMatchIn(row) === id);
  if (!article) return undefined;
  const begunIn = article.language;
  return {
    slug: article.slug,
    title: localised(article, "title", language, begunIn),
    lead: localised(article, "excerpt", language, begunIn),
  };
}
