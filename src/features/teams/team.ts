import { fold } from "#src/i18n/fold.ts";

export interface Team {
  id: number;
  /** Stable readable name, e.g. "ararat-armenia". */
  slug: string;
  name: string;
  name_hy: string;
  name_ru: string;
  /** Short codes; stored, never computed: «ու» is one letter in Armenian. */
  code: string;
  code_hy: string;
  code_ru: string;
  town: string;
  town_hy: string;
  town_ru: string;
  venue: string;
  venue_hy: string;
  venue_ru: string;
  /** Null when no logo was uploaded: a crest is drawn instead, see crest.ts. */
  logo_url: string | null;
  /** Set for the one club whose website this is. */
  is_own: boolean;
  version: number;
  created_at: string;
  updated_at: string;
}

export type TeamNames = Pick<Team, "name" | "name_hy" | "name_ru">;

/** Whether a free text is the name in any of the languages, however it is cased or accented. */
export function isNameOf({ name, name_hy, name_ru }: TeamNames, text: string): boolean {
  const wanted = fold(text);
  return wanted !== "" && [name, name_hy, name_ru].some((known) => fold(known) === wanted);
}
