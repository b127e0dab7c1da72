import { LONG_MS, MOST_CONNECTIONS_FIRST } from "#src/app/limit-concurrency.server.ts";
import { createLoopWatch } from "./loop-watch.server.ts";

/** Lets one caller's requests come one after another: each waits for its turn, and says when it is done. */
export interface Turns {
  /** @returns what ends the turn; undefined when too many of this caller wait already, and when it has waited long enough */
  begin(caller: string, asking?: Asking): Promise<(() => void) | undefined>;
  /** A new connection was taken. */
  noteConnection(): void;
  /** How many were taken so far. */
  connections(): number;
}

export interface Asking {
  /** How long it waits for its turn; as long as it takes, unless told. */
  mostMs?: number;
  /** Whether it is a page, of which all callers together have some under way. */
  isPage?: boolean;
}

/** Under way at a time, of one caller: a page that opens asks for a few things at once. */
const MOST_UNDER_WAY = 16;
/** Pages of all callers together, each of whom has two at least. */
const [MOST_OF_ALL, LEAST_OF_EACH] = [64, 2];
/** Of a caller of whom nothing has ended for so long something hangs, whatever becomes of others' pages. */
const HANGS_MS = 2000;
/** Begun in one turn of the event loop: what finds everything in memory is done before the next is looked at. */
const MOST_IN_A_TURN = 2;
/** A stadium behind one address may ask at the same moment. Each that waits takes some kilobytes. */
const MOST_WAITING = 4000;
const LOOK_MS = 250;
/** While a caller asks for long work, and for a while after it: so many under way, one begun in a turn. */
const [MOST_LONG_UNDER_WAY, LONG_FOR_MS] = [2, 10_000];

interface Waiting {
  begin: (may: boolean) => void;
  /** By the clock. */
  until: number;
}

/** What the callers of pages have in common. */
interface Shared {
  /** How many of them have one under way. */
  callers: number;
  /** When one of theirs ended last, by the clock. */
  endedAt: number;
}

interface Line {
  isOfPages: boolean;
  underWay: number;
  waiting: Waiting[];
  /** Begun in this turn of the event loop. */
  begun: number;
  turn: NodeJS.Immediate | undefined;
  /** Whether one of them has ended since the last look. */
  hasMoved: boolean;
  /** When one of them ended last, or the line began, by the clock. */
  endedAt: number;
  look: NodeJS.Timeout | undefined;
  /** Until when its work is taken for long, by the clock. */
  longUntil: number;
}

/**
 * Many requests at once of one caller, over many connections or one after another over a single one, would all be
 * done before anybody else's is looked at. Here a caller has a few under way, the others wait, and others' requests
 * come in between. Where none of them ends, e.g. as a database hangs, they do nothing but wait: more begin. New
 * connections come first: who opens three thousand keeps nobody before the door for as many turns of long work.
 * Where many callers ask for pages at once, each has a smaller share, or somebody else's would wait for sixteen of each.
 * Whose work holds the event loop up for long has fewer under way: answers of megabytes, sixteen at a time, would be made
 * one right after another, and fill the memory together.
 * @param clock milliseconds
 */
export function createTurns(clock = () => performance.now()): Turns {
  const lines = new Map<string, Line>();
  const shared: Shared = { callers: 0, endedAt: Number.NEGATIVE_INFINITY };
  let connections = 0;
  const watch = watchLines(lines, shared, clock);

  function lineOf(caller: string, isOfPages: boolean): Line {
    const line = lines.get(caller) ?? newLine(isOfPages, clock());
    lines.set(caller, line);
    return line;
  }

  function inNextTurn(caller: string, line: Line, waited = 0): void {
    const before = connections;
    line.turn ??= setImmediate(() => {
      line.turn = undefined;
      if (connections > before && waited < MOST_CONNECTIONS_FIRST) {
        inNextTurn(caller, line, waited + 1);
        return;
      }
      line.begun = 0;
      watch.note(line);
      while (hasPlace(line, shared, clock()) && line.waiting.length > 0) beginNext(line, shared);
      if (line.begun > 0) inNextTurn(caller, line);
      // Whose work was long is known for a while.
      if (isIdle(line) && clock() >= line.longUntil) forget(lines, caller, line);
    });
  }

  function lookAt(caller: string, line: Line): void {
    watch.look(line);
    // As others' pages end its share grows.
    inNextTurn(caller, line);
  }

  return {
    async begin(caller, { mostMs = Number.POSITIVE_INFINITY, isPage = false } = {}) {
      const line = lineOf(caller, isPage);
      watch.start();
      if (line.waiting.length >= MOST_WAITING) return undefined;
      const begins = new Promise<boolean>((begin) => line.waiting.push({ begin, until: clock() + mostMs }));
      // Long work waits for those at the door: if each began as it comes, the door would be the queue.
      const isAtOnce = line.waiting.length === 1 && clock() >= line.longUntil;
      if (isAtOnce && hasPlace(line, shared, clock())) beginNext(line, shared);
      else line.look ??= setInterval(() => lookAt(caller, line), LOOK_MS).unref();
      inNextTurn(caller, line);
      if (!(await begins)) return undefined;
      return () => {
        watch.note(line);
        endOne(line, shared, clock());
        inNextTurn(caller, line);
      };
    },
    noteConnection() {
      connections++;
    },
    connections: () => connections,
  };
}

/** Sees whose work holds the event loop up. */
function watchLines(lines: Map<string, Line>, shared: Shared, clock: () => number) {
  const loop = createLoopWatch(() => lines.size > 0, noteAll, clock);

  function noteAll(heldMs: number): void {
    for (const [caller, line] of lines) {
      note(line, heldMs);
      if (line.longUntil > 0 && isIdle(line) && clock() >= line.longUntil) forget(lines, caller, line);
    }
  }

  function note(line: Line, heldMs = loop.heldMs()): void {
    if (line.underWay > 0 && heldMs > LONG_MS) line.longUntil = clock() + LONG_FOR_MS;
  }

  return {
    start: loop.start,
    note: (line: Line) => note(line),
    look(line: Line): void {
      // Where nothing has ended as one piece of work held all others up, no database hangs.
      note(line);
      beginMore(line, shared, clock());
      sendAway(line, clock());
    },
  };
}

function newLine(isOfPages: boolean, now: number): Line {
  return {
    ...{ isOfPages, underWay: 0, waiting: [], begun: 0, endedAt: now },
    ...{ turn: undefined, hasMoved: false, look: undefined, longUntil: 0 },
  };
}

function isIdle({ underWay, waiting, turn }: Line): boolean {
  return underWay === 0 && waiting.length === 0 && turn === undefined;
}

function forget(lines: Map<string, Line>, caller: string, line: Line): void {
  clearInterval(line.look);
  lines.delete(caller);
}

function hasPlace(line: Line, shared: Shared, now: number): boolean {
  const [most, inATurn] =
    now < line.longUntil ? [MOST_LONG_UNDER_WAY, 1] : [shareOf(line, shared), MOST_IN_A_TURN];
  return line.underWay < most && line.begun < inATurn;
}

/** How many a caller may have under way. */
function shareOf({ isOfPages }: Line, { callers }: Shared): number {
  if (!isOfPages) return MOST_UNDER_WAY;
  const share = Math.floor(MOST_OF_ALL / Math.max(1, callers));
  return Math.max(LEAST_OF_EACH, Math.min(MOST_UNDER_WAY, share));
}

function beginMore(line: Line, shared: Shared, now: number): void {
  const share = shareOf(line, shared);
  // Among many callers one's next page may be a while in coming: it hangs no more than others' do.
  const isAmongMany = share < MOST_UNDER_WAY && now - shared.endedAt < LOOK_MS;
  const hasMoved = line.hasMoved || (isAmongMany && now - line.endedAt < HANGS_MS);
  const most = now < line.longUntil ? 1 : share;
  const more = hasMoved ? 0 : Math.min(most, line.waiting.length);
  for (let one = 0; one < more; one++) beginNext(line, shared);
  line.hasMoved = false;
}

function beginNext(line: Line, shared: Shared): void {
  if (line.isOfPages && line.underWay === 0) shared.callers++;
  line.underWay++;
  line.begun++;
  line.waiting.shift()?.begin(true);
}

function endOne(line: Line, shared: Shared, now: number): void {
  line.underWay--;
  line.hasMoved = true;
  line.endedAt = now;
  if (!line.isOfPages) return;
  if (line.underWay === 0) shared.callers--;
  shared.endedAt = now;
}

/** Those who have waited as long as they may. */
function sendAway(line: Line, now: number): void {
  const isOver = ({ until }: Waiting) => until <= now;
  if (!line.waiting.some(isOver)) return;
  for (const { begin } of line.waiting.filter(isOver)) begin(false);
  line.waiting = line.waiting.filter((one) => !isOver(one));
}
