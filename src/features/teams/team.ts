import { fold } from "#src/i18n/fold.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { team } from "./team.record.ts";

/** A team as answers give it: without a logo it has null. */
export type Team = RecordMeta & Omit<Item<typeof team>, "logo_url"> & { logo_url: string | null };

export type TeamNames = Pick<Team, "name" | "name_hy" | "name_ru">;

/** Whether a free text is the name in any of the languages, however it is cased or accented. */
export function isNameOf({ name, name_hy, name_ru }: TeamNames, text: string): boolean {
  const wanted = fold(text);
  return wanted !== "" && [name, name_hy, name_ru].some((known) => fold(known) === wanted);
}
