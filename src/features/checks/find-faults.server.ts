import type { Message } from "#src/errors/messages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { CHECKS, type Check, COVER_WIDTH_PX, GOOD_LENGTHS, type Level, LONGEST_ADDRESS } from "./check.ts";
import { type CheckedText, headingsIn, imagesIn, unreadableLinks } from "./checked-text.ts";
import { checkErrors } from "./errors.server.ts";

/** What a check found, before it is said in somebody's language. */
export interface Found {
  check: Check;
  level: Level;
  path: string;
  message: Message;
}

type Said = [level: Level, message: Message, path?: string];

/** Each check: what it finds in one language of an article. A text that is no language's is named by its own path. */
const FINDERS: Record<Check, (text: CheckedText) => Said[]> = {
  title: titleFaults,
  excerpt: excerptFaults,
  address: addressFaults,
  cover: coverFaults,
  descriptions: descriptionFaults,
  credits: creditFaults,
  links: linkFaults,
  headings: headingFaults,
  languages: ({ isStale }) => (isStale ? [["hint", checkErrors.language_stale()]] : []),
};

/** Of which field each check speaks. */
const FIELDS: Record<Check, "title" | "excerpt" | "content" | "slug" | "image_url"> = {
  title: "title",
  excerpt: "excerpt",
  address: "slug",
  cover: "image_url",
  descriptions: "content",
  credits: "content",
  links: "content",
  headings: "content",
  languages: "content",
};

/** All that the nine checks find in one language of an article, in their order. Reads nothing, writes nothing. */
export function findFaults(text: CheckedText): Found[] {
  return CHECKS.flatMap((check) =>
    FINDERS[check](text).map(([level, message, path]) => ({
      check,
      level,
      message,
      path: path ?? pathOf(FIELDS[check], text),
    })),
  );
}

function pathOf(field: (typeof FIELDS)[Check], { language }: CheckedText): string {
  return field === "slug" || field === "image_url" ? field : columnIn(field, language);
}

function titleFaults({ title }: CheckedText): Said[] {
  const { least, most } = GOOD_LENGTHS.title;
  const n = lengthOf(title);
  if (n === 0) return [["fault", checkErrors.no_title()]];
  if (n < least) return [["hint", checkErrors.title_short({ n, least, most })]];
  return n > most ? [["hint", checkErrors.title_long({ n, most })]] : [];
}

function excerptFaults({ excerpt, title }: CheckedText): Said[] {
  const { least, most } = GOOD_LENGTHS.excerpt;
  const n = lengthOf(excerpt);
  if (n === 0) return [["hint", checkErrors.no_excerpt()]];
  if (isSameText(excerpt, title)) return [["hint", checkErrors.excerpt_is_title()]];
  if (n < least) return [["hint", checkErrors.excerpt_short({ n, least, most })]];
  return n > most ? [["hint", checkErrors.excerpt_long({ n, most })]] : [];
}

/** What a machine or a hurry made: "news-12", "untitled", "copy-of-article". */
const SAYS_NOTHING = /^(?:(?:copy|draft|new|news|article|post|test|title|untitled|of|a|the|\d+)(?:-|$))+$/;

function addressFaults({ slug, isSlugTaken }: CheckedText): Said[] {
  // One that is not there yet is made of the title.
  if (!slug) return [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [["fault", checkErrors.address_form({ slug })]];
  if (isSlugTaken) return [["fault", checkErrors.address_taken({ slug })]];
  if (SAYS_NOTHING.test(slug)) return [["hint", checkErrors.address_says_nothing({ slug })]];
  const n = slug.length;
  return n > LONGEST_ADDRESS ? [["hint", checkErrors.address_long({ n, most: LONGEST_ADDRESS })]] : [];
}

function coverFaults({ cover, pictures, dead }: CheckedText): Said[] {
  if (!cover) return [["hint", checkErrors.no_cover()]];
  if (dead.has(cover)) return [["fault", checkErrors.cover_gone()]];
  if (/^https?:/i.test(cover)) return [["hint", checkErrors.cover_elsewhere()]];
  const known = pictures.get(cover);
  if (known?.isOver) return [["fault", checkErrors.cover_over()]];
  // A drawing of the club has no width of its own.
  if (!known || known.width >= COVER_WIDTH_PX) return [];
  return [["hint", checkErrors.cover_narrow({ n: known.width, least: COVER_WIDTH_PX })]];
}

function descriptionFaults(text: CheckedText): Said[] {
  const { language, cover, pictures } = text;
  const known = pictures.get(cover);
  const ofCover: Said[] = [];
  if (known && !known.isOver && !known.isDecorative) {
    if (!known.alt.text) ofCover.push(["hint", checkErrors.cover_undescribed(), "image_url"]);
    else if (known.alt.lang !== language)
      ofCover.push(["hint", checkErrors.cover_described_elsewhere(), "image_url"]);
  }
  const images = imagesIn(text.nodes).flatMap(({ src, alt }) => {
    const picture = pictures.get(src);
    if (alt.trim() || picture?.isDecorative || picture?.isOver) return [];
    return [picture?.alt.text ? picture.alt.lang === language : undefined];
  });
  const without = images.filter((isHere) => isHere === undefined).length;
  const elsewhere = images.filter((isHere) => isHere === false).length;
  return [
    ...ofCover,
    ...(without > 0 ? [["hint", checkErrors.pictures_undescribed({ n: without })] satisfies Said] : []),
    ...(elsewhere > 0
      ? [["hint", checkErrors.pictures_described_elsewhere({ n: elsewhere })] satisfies Said]
      : []),
  ];
}

function creditFaults({ cover, nodes, pictures }: CheckedText): Said[] {
  const isUncredited = (url: string) => {
    const picture = pictures.get(url);
    if (picture) return !picture.isOwn && !picture.isOver && !picture.credit.trim();
    // Of another site's picture the library knows nothing.
    return /^https?:/i.test(url);
  };
  const n = new Set(imagesIn(nodes).flatMap(({ src }) => (isUncredited(src) ? src : []))).size;
  return [
    ...(isUncredited(cover) ? [["hint", checkErrors.cover_uncredited(), "image_url"] satisfies Said] : []),
    ...(n > 0 ? [["hint", checkErrors.pictures_uncredited({ n })] satisfies Said] : []),
  ];
}

function linkFaults({ content, cover, dead, silent }: CheckedText): Said[] {
  const shown = (address: string) => ({
    address: address.length > 80 ? `${address.slice(0, 79)}…` : address,
  });
  return [
    ...unreadableLinks(content).map((one): Said => ["fault", checkErrors.link_unreadable(shown(one))]),
    ...[...dead].flatMap((one): Said[] =>
      one === cover ? [] : [["fault", checkErrors.link_dead(shown(one))]],
    ),
    ...[...silent].map((one): Said => ["hint", checkErrors.link_silent(shown(one))]),
  ];
}

function headingFaults({ content, title }: CheckedText): Said[] {
  const headings = headingsIn(content);
  const first = headings[0]?.depth ?? 0;
  return headings.flatMap(({ depth, text }, index): Said[] => {
    if (!text) return [["hint", checkErrors.heading_empty()]];
    if (isSameText(text, title)) return [["hint", checkErrors.heading_repeats({ text: beginningOf(text) })]];
    if (depth < first) return [["hint", checkErrors.heading_above_first({ text: beginningOf(text) })]];
    const before = headings[index - 1]?.depth ?? depth;
    return depth > before + 1 ? [["hint", checkErrors.heading_skips({ text: beginningOf(text) })]] : [];
  });
}

/** Letters as a reader counts them. */
function lengthOf(text: string): number {
  return [...text.trim()].length;
}

function isSameText(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .toLowerCase();
  return plain(one) !== "" && plain(one) === plain(other);
}

function beginningOf(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
