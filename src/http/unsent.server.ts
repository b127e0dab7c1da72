import type { IncomingMessage, ServerResponse } from "node:http";

export interface UnsentLimit {
  /**
   * An answer, from before it is made.
   * @param memory what it shares with others; absent for one that is made for this request alone
   */
  note(request: IncomingMessage, response: ServerResponse, memory?: object): void;
  /** Looks how much waits, and cuts off who has too much of it. */
  look(): void;
}

/** A stadium behind one address may be slow to take its pictures in. */
const MOST_BYTES = 128 * 1024 * 1024;

/**
 * Who asks for large answers over many connections and takes nothing in has all of them wait in memory, for as long as
 * it likes. Of one network so much may wait; then the connections on which most does are cut.
 * @param callerOf who counts as one with its connections
 */
export function limitUnsent(
  callerOf: (request: IncomingMessage) => string,
  mostBytes = MOST_BYTES,
): UnsentLimit {
  const open = new Map<string, Set<ServerResponse>>();
  const memories = new WeakMap<ServerResponse, object>();
  const memoryOf = (answer: ServerResponse) => memories.get(answer) ?? pictureOf(answer) ?? answer;
  return {
    note(request, response, memory) {
      if (memory) memories.set(response, memory);
      const caller = callerOf(request);
      const answers = open.get(caller) ?? new Set();
      open.set(caller, answers.add(response));
      response.once("close", () => {
        answers.delete(response);
        if (answers.size === 0 && open.get(caller) === answers) open.delete(caller);
      });
    },
    look() {
      for (const answers of open.values()) cutLargest(Map.groupBy(answers, memoryOf), mostBytes);
    },
  };
}

function cutLargest(shared: Map<unknown, ServerResponse[]>, mostBytes: number): void {
  // Of one memory the longest rest is what waits.
  const waiting = [...shared.values()].map((those) => ({
    those,
    bytes: Math.max(...those.map(({ writableLength }) => writableLength)),
  }));
  let bytes = waiting.reduce((sum, one) => sum + one.bytes, 0);
  for (const one of waiting.sort((a, b) => b.bytes - a.bytes)) {
    if (bytes <= mostBytes) return;
    bytes -= one.bytes;
    // One that waits behind another on its connection has no socket of its own yet.
    for (const answer of one.those) answer.req.socket.destroy();
  }
}

/** A picture is in memory once, however many take it in. */
function pictureOf(answer: ServerResponse): string | undefined {
  const path = answer.req.url?.split("?", 1)[0];
  return path?.startsWith("/media/") ? path : undefined;
}
