import { type Entry, standing } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { repeatedShifts } from "#src/features/ledger/resumptions.ts";
import type { DeviceClock } from "./device-clock.ts";

// How a device brings its entries to the log of a match and learns of others', over a network that loses requests and
// answers. An entry is stored on the device before anything else and goes out until it was answered; its id makes repeats
// one. No browser in it: whoever uses it gives it its store, its clock and its way to the server.

/** An entry of this device on its way to the log. */
export interface Queued {
  id: string;
  /** In the order of the taps. */
  order: number;
  entry: Entry;
  /**
   * `held` until its ring has run; `waiting` for the network; `sent` once the server has it; `refused` with its
   * sentence; `aside` after somebody read that.
   */
  state: "held" | "waiting" | "sent" | "refused" | "aside";
  message?: string;
  /** Tapped before the clock was measured: the offset, ms, that its time was made with. */
  by?: number;
}

export type LoggedEntry = Entry & { seq: number; device: string };

/** What `POST /api/matchday/:id/ledger` answers. */
export interface SyncAnswer {
  accepted: { id: string; seq: number }[];
  refused: { id: string | null; message: string }[];
  /** Everything behind the place that was asked for. */
  news: LoggedEntry[];
  /** The place to ask for next. */
  seq: number;
  /** Behind which place the news begin: 0 where the server's log is another one than the device knows, e.g. restored. */
  from: number;
  /** Changes with the sides, the lengths and the line-ups of the match. */
  stamp?: string;
  received_at: string;
  now: string;
}

/** As many go at once as the server takes. */
const MOST_AT_ONCE = 100;
/** While all is well, others' entries are asked for this often; after a failure it takes longer each time. */
export const SHORTEST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 15_000;

/** What an exchange came to: all is there; more waits; the server doesn't know the device's user any more. */
export type Exchanged = "sent" | "more" | "signed_out";

interface Parts {
  match: number;
  /** How the device calls itself, always the same. */
  device: string;
  /** What waits, oldest first, e.g. of {@link waiting}. */
  waiting: () => readonly Queued[];
  /** The last place of the log that the device knows, and which entry stands there. */
  place: () => { seq: number; id: string | undefined };
  /**
   * Resolves when the store has it: first the log, then the queue, so that what ends between them is sent twice.
   * @param asked the place that was asked for
   */
  received: (answer: SyncAnswer, asked: number) => Promise<void>;
  /** Answers with status and parsed body; rejects when nothing came back. */
  post: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  clock: DeviceClock;
  /** Told when the clock was measured for the first time: what was tapped before it is put right, see {@link putRight}. */
  measured: () => Promise<void>;
  /** The device's own clock, ms. */
  deviceNow: () => number;
}

/**
 * Sends once what waits and takes in what is new. Whatever fails, nothing has changed on the device: it is called again.
 * The first one asks for the time alone, so that nothing leaves with the time of a clock that is hours off.
 * @throws Error when no answer came, or one that is none
 */
export async function exchange(parts: Parts): Promise<Exchanged> {
  const { match, device, post, clock, deviceNow } = parts;
  const isFirst = !clock.isMeasured();
  const entries = isFirst ? [] : parts.waiting().slice(0, MOST_AT_ONCE);
  const [sent, asked] = [deviceNow(), parts.place()];
  const { status, body } = await post(`/api/matchday/${match}/ledger`, {
    device,
    sent_at: new Date(sent).toISOString(),
    after: asked.seq,
    ...(asked.id ? { last: asked.id } : {}),
    entries: entries.map(({ entry }) => bare(entry)),
  });
  if (status === 401 || status === 403) return "signed_out";
  if (status !== 200 || !isAnswer(body)) throw new Error(`The server answered ${status}.`);
  clock.learn({
    sent,
    received: Date.parse(body.received_at),
    answered: Date.parse(body.now),
    got: deviceNow(),
  });
  if (isFirst) await parts.measured();
  await parts.received(body, asked.seq);
  return parts.waiting().length > 0 ? "more" : "sent";
}

/**
 * Entries that were tapped before the clock was measured, with the right time; those that have left can't be among them.
 * @param offsetMs of the device's clock, as it was measured
 * @param logged the log as far as the device knows it: a period that another phone began gives the minute
 */
export function putRight<One extends Queued>(
  queue: readonly One[],
  offsetMs: number,
  logged: readonly Entry[] = [],
): One[] {
  const shifted = queue.map(({ by, ...one }): One => {
    const isOurs = one.state === "held" || one.state === "waiting";
    if (by === undefined || !isOurs) return one as One;
    const at = Date.parse(one.entry.occurred_at) + offsetMs - by;
    return { ...(one as One), entry: { ...one.entry, occurred_at: new Date(at).toISOString() } };
  });
  const known = [...logged, ...shifted.map(({ entry }) => entry)];
  return shifted
    .filter((_, at) => queue[at]!.by !== undefined)
    .map((one) => ({ ...one, entry: atItsMinute(one.entry, known) }));
}

/** By the clock of its period, where that runs: on a phone whose clock was off it showed something else. */
function atItsMinute(entry: Entry, known: readonly Entry[]): Entry {
  const repeated = repeatedShifts(standing(known).filter(({ isVoid }) => !isVoid));
  const { clock } = foldMatch(
    known.filter(({ id, kind }) => CLOCK_KINDS.includes(kind) && !repeated.has(id)),
  );
  if (!clock || clock.period !== entry.period || entry.kind === "period_start") return entry;
  const clock_ms = Date.parse(entry.occurred_at) - Date.parse(clock.began_at);
  return clock_ms < 0 ? entry : { ...entry, clock_ms: Math.min(clock_ms, LONGEST_PERIOD_MS) };
}

const CLOCK_KINDS: readonly Entry["kind"][] = ["period_start", "clock_shift", "void"];
/** No period lasts longer, whatever a clock says. */
export const LONGEST_PERIOD_MS = 90 * 60_000;

/** How long to wait for the next exchange. @param before the wait before it @param failed no answer came */
export function nextWait(before: number, failed: boolean): number {
  return failed ? Math.min(before * 1.6, LONGEST_WAIT_MS) : SHORTEST_WAIT_MS;
}

/** Those that have to leave, oldest first. */
export function waiting<One extends Queued>(queue: readonly One[]): One[] {
  return queue.filter(({ state }) => state === "waiting").sort((one, other) => one.order - other.order);
}

/**
 * What an answer makes of the queue; only the entries that changed.
 * @param asked the place that was asked for: where the server's log is another one, what it lost goes out again
 */
export function afterAnswer<One extends Queued>(
  queue: readonly One[],
  answer: Pick<SyncAnswer, "accepted" | "refused" | "seq" | "news" | "from">,
  asked: number,
): One[] {
  const taken = new Set(answer.accepted.map(({ id }) => id));
  const why = new Map(answer.refused.map(({ id, message }) => [id, message]));
  const isOther = answer.from < asked;
  const there = new Set(answer.news.map(({ id }) => id));
  return queue.flatMap((one): One[] => {
    if (taken.has(one.id)) return one.state === "sent" ? [] : [{ ...one, state: "sent" }];
    if (one.state === "sent") return isOther && !there.has(one.id) ? [{ ...one, state: "waiting" }] : [];
    const message = why.get(one.id);
    return message !== undefined && one.state === "waiting" ? [{ ...one, state: "refused", message }] : [];
  });
}

/** The log that the device knows, with its place. */
export interface KnownLog {
  entries: readonly LoggedEntry[];
  seq: number;
}

/**
 * The log with what came new, by place; an entry that came twice stands once. Another one takes its place.
 * @param asked as in {@link afterAnswer}
 */
export function withNews(
  known: KnownLog,
  { news, seq, from }: Pick<SyncAnswer, "news" | "seq" | "from">,
  asked: number,
): KnownLog {
  if (from < asked) return { entries: news, seq };
  const byId = new Map([...known.entries, ...news].map((one) => [one.id, one]));
  return {
    entries: [...byId.values()].sort((one, other) => one.seq - other.seq),
    // An answer that came late knows less.
    seq: Math.max(known.seq, seq),
  };
}

/** Every entry that counts on the device: the server's, and its own that the server does not have yet. */
export function allEntries(logged: readonly LoggedEntry[], queue: readonly Queued[]): Entry[] {
  const known = new Set(logged.map(({ id }) => id));
  const own = queue.filter(({ id, state }) => !known.has(id) && state !== "refused" && state !== "aside");
  return [...logged, ...own.map(({ entry }) => entry)];
}

/** As the server takes it. */
function bare({ id, kind, side, period, clock_ms, occurred_at, target, payload }: Entry) {
  return { id, kind, side, period, clock_ms, occurred_at, target, payload };
}

/** A proxy's or a hotel's page is no answer. */
function isAnswer(body: unknown): body is SyncAnswer {
  const { accepted, refused, news, seq, from, received_at, now } = (body ?? {}) as Partial<SyncAnswer>;
  return (
    [accepted, refused, news].every((list) => Array.isArray(list)) &&
    typeof seq === "number" &&
    typeof from === "number" &&
    [received_at, now].every((moment) => typeof moment === "string")
  );
}
