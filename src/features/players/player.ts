import type { Language, Localized } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { activity, filterItems } from "#src/records/filter.ts";
import type { Item, PublicItem, RecordMeta } from "#src/records/record.ts";
import { player } from "./player.record.ts";

export type Player = RecordMeta & Item<typeof player>;

export type PublicPlayer = PublicItem<typeof player>;

const { bio: _, ...listed } = player.fields;
/** A player without the biography, the one long text: for what reads everybody and shows one at most. */
export const listedPlayer = { fields: listed };

export type ListedPlayer = RecordMeta & Item<typeof listedPlayer>;

export type PublicListedPlayer = PublicItem<typeof listedPlayer>;

/** The four positions with the forms that go with the English one. */
export const POSITIONS: Localized[] = [
  { en: "Goalkeeper", hy: "Դարպասապահ", ru: "Вратарь" },
  { en: "Defender", hy: "Պաշտպան", ru: "Защитник" },
  { en: "Midfielder", hy: "Կիսապաշտպան", ru: "Полузащитник" },
  { en: "Forward", hy: "Հարձակվող", ru: "Нападающий" },
];

/** The other languages' forms of a position; undefined for one that is not among the four. */
export function positionForms(english: string): Localized | undefined {
  return POSITIONS.find(({ en }) => en.toLowerCase() === english.trim().toLowerCase());
}

/** What the list of players is narrowed by: words of a name, one of the positions, active or not. */
export interface PlayersFilter {
  search?: string | undefined;
  position?: string | undefined;
  status?: string | undefined;
}

/** The players that a filter leaves; without one, all. */
export function filterPlayers<T extends Item<typeof player>>(
  players: readonly T[],
  { search, position, status }: PlayersFilter,
): T[] {
  const isAny = !position || position === "all";
  const wanted = isAny ? undefined : (positionForms(position)?.en ?? position);
  return filterItems(player, players, { search, position: wanted, is_active: activity(status) });
}

type Named = Pick<Player, Extract<keyof Player, `${"first" | "last"}_name${string}`>>;

/** The player's name in sentences to staff, in their language. */
export function nameOf(player: Named, language: Language): string {
  const part = (field: "first_name" | "last_name") => localised(player, field, language).text;
  return `${part("first_name")} ${part("last_name")}`;
}

/**
 * Age in whole years, or undefined without a birth date.
 * @param birthDate "1998-04-17"
 * @param today the club's day, "2026-03-11"
 */
export function ageOn(birthDate: string | null, today: string): number | undefined {
  if (!birthDate || !/^\d{4}-\d{2}-\d{2}/.test(birthDate)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

/** Of those who are younger the site tells neither the birthday nor anything on a page of their own. */
const ADULT_ENOUGH = 16;

/** @param today the club's day, "2026-03-11" */
export function isUnder16(birthDate: string | null, today: string): boolean {
  const age = ageOn(birthDate, today);
  return age !== undefined && age < ADULT_ENOUGH;
}
