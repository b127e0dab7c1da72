/** Lets one caller's requests come one after another: each waits for its turn, and says when it is done. */
export interface Turns {
  /** @returns what ends the turn; undefined when too many of this caller wait already */
  begin(caller: string): Promise<(() => void) | undefined>;
  /** A new connection was taken. */
  noteConnection(): void;
}

/** Under way at a time, of one caller: a page that opens asks for a few things at once. */
const MOST_UNDER_WAY = 16;
/** Begun in one turn of the event loop: what finds everything in memory is done before the next is looked at. */
const MOST_IN_A_TURN = 2;
/** The event loop takes one new connection in a turn: so many come in before those who wait go on. */
const MOST_CONNECTIONS_FIRST = 64;
/** A stadium behind one address may ask at the same moment. Each that waits takes some kilobytes. */
const MOST_WAITING = 4000;
const LOOK_MS = 250;

interface Line {
  underWay: number;
  waiting: (() => void)[];
  /** Begun in this turn of the event loop. */
  begun: number;
  turn: NodeJS.Immediate | undefined;
  /** Whether one of them has ended since the last look. */
  hasMoved: boolean;
  look: NodeJS.Timeout | undefined;
}

/**
 * Many requests at once of one caller, over many connections or one after another over a single one, would all be
 * done before anybody else's is looked at. Here a caller has a few under way, the others wait, and others' requests
 * come in between. Where none of them ends, e.g. as a database hangs, they do nothing but wait: more begin. New
 * connections come first: who opens three thousand keeps nobody before the door for as many turns of long work.
 */
export function createTurns(): Turns {
  const lines = new Map<string, Line>();
  let connections = 0;

  function lineOf(caller: string): Line {
    const line: Line = lines.get(caller) ?? {
      ...{ underWay: 0, waiting: [], begun: 0 },
      ...{ turn: undefined, hasMoved: false, look: undefined },
    };
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
      while (hasPlace(line) && line.waiting.length > 0) beginNext(line);
      if (line.begun > 0) inNextTurn(caller, line);
      if (line.underWay > 0 || line.waiting.length > 0) return;
      clearInterval(line.look);
      lines.delete(caller);
    });
  }

  return {
    async begin(caller) {
      const line = lineOf(caller);
      if (line.waiting.length >= MOST_WAITING) return undefined;
      const begins = new Promise<void>((resolve) => line.waiting.push(resolve));
      if (line.waiting.length === 1 && hasPlace(line)) beginNext(line);
      else line.look ??= setInterval(() => beginMore(line), LOOK_MS).unref();
      inNextTurn(caller, line);
      await begins;
      return () => {
        line.underWay--;
        line.hasMoved = true;
        inNextTurn(caller, line);
      };
    },
    noteConnection() {
      connections++;
    },
  };
}

function hasPlace({ underWay, begun }: Line): boolean {
  return underWay < MOST_UNDER_WAY && begun < MOST_IN_A_TURN;
}

function beginNext(line: Line): void {
  line.underWay++;
  line.begun++;
  line.waiting.shift()?.();
}

function beginMore(line: Line): void {
  const more = line.hasMoved ? 0 : Math.min(MOST_UNDER_WAY, line.waiting.length);
  for (let one = 0; one < more; one++) beginNext(line);
  line.hasMoved = false;
}
