import { randomBytes } from "node:crypto";

/** Tells the places of pieces from everything that somebody could write into a page; it never leaves the process. */
const MARK = randomBytes(18).toString("base64url");

/** Part of a page, as it is sent. */
export interface Piece {
  bytes: Buffer;
}

export type Pieces<Kept extends Piece> = ReturnType<typeof openPieces<Kept>>;

/**
 * The pieces of one page that were written before. Until it is sent a short mark stands for each of them, so that
 * whatever looks through the page has little to look through.
 */
export function openPieces<Kept extends Piece>() {
  const pieces: Kept[] = [];
  return {
    /** What stands in the page for a piece. */
    mark: (piece: Kept): string => MARK + (pieces.push(piece) - 1) + MARK,
    /** Those that the page has. */
    list: pieces as readonly Kept[],
    /** The page as it is sent, each piece in its place. */
    join(html: string): Buffer<ArrayBuffer> {
      const parts = html.split(MARK);
      return Buffer.concat(
        parts.map((part, index) => (index % 2 === 0 ? Buffer.from(part) : pieces[Number(part)]!.bytes)),
      );
    },
  };
}
