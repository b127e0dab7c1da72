/** What is found comes in groups, in this order. */
export const GROUPS = ["news", "matches", "people", "pages"] as const;
export type Group = (typeof GROUPS)[number];

export function isGroup(value: unknown): value is Group {
  return GROUPS.includes(value as Group);
}

/** Characters of a search; what goes beyond is left out. */
export const MOST_LETTERS = 200;
/** Words of a search; what goes beyond is left out. */
export const MOST_WORDS = 8;
/** Shown of each group beside others, and of a group alone. */
export const SHOWN = 6;
export const SHOWN_ALONE = 50;
/** So many of a group are looked at: the newest. More of them are counted as "200+". */
export const MOST_FOUND = 200;
