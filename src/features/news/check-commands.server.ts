import { requireSection } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { ChecksOfArticle } from "#src/features/checks/check.ts";
import { wantLinks } from "#src/features/checks/link-commands.server.ts";
import { readChoice } from "#src/features/checks/stop-queries.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { parseTyped } from "#src/records/find-prose.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { isBegunIn } from "./article.ts";
import { type CheckedArticle, readCheckedTexts, staleAfter } from "./check-queries.server.ts";
import type { TypedArticle } from "./check-schemas.server.ts";
import { checkedLanguages } from "./check-view.server.ts";
import { getArticle } from "./office-queries.server.ts";

/**
 * What searches, networks and the checks say of an article as it is saved.
 * @param siteUrl the site's own address, e.g. "https://club.example"
 */
export function checkSaved(actor: Actor, id: number, siteUrl: string): Promise<ChecksOfArticle> {
  return checkTyped(actor, { article_id: id }, siteUrl);
}

/**
 * The same of what is typed and not saved; without a number of a new article. Foreign addresses that nobody has asked
 * today are asked in the background.
 */
export async function checkTyped(
  actor: Actor,
  { article_id: id, ...typed }: TypedArticle,
  siteUrl: string,
): Promise<ChecksOfArticle> {
  const { app } = actor;
  const saved = id === undefined ? undefined : await getArticle(app.db, app.now(), id);
  if (saved) requireSection(actor.account, saved.category_id);
  const article = { ...EMPTY, ...saved, ...withoutUndefined(typed) };
  const begun = LANGUAGES.filter((language) => isBegunIn(article, language));
  const languages = [...new Set([...begun.filter((one) => one === article.language), ...begun])];
  const parsed = await parseTyped(
    actor,
    languages.map((language) => article[columnIn("content", language)]),
  );
  const prose = new Map(languages.map((language, index) => [language, parsed[index]!]));
  const [stale, choice] = await Promise.all([
    staleAfter(app.db, saved, article, languages),
    readChoice(app.db),
  ]);
  const here = { db: app.db, now: app.now(), siteUrl, asksLinks: choice.asks_links };
  const checked = await readCheckedTexts(here, article, prose, stale);
  await wantLinks(app, actor.account.id, checked.foreign);
  const modified = saved?.updated_at ?? app.now().toISOString();
  const seen = { siteUrl, modified, published: saved?.display_date ?? null, reader: actor.language };
  return { languages: checkedLanguages(article, checked, seen), ...choice, asking: checked.waiting };
}

const EMPTY: CheckedArticle = {
  ...{ title: "", title_hy: "", title_ru: "", excerpt: "", excerpt_hy: "", excerpt_ru: "" },
  ...{ content: "", content_hy: "", content_ru: "", slug: "", image_url: "", language: "en" },
  ...{ text_state: "draft", text_state_hy: "draft", text_state_ru: "draft" },
};
