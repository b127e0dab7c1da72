import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { PictureFilter } from "./media.ts";
import type { picture } from "./picture.record.ts";

/** A picture of the library as its calls answer it. */
export type Picture = RecordMeta & Item<typeof picture>;

/** In the grid: with the number of places where it stands. */
export interface ListedPicture extends Picture {
  places: number;
}

/** A place where a picture stands. */
export interface PicturePlace {
  /** The record's table; "standings": the table of the season with that number. */
  kind: string;
  record_id: number;
  field: string;
  /** In whose working copy, where it is not saved yet; the number is then the article's, 0 for a new one. */
  copy_of?: string | undefined;
  /** In which languages of a localised field; empty for any other. */
  languages: string[];
  title: string;
  title_hy: string;
  title_ru: string;
}

/** Another picture that looks the same. */
export interface AlikePicture {
  id: number;
  url: string;
  title: string;
  file_name: string;
  width: number;
  height: number;
}

export interface PictureDetail extends Picture {
  /** What the back office calls whoever uploaded it; empty where nobody knows. */
  uploader: string;
  places: PicturePlace[];
  alike: AlikePicture[];
}

export type LibraryCounts = Record<PictureFilter | "all", number>;

/** What staff call a picture. */
export function pictureTitle({
  title,
  file_name,
  url,
}: Pick<Picture, "title" | "file_name" | "url">): string {
  return title || file_name || url.replace("/media/", "").replace(/^(.{8}).*\./, "$1.");
}

/** Whether nobody has said what is to be seen. */
export function isUndescribed({
  is_decorative,
  alt,
  alt_hy,
  alt_ru,
}: Pick<Picture, "is_decorative" | "alt" | "alt_hy" | "alt_ru">): boolean {
  return !is_decorative && !alt && !alt_hy && !alt_ru;
}

/** What a place is called in a language, or in any in which it has a name; empty for a record without one. */
export function placeTitle(
  place: Pick<PicturePlace, "title" | "title_hy" | "title_ru">,
  language: Language,
): string {
  const { text } = localised(place, "title", language, "hy");
  return text.trim() || place.title_ru.trim();
}

/** The page of the back office where a record is edited; undefined where it has none of its own. */
export function placePath({
  kind,
  record_id: id,
}: Pick<PicturePlace, "kind" | "record_id">): string | undefined {
  const paths: Record<string, string> = {
    articles: `/admin/news/edit/${id}`,
    ...(id ? { working_copies: `/admin/news/edit/${id}` } : {}),
    categories: `/admin/categories/edit/${id}`,
    players: `/admin/players/edit/${id}`,
    staff: `/admin/staff/edit/${id}`,
    people: `/admin/people/${id}`,
    partners: `/admin/partners?partner=${id}&inactive=1`,
    teams: `/admin/teams/edit/${id}`,
    competitions: `/admin/competitions/edit/${id}`,
    matches: `/admin/matches/edit/${id}`,
    honours: `/admin/honours/edit/${id}`,
    settings: `/admin/settings/edit/${id}`,
    standings: "/admin/table",
  };
  return paths[kind];
}
