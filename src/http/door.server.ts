import type { IncomingMessage } from "node:http";

/** What is let in at the door, now or in a later turn of the event loop. */
type Answer = () => void;

/** Let in in one turn of the event loop, of one network: a page that opens asks for as many things. */
const MOST_IN_A_TURN = 32;

interface Line {
  /** Let in in this turn of the event loop. */
  letIn: number;
  waiting: { request: IncomingMessage; answer: Answer }[];
}

/**
 * What thousands of connections bring at the same moment is read in one turn of the event loop. If all of it were looked
 * at there, if only to have it wait or to refuse it, everybody else would wait for seconds. Here the first few of a
 * network go in at once, the others before anything is made of them in the next turns, and none whose sender has gone.
 * @param callerOf who counts as one with its connections
 */
export function openDoor(callerOf: (request: IncomingMessage) => string) {
  const lines = new Map<string, Line>();
  let isTurnToCome = false;

  function beginTurn(): void {
    for (const [caller, line] of lines) {
      if (line.waiting.length === 0) lines.delete(caller);
      line.letIn = 0;
      letIn(line);
    }
    isTurnToCome = lines.size > 0;
    if (isTurnToCome) setImmediate(beginTurn);
  }

  return (request: IncomingMessage, answer: Answer): void => {
    const caller = callerOf(request);
    const line: Line = lines.get(caller) ?? { letIn: 0, waiting: [] };
    lines.set(caller, line);
    if (!isTurnToCome) setImmediate(beginTurn);
    isTurnToCome = true;
    line.waiting.push({ request, answer });
    letIn(line);
  };
}

function letIn(line: Line): void {
  let looked = 0;
  while (line.letIn < MOST_IN_A_TURN && looked < line.waiting.length) {
    const { request, answer } = line.waiting[looked++]!;
    if (request.socket.destroyed) continue;
    line.letIn++;
    answer();
  }
  // All at once: to take one after another from the front of thousands moves the others each time.
  line.waiting.splice(0, looked);
}
