import { check } from "#src/api/check.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { lockRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { article } from "./article.record.ts";
import { type Article, TEXTS } from "./article.ts";
import { storePairs } from "./block-commands.server.ts";
import { guessedPairs, knownPairs, type TextPairs, textBlocks } from "./block-queries.server.ts";
import { blocksOf, hashOfBlock, isSameEverywhere } from "./blocks.server.ts";
import { requireChecks } from "./check-rules.server.ts";
import { newsErrors } from "./errors.server.ts";
import { languagesAfter } from "./language-changes.ts";
import { requireMayEdit } from "./news-access.server.ts";
import { getArticle } from "./office-queries.server.ts";
import { type Pair, pairOf, pairsAfter } from "./pairs.server.ts";
import { publicationAfter } from "./publication.server.ts";
import { requireTexts } from "./required-texts.server.ts";
import { TranslatedTexts } from "./schemas.server.ts";
import type { SentRow } from "./translation.ts";
import { baseOf } from "./translation-queries.server.ts";

type Row = RecordRow<"articles">;

interface Sent {
  rows: SentRow[];
  base: string;
  /** Says that the translation is done; one that is out stays it. */
  finish?: boolean | undefined;
  /** The version that the same screen saved last. */
  goes_on_from?: number | undefined;
}

/**
 * Saves a translation as it stood beside its source. What was written or called right counts as made from what the
 * source said on that screen: where the source was changed meanwhile, that shows at once.
 * @throws AppError `invalid` for the language it was begun in, and for texts that no form would take; `conflict` where somebody else changed the translation
 */
export function saveTranslation(actor: Actor, id: number, language: Language, sent: Sent): Promise<Article> {
  return save(actor, "writer", async (current) => {
    const before = await lockRecord(current, article, id);
    await requireMayEdit(current, before);
    requireTranslatable(before, language);
    if (baseOf(before, language) !== sent.base)
      throw new AppError("conflict", recordErrors.saved_meanwhile({ noun: "article" }));
    const rows = withSame(sent.rows, language);
    const texts = check(TranslatedTexts, textsOf(rows, language)) as Texts;
    const state = columnIn("text_state", language);
    const isDone = sent.finish && before[state] === "draft";
    const said = { ...texts, [state]: isDone ? ("ready" as const) : before[state] };
    const out = languagesAfter(before, said);
    const values = { ...texts, ...publicationAfter(before, { ...said, ...out }, current.now) };
    const after = { ...before, ...values };
    requireTexts(after, before, true);
    await requireChecks(current, before, after);
    const pairs = await pairsOf(current, { before, after, language, rows });
    await updateRecord(current, article, id, values, { goesOnFrom: sent.goes_on_from });
    await storePairs(current, after, language, pairs);
    return getArticle(current.tx, new Date(current.now), id);
  });
}

/** @throws AppError `invalid` */
export function requireTranslatable({ language }: Pick<Row, "language">, into: Language): void {
  if (language === into) throw new AppError("invalid", newsErrors.is_source(), { path: "language" });
}

type Texts = Partial<Record<ReturnType<typeof columnIn<"title" | "excerpt" | "content">>, string>>;

/** The three texts of a translation, from its rows. */
function textsOf(rows: readonly SentRow[], language: Language): Texts {
  const texts = TEXTS.map((text) => {
    const blocks = rows.filter(({ field }) => field === text).map(({ target }) => target.trim());
    return [columnIn(text, language), blocks.filter(Boolean).join("\n\n")];
  });
  return Object.fromEntries(texts) as Texts;
}

/** What is the same everywhere comes into a translation by itself, once there is a word of it. */
function withSame(rows: readonly SentRow[], language: Language): SentRow[] {
  const isSame = ({ source }: SentRow) => source !== null && isSameEverywhere(source);
  if (!rows.some((row) => row.target.trim() && !isSame(row))) return rows.map((row) => row);
  return rows.map((row) =>
    isSame(row) && !row.target.trim() ? { ...row, target: inLanguage(row.source!, language) } : row,
  );
}

/** A card's link leads to the site's pages in the translation's language. */
function inLanguage(block: string, language: Language): string {
  return block.replace(
    /\]\((?:\/(?:hy|ru))?(\/(?:matches|players|club|table)\b)/,
    (_, path: string) => `](${localPath(language, path)}`,
  );
}

interface Translated {
  before: Row;
  after: Row;
  language: Language;
  rows: readonly SentRow[];
}

/** What each block of the translation was made from, by what stood beside it. */
async function pairsOf(current: Save, { before, after, language, rows }: Translated): Promise<TextPairs> {
  const known = (await knownPairs(current.tx, before)).get(language) ?? guessedPairs(before, language);
  const sources = textBlocks(after, after.language);
  const targets = textBlocks(after, language);
  const texts = TEXTS.map((text) => {
    const own = rows.filter(({ field }) => field === text);
    const seen = own.flatMap(({ source }) => source ?? []);
    const pairs = pairsSeen(own, known[text]);
    const leftOut = known[text].filter(({ target }) => target === null);
    const held = { before: targets[text], after: targets[text] };
    return [text, pairsAfter([...pairs, ...leftOut], held, { before: seen, after: sources[text] })];
  });
  return Object.fromEntries(texts) as TextPairs;
}

/** The pairs as the screen had them: what was not touched keeps what it was made from. */
function pairsSeen(rows: readonly SentRow[], known: readonly Pair[]): Pair[] {
  const old = Map.groupBy(
    known.filter(({ target }) => target !== null),
    ({ target }) => target!,
  );
  return rows.flatMap(({ source, target, is_right }) =>
    blocksOf(target).map((block, index): Pair => {
      const kept = old.get(hashOfBlock(block))?.shift();
      return kept && !is_right ? kept : pairOf(block, index === 0 ? (source ?? undefined) : undefined);
    }),
  );
}
