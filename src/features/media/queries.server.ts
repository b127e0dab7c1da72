import { type Expression, type SqlBool, sql } from "kysely";
import { club } from "#club/club.ts";
import type { PictureChanges } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import type { Language, Localized } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { CLUB_COVER, type Licence, pictureHash } from "./media.ts";

/** How large a stored picture is, and its average colour, e.g. "#7c0b2a". */
export interface PictureSize {
  width: number;
  height: number;
  color: string;
}

/** What pages say of a picture of the library, in the reader's language. */
export interface DescribedPicture extends PictureSize {
  /** The present file, where texts still name one that was replaced. */
  url: string;
  /** What is to be seen; empty for a decorative picture and for one that nobody has described. */
  alt: ShownText;
  /** The same for readers of each language. */
  alts: Localized<ShownText>;
  isDecorative: boolean;
  /** Who made it; empty where nobody has said. */
  credit: string;
  licence: Licence;
  /** The middle of every crop, as CSS has it: "50% 30%". */
  focal: string;
  /** Its rights are over: the club's cover stands there. */
  isOver: boolean;
}

/**
 * What is known of those of some pictures that were uploaded, by their addresses, also of files that were replaced.
 * One query.
 */
export async function describePictures(
  db: Db,
  now: Date,
  urls: readonly string[],
  language: Language,
): Promise<Map<string, DescribedPicture>> {
  const hashes = [...new Set(urls.map(pictureHash).filter((hash) => hash !== undefined))];
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .leftJoin("media_aliases as former", (join) =>
      join.onRef("former.media_id", "=", "media.id").on("former.hash", "in", hashes),
    )
    .select(["media.hash", "url", "width", "height", "color", "alt", "alt_hy", "alt_ru", "credit"])
    .select(["licence", "is_decorative", "focal_x", "focal_y", "rights_until", "former.hash as asked"])
    .where((e) => e.or([e("media.hash", "in", hashes), e("former.hash", "is not", null)]))
    .execute();
  const today = dayIn(now, club.timeZone);
  const described = rows.flatMap(({ hash, asked, ...row }) => {
    const one = toDescribed(row, language, today);
    return [hash, asked].flatMap((name) => (name ? [[`/media/${name}.webp`, one] as const] : []));
  });
  return new Map(described);
}

interface DescribedRow extends PictureSize {
  url: string;
  alt: string;
  alt_hy: string;
  alt_ru: string;
  credit: string;
  licence: Licence;
  is_decorative: 0 | 1;
  focal_x: number;
  focal_y: number;
  rights_until: string | null;
}

function toDescribed(row: DescribedRow, language: Language, today: string): DescribedPicture {
  const { url, width, height, color, credit, licence, rights_until } = row;
  const isDecorative = row.is_decorative === 1;
  const altIn = (reader: Language) =>
    isDecorative ? { text: "", lang: reader } : localised(row, "alt", reader, row.alt_hy ? "hy" : "ru");
  const alts = { en: altIn("en"), hy: altIn("hy"), ru: altIn("ru") };
  return {
    ...{ url, width, height, color, credit, licence, isDecorative, alts },
    alt: alts[language],
    focal: `${row.focal_x}% ${row.focal_y}%`,
    isOver: rights_until !== null && rights_until < today,
  };
}

/** The sizes of those of some pictures that were uploaded, by their addresses. */
export async function pictureSizes(db: Db, urls: string[]): Promise<Map<string, PictureSize>> {
  const hashes = urls.map(pictureHash).filter((hash) => hash !== undefined);
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["url", "width", "height", "color"])
    .where("hash", "in", [...new Set(hashes)])
    .execute();
  return new Map(rows.map(({ url, ...size }) => [url, size]));
}

/**
 * What stands for pictures that were replaced or merged and, for visitors, for those whose rights are over; of those in
 * the trash, too, whose files are there until they are swept. One query, of few rows.
 */
export async function findPictureChanges(db: Db, now: Date): Promise<PictureChanges> {
  const today = dayIn(now, club.timeZone);
  const rows = await db
    .selectFrom("media")
    .leftJoin("media_aliases as former", "former.media_id", "media.id")
    .select(["media.hash", "media.url", "rights_until", "former.hash as former"])
    .where((e) => e.or([e("former.hash", "is not", null), isOver(today)]))
    .execute();
  const forStaff = new Map<string, string>();
  const forVisitors = new Map<string, string>();
  const isGone = (until: string | null) => until !== null && until < today;
  for (const { hash, rights_until } of rows) if (isGone(rights_until)) forVisitors.set(hash, CLUB_COVER);
  // What was merged into another lies in the trash, and is shown as that one is.
  for (const { url, former, rights_until } of rows) {
    if (!former) continue;
    forStaff.set(former, url);
    forVisitors.set(former, isGone(rights_until) ? CLUB_COVER : url);
  }
  return { forStaff, forVisitors };
}

/** Whether a picture may not be shown any more on a day of the club's calendar. */
function isOver(today: string): Expression<SqlBool> {
  return sql<SqlBool>`media.rights_until < ${today}`;
}
