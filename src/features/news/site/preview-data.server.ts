import { redirect } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { beginningOf, blocksOf } from "#src/features/notes/blocks.ts";
import { answerOf, type OpenPreview, openPreview } from "#src/features/preview-links/queries.server.ts";
import { publicSettings } from "#src/features/settings/queries.server.ts";
import { contactDetails } from "#src/features/shell/contact-details.ts";
import { clockTime } from "#src/i18n/dates.ts";
import { LANGUAGES, type Language, localPath } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { begunLanguage, isBegunIn } from "../article.ts";
import { getArticle } from "../office-queries.server.ts";
import { articleView } from "./article-data.server.ts";

/** An answer may point to one of these; a long article has a hundred, a text that is only typed may have 79,000. */
const MOST_PARAGRAPHS = 500;

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>;

/**
 * What a preview link shows: the article's real page with the newest text, in a language that has some. One that is
 * out by now is shown where it is.
 * @throws AppError `not_found`, `gone`; a redirect
 */
export async function loadPreview(
  app: App,
  { token, language, address }: { token: string; language: Language; address: string },
) {
  const preview = await openPreview(app, token, address);
  const { row, subject } = preview;
  const stored = await getArticle(app.db, app.now(), row.record_id);
  if (stored.state === "published" && !subject.isTyped)
    throw redirect(localPath(language, `/news/${stored.slug}`));
  const languages = LANGUAGES.filter((one) => isBegunIn(subject.values, one));
  const begun = begunLanguage(subject.values, stored.language);
  if (!languages.includes(language) && languages.length > 0)
    throw redirect(localPath(begun, `/preview/${token}`));
  // What is hidden from readers is what this is for; the links around it lead nowhere yet.
  const article = { ...(await articleView(app, language, { ...stored, ...subject.values })), related: [] };
  return {
    path: localPath(language, `/preview/${token}`),
    article,
    languages: languages.map((one) => ({ language: one, path: localPath(one, `/preview/${token}`) })),
    label: row.label,
    mayAnswer: row.may_answer === 1,
    /** Names the text: who approves says which one was read. */
    shown: subject.hash,
    isChange: stored.state === "published",
    answer: shownAnswer(preview),
    paragraphs: blocksOf(subject.values[columnIn("content", language)], MOST_PARAGRAPHS).map(
      ({ hash, text }) => ({ hash, beginning: beginningOf(text) }),
    ),
  };
}

/** The answer as its giver sees it, with the time of the club's day. */
function shownAnswer({ row, subject }: OpenPreview) {
  const answer = answerOf(row, subject);
  return answer && { ...answer, time: clockTime(answer.at, club.timeZone)?.time ?? "" };
}

/** Where to ask instead. Failing settings leave the club's defaults. */
export async function clubTelephone(app: App, language: Language): Promise<string> {
  const settings = await app.cachedQuery("public settings", publicSettings).catch(() => ({}));
  return contactDetails(settings, language).phone;
}
