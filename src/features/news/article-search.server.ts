import { soughtParts } from "#src/i18n/search-words.ts";

/** More of them than this are found by no search. */
export const MOST_FOUND = 100_000;

export function isSearch({ search }: { search?: string | undefined }): boolean {
  return soughtParts(search).length > 0;
}

/** The rows in the order of the ids that a search or an index gave. */
export function inOrderOf<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
