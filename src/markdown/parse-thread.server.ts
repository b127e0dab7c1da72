import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { markdownErrors } from "./errors.server.ts";
import { MOST_PARTS, MOST_PICTURES, type TooMuch } from "./prose.ts";

/** What became of a text: its tree as JSON, or why it has none. */
export type Parsed = { tree: string } | { refusal: Message };

/** A text for the thread; `isEdited` asks for the tree of the editor (`editedTree`) instead of the pages' one. */
export interface AskedText {
  text: string;
  isEdited: boolean;
}

/** What the thread says of a text. */
export type WorkerAnswer = { tree: string } | TooMuch | { isTooSlow: true };

export interface Thread {
  /** One text at a time. @throws AppError `unavailable` when the machine gives the thread no time */
  parse(asked: AskedText): Promise<Parsed>;
  /** After a text that was too much for it, there is no thread any more. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * The processor's time for one text, and how often it is looked at. An ordinary article of 100,000 characters takes
 * 200 to 300 ms, one of 5000 takes 10: enough for a processor of a third of that speed, or one that is shared.
 */
const [MOST_CPU_MS, LOOK_MS] = [1000, 50];
/** By the clock, for a machine that is busy with other things. */
const MOST_WAIT_MS = 10_000;
/** An ordinary article of 100,000 characters takes some 40 MB. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Starts a thread that parses texts, and nothing else: no text can keep the others from being answered. */
export async function startThread(): Promise<Thread> {
  const worker = new Worker(new URL("./parse-worker.server.ts", import.meta.url), {
    name: "markdown",
    resourceLimits: LIMITS,
  });
  let isAlive = true;
  worker.once("exit", () => {
    isAlive = false;
  });
  // Also when nobody waits for an answer any more: a thread that runs out of memory while it is being stopped must
  // not end the site.
  worker.on("error", () => {
    isAlive = false;
  });
  await once(worker, "message");
  worker.unref();
  return {
    isAlive: () => isAlive,
    stop: async () => void (await worker.terminate()),
    async parse(asked) {
      worker.ref();
      try {
        const answer = await limited(worker, asked);
        return "tree" in answer ? answer : { refusal: refusalOf(answer, asked) };
      } finally {
        worker.unref();
      }
    },
  };
}

/** The thread's answer, or its end: by time or by memory. */
async function limited(worker: Worker, asked: AskedText): Promise<WorkerAnswer> {
  const before = await worker.cpuUsage();
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let isOver = false;
    const settle = (finish: () => void) => {
      if (isOver) return;
      isOver = true;
      clearInterval(look);
      worker.removeAllListeners("message");
      worker.removeListener("error", onError);
      worker.removeListener("exit", onExit);
      finish();
    };
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ isTooSlow: true }) : reject(error),
      );
    // Stopped because the site is.
    const onExit = () => settle(() => reject(busy()));
    const end = (finish: () => void) =>
      settle(() => {
        worker.once("exit", finish);
        void worker.terminate().then(finish, finish);
      });
    const look = setInterval(async () => {
      const used = await worker.cpuUsage(before).catch(() => undefined);
      if (used && (used.user + used.system) / 1000 > MOST_CPU_MS) end(() => resolve({ isTooSlow: true }));
      else if (performance.now() - started > MOST_WAIT_MS) end(() => reject(busy()));
    }, LOOK_MS);
    worker.once("message", (answer: WorkerAnswer) => settle(() => resolve(answer)));
    worker.on("error", onError);
    worker.on("exit", onExit);
    worker.postMessage(asked);
  });
}

/** The caller may try again: it was not the text. */
export function busy(): AppError {
  return new AppError("unavailable", markdownErrors.busy(), { retryAfterS: 5 });
}

function refusalOf(answer: Exclude<WorkerAnswer, { tree: string }>, { text }: AskedText): Message {
  if ("parts" in answer) return markdownErrors.too_many_parts({ n: answer.parts, most: MOST_PARTS });
  if ("pictures" in answer)
    return markdownErrors.too_many_pictures({ n: answer.pictures, most: MOST_PICTURES });
  return "isTooLong" in answer ? markdownErrors.too_long() : tooSlow(text);
}

/** With the sign that the text has most of: it is nearly always the reason. */
function tooSlow(text: string): Message {
  const counts = new Map<string, number>();
  for (const [mark] of text.matchAll(/[>[\]!*_`~|#+<&()=-]/g)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return markdownErrors.too_slow_plain();
  const [mark, n] = most;
  return markdownErrors.too_slow({ mark, n });
}
