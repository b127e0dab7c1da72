import { isHandedEntry } from "./handed-entry.ts";
import type { Kept } from "./kept.ts";

/** Marks a file as ours. */
const FORMAT = "matchday-entries-1";
/** A code with more is too dense for a phone's camera in sunlight. */
const MOST_CHARACTERS = 900;
/** What a link carries behind `#`, which browsers send nowhere. */
export const FRAGMENT = "entries=";

/** Entries as a file, and the other way round. */
export function toFile(entries: readonly Kept[]): string {
  return JSON.stringify({ format: FORMAT, entries });
}

/** The entries of a file or a code; nothing where it is neither. */
export function fromFile(text: string): Kept[] {
  try {
    const { format, entries } = JSON.parse(text) as { format?: string; entries?: Kept[] };
    return format === FORMAT && Array.isArray(entries) ? entries.filter(isHandedEntry) : [];
  } catch {
    return [];
  }
}

/** Entries as links for a phone's camera, each small enough for one code. */
export async function toLinks(entries: readonly Kept[], page: string): Promise<string[]> {
  const whole = `${page}#${FRAGMENT}${await packed(entries)}`;
  if (whole.length <= MOST_CHARACTERS || entries.length <= 1) return [whole];
  const half = Math.ceil(entries.length / 2);
  const parts = await Promise.all([
    toLinks(entries.slice(0, half), page),
    toLinks(entries.slice(half), page),
  ]);
  return parts.flat();
}

/** The entries that a link carries. */
export async function fromLink(fragment: string): Promise<Kept[]> {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(FRAGMENT)) return [];
  try {
    return fromFile(await unpacked(text.slice(FRAGMENT.length)));
  } catch {
    return [];
  }
}

async function packed(entries: readonly Kept[]): Promise<string> {
  const stream = new Blob([toFile(entries)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
    one.charCodeAt(0),
  );
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
