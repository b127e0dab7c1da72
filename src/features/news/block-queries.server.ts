import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { isBegunIn, TEXTS } from "./article.ts";
import { blocksOf } from "./blocks.server.ts";
import { firstPairs, openRows, type Pair, pairsAfter, rowsOf, withLeftOut } from "./pairs.server.ts";

type Article = RecordRow<"articles">;

/** What of an article decides which blocks were made from which. */
export type Texts = Pick<
  Article,
  "language" | ReturnType<typeof columnIn<(typeof TEXTS)[number]>> | ReturnType<typeof columnIn<"text_state">>
>;

/** The pairs of one translation, text by text. */
export type TextPairs = Record<(typeof TEXTS)[number], Pair[]>;
type TextBlocks = Record<(typeof TEXTS)[number], string[]>;

/** The stored pairs of an article's translations. */
export async function knownPairs(db: Db, { id }: Pick<Article, "id">): Promise<Map<Language, TextPairs>> {
  const rows = await db.selectFrom("article_blocks").selectAll().where("article_id", "=", id).execute();
  return new Map(rows.map(({ language, pairs }) => [language, JSON.parse(pairs) as TextPairs]));
}

/** An article's texts in a language as their blocks. */
export function textBlocks(article: Texts, language: Language): TextBlocks {
  const blocks = TEXTS.map((text) => {
    const said = article[columnIn(text, language)];
    return [text, text === "content" ? blocksOf(said) : said.trim() ? [said.trim()] : []];
  });
  return Object.fromEntries(blocks) as TextBlocks;
}

/** What is known of a translation without stored pairs: it translates the source as that is. */
export function guessedPairs(article: Texts, language: Language): TextPairs {
  const [sources, targets] = [textBlocks(article, article.language), textBlocks(article, language)];
  const isDone = article[columnIn("text_state", language)] !== "draft";
  return eachText((text) => {
    const pairs = firstPairs(sources[text], targets[text]);
    return isDone ? withLeftOut(pairs, sources[text]) : pairs;
  });
}

/** What the blocks of a translation were made from after a save of the article. */
export function pairsBetween(
  before: Texts,
  after: Texts,
  language: Language,
  stored: TextPairs | undefined,
): TextPairs {
  if (before.language !== after.language || !isBegunIn(before, language))
    return guessedPairs(after, language);
  const [source, sources] = [textBlocks(before, after.language), textBlocks(after, after.language)];
  const [target, targets] = [textBlocks(before, language), textBlocks(after, language)];
  const state = columnIn("text_state", language);
  // Whoever calls a translation done leaves out what is not in it.
  const isDoneNow = before[state] === "draft" && after[state] !== "draft";
  const known = stored ?? guessedPairs(before, language);
  return eachText((text) => {
    const pairs = pairsAfter(
      known[text],
      { before: target[text], after: targets[text] },
      { before: source[text], after: sources[text] },
    );
    return isDoneNow ? withLeftOut(pairs, sources[text]) : pairs;
  });
}

/** How many blocks of a translation wait for a translator. */
export function countOpen(article: Texts, language: Language, pairs: TextPairs): number {
  const [sources, targets] = [textBlocks(article, article.language), textBlocks(article, language)];
  return TEXTS.flatMap((text) => openRows(rowsOf(pairs[text], sources[text], targets[text]))).length;
}

/** The pairs of each text of a translation. */
export function eachText(pairsIn: (text: (typeof TEXTS)[number]) => Pair[]): TextPairs {
  return Object.fromEntries(TEXTS.map((text) => [text, pairsIn(text)])) as TextPairs;
}
