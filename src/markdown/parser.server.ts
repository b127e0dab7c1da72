import { type AskedText, busy, type Parsed, startThread, type Thread } from "./parse-thread.server.ts";

/** Parses Markdown beside everything else, in one thread that is there while there is something to parse. */
export interface Parser {
  /**
   * @param saver the account that waits for it, whose turn comes before those of texts that nobody waits for; null then
   * @throws AppError `unavailable` when too many wait already
   */
  parse(text: string, saver: number | null): Promise<Parsed>;
  /** The same for a text that somebody opens to write in: its tree is `editedTree`'s. */
  parseEdited(text: string, reader: number): Promise<Parsed>;
  close(): Promise<void>;
}

/** Texts of saves that wait. Each takes a second at most, and the last one's editor some twenty. */
const MOST_WAITING = 20;
/** Of one account: nobody keeps the others from saving. */
const MOST_OF_ONE = 5;
/** A thread without work gives its memory back. */
const IDLE_MS = 30_000;

interface Job extends AskedText {
  saver: number | null;
  resolve: (parsed: Parsed) => void;
  reject: (error: unknown) => void;
}

/** Opens a parser; its thread starts with the first text. */
export function openParser(): Parser {
  const jobs: Job[] = [];
  let thread: Thread | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  async function runAll(): Promise<void> {
    clearTimeout(idle);
    for (let job = takeNext(jobs); job; job = takeNext(jobs)) {
      try {
        if (!thread?.isAlive()) thread = await startThread();
        job.resolve(await thread.parse({ text: job.text, isEdited: job.isEdited }));
      } catch (error) {
        job.reject(error);
      }
    }
    running = undefined;
    if (!isClosed) idle = setTimeout(() => void stop(), IDLE_MS).unref();
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    await stopped?.stop();
  }

  function add(asked: AskedText, saver: number | null): Promise<Parsed> {
    const savers = jobs.flatMap((job) => job.saver ?? []);
    const own = savers.filter((one) => one === saver).length;
    const isFull = savers.length >= MOST_WAITING || own >= MOST_OF_ONE;
    if (isClosed || (saver !== null && isFull)) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      jobs.push({ ...asked, saver, resolve, reject });
      running ??= runAll();
    });
  }

  return {
    parse: (text, saver) => add({ text, isEdited: false }, saver),
    parseEdited: (text, reader) => add({ text, isEdited: true }, reader),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const job of jobs.splice(0)) job.reject(busy());
      await stop();
      await running;
      await stop();
    },
  };
}

function takeNext(jobs: Job[]): Job | undefined {
  const next = jobs.find(({ saver }) => saver !== null) ?? jobs[0];
  if (next) jobs.splice(jobs.indexOf(next), 1);
  return next;
}
