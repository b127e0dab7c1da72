import type { IncomingMessage } from "node:http";

/** A short body may come in any pieces: each costs some hundred bytes until it is read. */
const FREE_PIECES = 256;
/** A network brings more in one go, and so does every program that sends chunks. */
const LEAST_BYTES = 256;

/**
 * Whoever sends a body as chunks of a letter each makes of every letter an object of some hundred bytes, before anybody
 * has asked for it: forty such letters to the club took the memory of the whole process. The connection is cut.
 */
export function cutCrumbs(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Uint8Array | null, encoding) => {
    if (!piece) return push(piece, encoding);
    pieces++;
    bytes += piece.byteLength;
    if (pieces <= FREE_PIECES || bytes >= (pieces - FREE_PIECES) * LEAST_BYTES) return push(piece, encoding);
    request.socket.destroy();
    return false;
  };
}
