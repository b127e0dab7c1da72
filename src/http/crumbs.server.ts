import type { IncomingMessage } from "node:http";

/** What comes in fewer parts is taken however small they are: a program that writes a short letter word by word. */
const FREE_PARTS = 500;
/** Of a body in more parts, in the middle: a network's packets carry ten times as much. */
const LEAST_BYTES = 64;

/**
 * A chunked body may be cut into single bytes: each is then a part of its own, thousands in one packet, and every part
 * costs a few hundred bytes of memory and some microseconds in which nobody else is answered. The connection of who
 * sends that is cut.
 */
export function cutCrumbs(request: IncomingMessage): void {
  const { socket } = request;
  const take = request.push;
  let [parts, bytes] = [0, 0];
  request.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part) {
      parts++;
      bytes += part.length;
      if (parts > FREE_PARTS && bytes < parts * LEAST_BYTES) {
        socket.destroy();
        return false;
      }
    }
    return take.call(request, part, encoding);
  };
}
