import type { App } from "./app.server.ts";

/** A stored picture in a text: whole, one of its copies, in either format. */
const STORED = /\/media\/([0-9a-f]{32})(?:-\d{2,4})?\.(?:webp|avif)/g;

type Changes = ReadonlyMap<string, string>;

/** What stands for pictures now: for visitors, or for staff. Nothing where the database can't say. */
export async function findChanges(app: App, whom: "forStaff" | "forVisitors"): Promise<Changes> {
  const known = await app.pictureChanges().catch(() => undefined);
  return known?.[whom] ?? new Map();
}

/** A text with the present addresses of its pictures. */
export function withShownPictures(text: string, changes: Changes): string {
  if (changes.size === 0 || !text.includes("/media/")) return text;
  return text.replace(STORED, (address, hash: string) => changes.get(hash) ?? address);
}

/** Plain data, the same for all its texts. What is shared is not touched. */
export function shownData<Data>(data: Data, changes: Changes): Data {
  if (changes.size === 0) return data;
  return shown(data, changes) as Data;
}

function shown(data: unknown, changes: Changes): unknown {
  if (typeof data === "string") return withShownPictures(data, changes);
  if (Array.isArray(data)) return data.map((one) => shown(one, changes));
  if (typeof data !== "object" || data === null || !isPlain(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shown(value, changes)]));
}

function isPlain(data: object): boolean {
  const prototype = Object.getPrototypeOf(data);
  return prototype === Object.prototype || prototype === null;
}
