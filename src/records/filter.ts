import { soughtParts } from "#src/i18n/search-words.ts";
import type { Fields } from "./field.ts";
import type { Item } from "./record.ts";
import { officeSearchText } from "./search-text.ts";

/** What a list is narrowed to: a search in its names, and values that columns must have; undefined leaves all. */
export type ListFilter<R extends { fields: Fields }> = { search?: string | undefined } & {
  [C in keyof Item<R>]?: Item<R>[C] | undefined;
};

/**
 * The records of a whole list that a filter leaves, in their order: the API answers by it and pages that hold the
 * list show by it.
 */
export function filterItems<R extends { fields: Fields }, T extends Item<R>>(
  record: R,
  items: readonly T[],
  { search, ...wanted }: ListFilter<R>,
): T[] {
  const words = soughtParts(search);
  const equal = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return items.filter((item) => {
    const values = item as Record<string, unknown>;
    if (!equal.every(([column, value]) => values[column] === value)) return false;
    if (words.length === 0) return true;
    const text = officeSearchText(record, item);
    return words.every((parts) => parts.some((part) => text.includes(part)));
  });
}

/** "active" and "inactive" as the value of `is_active`; everything else leaves all. */
export function activity(status: string | undefined): boolean | undefined {
  return status === "active" ? true : status === "inactive" ? false : undefined;
}
