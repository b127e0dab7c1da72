import type { Db } from "#src/db/database.server.ts";
import { pictureHash } from "./media.ts";

/** How large a stored picture is, and its average colour, e.g. "#7c0b2a". */
export interface PictureSize {
  width: number;
  height: number;
  color: string;
}

/** The sizes of those of some pictures that were uploaded, by their addresses. */
export async function pictureSizes(db: Db, urls: string[]): Promise<Map<string, PictureSize>> {
  const hashes = urls.map(pictureHash).filter((hash) => hash !== undefined);
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["url", "width", "height", "color"])
    .where("hash", "in", [...new Set(hashes)])
    .execute();
  return new Map(rows.map(({ url, ...size }) => [url, size]));
}
