/** A visitor's page waits no longer than this for a site that says nothing. */
export const SILENT_MS = 10_000;

/** Whoever has written something is not told sooner than after this that nobody answers; … */
const WRITTEN_SILENT_MS = 30_000;
/** … and a line takes in so many bytes a millisecond at least: how much of a text has left is not told. */
const SLOWEST = 2;

/** How long a text that is sent waits for its answer. */
export function silenceAfter(body = ""): number {
  return WRITTEN_SILENT_MS + body.length / SLOWEST;
}

interface Patience {
  /** How long nothing may come before the request is given up. */
  silentMs?: number;
  ask?: typeof fetch;
}

/**
 * As `fetch`, but given up when nothing has come for so long: what was sent on a connection that is gone without a word,
 * or to a node that hangs, is answered never. A long answer on a slow line has its time as long as it comes.
 */
export async function fetchAnswer(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
  { silentMs = SILENT_MS, ask = fetch }: Patience = {},
): Promise<Response> {
  const end = new AbortController();
  const { signal } = init;
  const leave = () => end.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave);
  const giveUp = () => end.abort(new DOMException("Nobody answers.", "TimeoutError"));
  let timer = setTimeout(giveUp, silentMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silentMs);
  };
  const isOver = () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  };
  try {
    const answer = await ask(input, { ...init, signal: end.signal });
    if (!answer.body) {
      isOver();
      return answer;
    }
    heard();
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(watched(heard, isOver)), { status, statusText, headers });
  } catch (error) {
    isOver();
    throw error;
  }
}

/** Passes on what comes. */
function watched(heard: () => void, isOver: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(part, passed) {
      heard();
      passed.enqueue(part);
    },
    flush: isOver,
  });
}
