/**
 * What a list asks the API for: its page, and the filters that the page's address sets.
 * @param filters the names of filters that the API knows by the same names
 */
export function listQuery(request: Request, perPage: number, filters: string[]) {
  const address = new URL(request.url).searchParams;
  const page = pageIn(address);
  const query = new URLSearchParams({ limit: String(perPage), offset: String((page - 1) * perPage) });
  for (const name of filters) {
    const value = address.get(name);
    if (value) query.set(name, value);
  }
  return { page, query };
}

/** From 1. */
export function pageIn(address: URLSearchParams): number {
  return Math.max(1, Number(address.get("page")) || 1);
}

/** An address with those of the values that are not empty. */
export function addressWith(path: string, values: Record<string, string>): string {
  return `${path}?${new URLSearchParams(Object.entries(values).filter(([, value]) => value))}`;
}
