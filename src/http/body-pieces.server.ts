import type { IncomingMessage, ServerResponse } from "node:http";
import { cut } from "./connection-limit.server.ts";

/** What short words may come in: each piece costs some hundred bytes until it is read, and some work. */
const FREE_PIECES = 32;
/** A program that sends chunks brings more in each. */
const LEAST_OF_CHUNKS = 512;
/** Of a body whose length is told first a piece is what the network brought at once, and the poorest bring some hundred bytes. */
const LEAST_OF_NETWORK = 64;

/** Of a body that nobody wanted, which a program sends to its end before it reads the answer. */
const MOST_AFTER_ANSWER = 256 * 1024;
/**
 * A proxy brings all that it took in, which it has bounded, and takes a node that cuts it off for one that fails. Also of a
 * body that somebody had begun to read: whoever sends it may be about to use the connection again.
 */
const MOST_OF_PROXY = 32 * 1024 * 1024;

interface Dumped {
  /** Of Node: reads, once the answer is sent, what is left of the request, and throws it away. */
  _dump(): void;
}

/**
 * Whoever sends a body as chunks of a letter each makes of every letter an object of some hundred bytes, before anybody
 * has asked for it: forty such letters to the club took the memory of the whole process, and two hundred of them, of
 * ten thousand chunks in one packet, kept everybody waiting for ten seconds. The connection is cut, also where the
 * pieces come after the answer.
 * @param isFromProxy whether a trusted proxy sends it
 */
export function cutCrumbs(
  request: IncomingMessage & Partial<Dumped>,
  response: ServerResponse,
  isFromProxy = false,
): void {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  const push = request.push.bind(request);
  const dump = request._dump?.bind(request);
  const least = length === undefined ? LEAST_OF_CHUNKS : LEAST_OF_NETWORK;
  /** What was large earns the small that follow, but no more of them than are free: else it could be saved up. */
  let free = FREE_PIECES;
  let left = Number.POSITIVE_INFINITY;
  request.push = (piece: Uint8Array | null, encoding) => {
    if (!piece) return push(piece, encoding);
    free = Math.min(free + piece.byteLength / least, FREE_PIECES) - 1;
    left -= piece.byteLength;
    if (free >= 0 && left >= 0) return push(piece, encoding);
    cut(request.socket);
    return false;
  };
  const throwRestAway = (most: number) => {
    left = Math.min(left, most);
    request.removeAllListeners("data").resume();
  };
  // Node itself would go on reading without telling of it.
  request._dump = () =>
    request.complete ? dump?.() : throwRestAway(isFromProxy ? MOST_OF_PROXY : MOST_AFTER_ANSWER);
  // Of a body that somebody has begun to read Node throws nothing away, and nothing else on the connection would be read.
  response.once("finish", () => {
    if (!request.readableEnded) throwRestAway(MOST_OF_PROXY);
  });
}
