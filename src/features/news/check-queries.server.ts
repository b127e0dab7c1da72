import type { Db } from "#src/db/database.server.ts";
import {
  type CheckedPicture,
  type CheckedText,
  imagesIn,
  linksIn,
} from "#src/features/checks/checked-text.ts";
import { readLinkStates } from "#src/features/checks/link-queries.server.ts";
import { type DescribedPicture, describePictures } from "#src/features/media/queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { ProseNode } from "#src/markdown/prose.ts";
import { isBegunIn, type TEXTS } from "./article.ts";
import { countOpen, knownPairs, pairsBetween, type Texts } from "./block-queries.server.ts";
import { findDeadOwn, ownAddress } from "./own-address-queries.server.ts";

/** What of an article the checks look at: as it is saved, or as somebody types it. */
export type CheckedArticle = Texts & {
  /** Absent for one that was never saved. */
  id?: number | undefined;
  slug: string;
  image_url: string;
} & Record<ReturnType<typeof columnIn<(typeof TEXTS)[number]>>, string>;

/** The text of a language, parsed. */
export type ProseByLanguage = ReadonlyMap<Language, ProseNode[]>;

interface Here {
  db: Db;
  now: Date;
  /** Without a slash at its end; empty where nobody knows it. */
  siteUrl: string;
  /** Whether links of other sites are looked at; else nothing is known of them. */
  asksLinks: boolean;
}

/** The languages of an article with what stands around them, and the foreign addresses that its texts lead to. */
export interface CheckedTexts {
  texts: CheckedText[];
  foreign: string[];
  /** How many of these were never asked. */
  waiting: number;
}

/** Reads what the checks ask about an article, in the languages that were parsed. */
export async function readCheckedTexts(
  here: Here,
  article: CheckedArticle,
  prose: ProseByLanguage,
  stale: readonly Language[],
): Promise<CheckedTexts> {
  const { db, now, siteUrl } = here;
  const nodes = [...prose.values()].flat();
  const links = linksIn(nodes);
  const images = imagesIn(nodes).map(({ src }) => src);
  const pictures = [article.image_url, ...images].filter(Boolean);
  const isForeign = (link: string) => /^https?:/i.test(link) && !ownAddress(link, siteUrl);
  const foreign = here.asksLinks ? links.filter(isForeign) : [];
  const [described, dead, states, isSlugTaken] = await Promise.all([
    describePictures(db, now, pictures, "en"),
    findDeadOwn({ ...here, self: article.slug }, [...links, ...pictures]),
    readLinkStates(db, foreign),
    isTaken(db, article),
  ]);
  const texts = [...prose].map(([language, own]): CheckedText => {
    const named = new Set([...linksIn(own), ...imagesIn(own).map(({ src }) => src), article.image_url]);
    return {
      language,
      title: article[columnIn("title", language)],
      excerpt: article[columnIn("excerpt", language)],
      content: article[columnIn("content", language)],
      nodes: own,
      slug: article.slug,
      isSlugTaken,
      cover: article.image_url,
      pictures: new Map([...described].map(([url, one]) => [url, pictureIn(one, language)])),
      dead: new Set([...named].filter((address) => dead.has(address) || states.dead.has(address))),
      silent: new Set([...named].filter((address) => states.silent.has(address))),
      isStale: stale.includes(language),
    };
  });
  return { texts, foreign, waiting: states.waiting.size };
}

function pictureIn(picture: DescribedPicture, language: Language): CheckedPicture {
  const { width, alts, isDecorative, credit, licence, isOver } = picture;
  return { width, alt: alts[language], isDecorative, credit, isOwn: licence === "own", isOver };
}

/** Whether another article has or had the address. */
async function isTaken(db: Db, { id = 0, slug }: CheckedArticle): Promise<boolean> {
  if (!slug) return false;
  const row = await db
    .selectFrom("articles")
    .leftJoin("slugs", (join) =>
      join
        .onRef("slugs.record_id", "=", "articles.id")
        .on("slugs.kind", "=", "articles")
        .on("slugs.slug", "=", slug),
    )
    .select("articles.id")
    .where("articles.id", "!=", id)
    .where((e) => e.or([e("articles.slug", "=", slug), e("slugs.slug", "=", slug)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The finished translations that would be stale after a save: what they translate says something else since.
 * @param before as it is saved; undefined for a new article, which has nothing to be behind
 */
export async function staleAfter(
  db: Db,
  before: (Texts & { id: number }) | undefined,
  after: Texts,
  languages: readonly Language[],
): Promise<Language[]> {
  if (!before) return [];
  const known = await knownPairs(db, before);
  return languages.filter((language) => {
    if (language === after.language || !isBegunIn(after, language)) return false;
    if (after[columnIn("text_state", language)] === "draft") return false;
    return countOpen(after, language, pairsBetween(before, after, language, known.get(language))) > 0;
  });
}
