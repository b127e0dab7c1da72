/** How a long list is cut into pages. */
export interface ListPages {
  perPage: number;
  /** Rows of a shorter first page, so that a later one begins with a certain row; 0 for none. */
  lead: number;
}

/** The pages of a list of which one begins behind so many rows, and its number, from 1. */
export function pagesBeginningAt(row: number, perPage: number): ListPages & { page: number } {
  const lead = row % perPage;
  return { perPage, lead, page: Math.floor(row / perPage) + (lead > 0 ? 2 : 1) };
}

/** The rows before a page, and how many it has at most. */
export function rowsOf(page: number, { perPage, lead }: ListPages): { offset: number; limit: number } {
  if (lead === 0) return { offset: (page - 1) * perPage, limit: perPage };
  return page === 1 ? { offset: 0, limit: lead } : { offset: lead + (page - 2) * perPage, limit: perPage };
}

/** At least one. */
export function countPages(total: number, { perPage, lead }: ListPages): number {
  return Math.max(1, Math.ceil((total - lead) / perPage) + (lead > 0 ? 1 : 0));
}
