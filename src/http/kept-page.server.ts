import type { Tag } from "#src/live/changes.server.ts";
import type { EncodedBytes, Encoding } from "./page-encodings.server.ts";

/** A whole answer, ready to be sent: its policy and its HTML belong together. */
export interface KeptPage {
  status: number;
  /** Without those that depend on the encoding. */
  headers: [string, string][];
  bytes: EncodedBytes;
  /** Of the plain page, in bytes. */
  length: number;
  etag: string;
  tags: Set<Tag>;
  /** Database queries that making it took. */
  queries: number;
  /** Made in spite of something that failed. */
  isMakeshift: boolean;
  /** Its address asks for what is not there: kept, such pages would push out those that people read. */
  isMadeUp: boolean;
  /** After this moment it is made anew while the old one is still sent. */
  freshUntil: number;
  /** After this moment it is wrong (midnight, a kick-off): sent only when nothing newer can be made. */
  rightUntil: number;
  hits: number;
  /** The headers of each encoding as `writeHead` takes them. */
  raw: Partial<Record<Encoding, string[]>>;
}

/** Whether others may be sent it later. */
export function isWorthKeeping(page: KeptPage): boolean {
  const isForOne = page.headers.some(([name]) => name === "set-cookie");
  return page.status === 200 && !page.isMakeshift && !page.isMadeUp && !isForOne;
}

/** Whether a save touched anything that was read. */
export function isTouched(read: Set<Tag>, touched: Set<Tag>): boolean {
  if (touched.has("*")) return true;
  for (const tag of touched) if (read.has(tag)) return true;
  return false;
}

/** What it takes of the memory, in bytes. */
export function sizeOf(page: KeptPage): number {
  let size = 2000;
  for (const part of Object.values(page.bytes)) size += part.length;
  return size;
}
