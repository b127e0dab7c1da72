import type { FieldFault } from "#src/errors/app-error.ts";
import { checkErrors } from "#src/features/checks/errors.server.ts";
import { type Found, findFaults } from "#src/features/checks/find-faults.server.ts";
import { requireUnstopped } from "#src/features/checks/publication.server.ts";
import { readChoice } from "#src/features/checks/stop-queries.server.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { proseWithin } from "#src/records/find-prose.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { TEXTS } from "./article.ts";
import { type CheckedArticle, readCheckedTexts, staleAfter } from "./check-queries.server.ts";
import type { Publication } from "./language-state.ts";

type Checked = CheckedArticle & Pick<Publication, "is_published">;
type Saved = Checked & { id: number };

/**
 * Holds what a save brings out against the checks, and refuses what stops. Of a language that was out already only what is new counts: a fault that readers see may be mended piece by piece.
 * @param before undefined for a new article
 * @param asks whether somebody wants to know of faults that don't stop; looking for them takes time
 * @returns these
 * @throws AppError `invalid` naming the fields
 */
export async function requireChecks(
  current: Save,
  before: Saved | undefined,
  after: Checked,
  asks = false,
): Promise<Found[]> {
  const out = languagesOutOf(after).filter((language) => !before || isChanged(before, after, language));
  if (out.length === 0) return [];
  const { stops, asks_links } = await readChoice(current.tx);
  if (stops.length === 0 && !asks) return [];
  const known = before ? languagesOutOf(before).filter((language) => out.includes(language)) : [];
  const old = before && known.length > 0 ? await faultsIn(current, before, before, known, asks_links) : [];
  const seen = new Set(old.map(nameOf));
  const found = (await faultsIn(current, before, after, out, asks_links)).filter(
    (one) => !seen.has(nameOf(one)),
  );
  return requireUnstopped(found, stops);
}

function languagesOutOf(article: Checked): Language[] {
  if (!article.is_published) return [];
  return LANGUAGES.filter((language) => article[columnIn("text_state", language)] === "out");
}

/** Whether a save brings a language out, or changes something of it. A change of what it translates is no matter of its own. */
function isChanged(before: Checked, after: Checked, language: Language): boolean {
  if (!languagesOutOf(before).includes(language)) return true;
  const names = [...TEXTS.map((text) => columnIn(text, language)), "slug", "image_url"] as const;
  return names.some((name) => before[name] !== after[name]);
}

async function faultsIn(
  current: Save,
  before: Saved | undefined,
  article: Checked,
  languages: Language[],
  asksLinks: boolean,
): Promise<Found[]> {
  const { tx, actor } = current;
  const paths = languages.map((language) => columnIn("content", language));
  const parsed = await proseWithin(
    current,
    paths.map((path) => ({ path, text: article[path] })),
  );
  const prose = new Map(languages.map((language, index) => [language, parsed[index]!]));
  const stale = await staleAfter(tx, before, article, languages);
  const here = { db: tx, now: new Date(current.now), siteUrl: actor.app.config.SITE_URL ?? "", asksLinks };
  const { texts } = await readCheckedTexts(here, article, prose, stale);
  return texts.flatMap(findFaults);
}

/** What is the same before and after a save. */
function nameOf({ path, message }: Found): string {
  return `${path} ${message.key} ${JSON.stringify(message.params)}`;
}

/** A fault of one of several articles. */
export function ofArticle(
  { path, message }: FieldFault,
  { title, title_hy, title_ru }: Pick<Checked, "title" | "title_hy" | "title_ru">,
): FieldFault {
  return { path, message: checkErrors.of_article({ title: title || title_hy || title_ru, found: message }) };
}
