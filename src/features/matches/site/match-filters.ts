/** What the address of the matches page asks for. */
export interface MatchFilters {
  search: string;
  status: string;
  competition: string;
  /** Whose matches: the own club's, or everybody's. */
  clubs: "own" | "all" | "";
}

const LONGEST = 200;

/** Reads the filters; "all" of a menu means the same as nothing chosen. */
export function readFilters(address: URLSearchParams): MatchFilters {
  const given = (name: string) => (address.get(name) ?? "").slice(0, LONGEST);
  const chosen = (name: string) => (given(name) === "all" ? "" : given(name));
  const clubs = given("clubs");
  return {
    search: given("search"),
    status: chosen("status"),
    competition: chosen("competition"),
    clubs: clubs === "own" || clubs === "all" ? clubs : "",
  };
}

/** Whether fewer matches are shown than there are to show. */
export function isFiltered({ search, status, competition }: MatchFilters): boolean {
  return [search.trim(), status, competition].some(Boolean);
}

/** Whether every club's matches are meant: with a search or a filter, unless somebody chose; the bare page is the own club's. */
export function isForAllClubs(filters: MatchFilters): boolean {
  return filters.clubs === "" ? isFiltered(filters) : filters.clubs === "all";
}

/** The filters that show other clubs' matches, or a tab of the list, without saying what goes without saying. */
export function withChoice(
  filters: MatchFilters,
  choice: Partial<Pick<MatchFilters, "clubs" | "status">>,
): MatchFilters {
  const clubs = isForAllClubs(filters) ? ("all" as const) : ("own" as const);
  const chosen = { ...filters, clubs, ...choice };
  const isUnderstood = isForAllClubs({ ...chosen, clubs: "" }) === (chosen.clubs === "all");
  return isUnderstood ? { ...chosen, clubs: "" } : chosen;
}

/** The query that stands for the filters, and a page of their list: "?search=noah&page=2", or nothing. */
export function filterQuery(filters: MatchFilters, page = 1): string {
  const given = Object.entries(filters).filter(([, value]) => value !== "");
  const query = new URLSearchParams([...given, ...(page > 1 ? [["page", String(page)]] : [])]);
  return query.size > 0 ? `?${query}` : "";
}
