import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { isBegunIn } from "./article.ts";
import { countOpen, knownPairs, pairsBetween, type TextPairs } from "./block-queries.server.ts";

type Article = RecordRow<"articles">;

/**
 * Brings up to date what the translations of an article were made from, in the save that changes it: what was changed
 * in the source waits for a translator, what was changed in a translation is right again.
 * @param after the article with the save's changes
 */
export async function keepPairs(current: Save, before: Article, after: Article): Promise<void> {
  const known = await knownPairs(current.tx, before);
  for (const language of LANGUAGES) {
    if (language === after.language || !isBegunIn(after, language)) {
      if (known.has(language)) await forgetPairs(current, after.id, language);
      continue;
    }
    const pairs = pairsBetween(before, after, language, known.get(language));
    await storePairs(current, after, language, pairs);
  }
}

/** Stores the pairs of a translation, and how many of its blocks wait. */
export async function storePairs(
  { tx }: Save,
  article: Article,
  language: Language,
  pairs: TextPairs,
): Promise<void> {
  const values = { pairs: JSON.stringify(pairs), open: countOpen(article, language, pairs) };
  await tx
    .insertInto("article_blocks")
    .values({ article_id: article.id, language, ...values })
    .onConflict((conflict) => conflict.columns(["article_id", "language"]).doUpdateSet(values))
    .execute();
}

async function forgetPairs({ tx }: Save, id: number, language: Language): Promise<void> {
  await tx
    .deleteFrom("article_blocks")
    .where("article_id", "=", id)
    .where("language", "=", language)
    .execute();
}
