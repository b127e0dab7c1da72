import { busy, type Parsed, startThread, type Thread } from "./parse-thread.server.ts";

/** Parses Markdown beside everything else, in one thread that is there while there is something to parse. */
export interface Parser {
  /**
   * @param isSave somebody waits for it: its turn comes before those of texts that nobody waits for
   * @throws AppError `unavailable` when too many wait already
   */
  parse(text: string, isSave: boolean): Promise<Parsed>;
  close(): Promise<void>;
}

/** Texts of saves that wait. Each takes half a second at most, and the last one's editor some ten. */
const MOST_WAITING = 20;
/** A thread without work gives its memory back. */
const IDLE_MS = 30_000;

interface Job {
  text: string;
  isSave: boolean;
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
        job.resolve(await thread.parse(job.text));
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

  return {
    parse(text, isSave) {
      const waiting = jobs.filter((job) => job.isSave).length;
      if (isClosed || (isSave && waiting >= MOST_WAITING)) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        jobs.push({ text, isSave, resolve, reject });
        running ??= runAll();
      });
    },
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
  const next = jobs.find(({ isSave }) => isSave) ?? jobs[0];
  if (next) jobs.splice(jobs.indexOf(next), 1);
  return next;
}
