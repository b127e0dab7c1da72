import { setTimeout as pause } from "node:timers/promises";
import type { App } from "#src/app/app.server.ts";
import { claimTry, isSpent, putOff } from "./commands.server.ts";
import { kindOf } from "./outbox.ts";
import { listDueRows, type Waiting } from "./queries.server.ts";

const LOOK_MS = 15_000;
/** A process that stops lets a mail that is on its way arrive, so that it leaves once. */
const MOST_WAIT_MS = 3000;

/** Who does one kind of promised work. */
export interface Worker {
  kind: string;
  /** Of rows whose time has come, those that may be done now; all unless told. */
  allowed?: (app: App, rows: Waiting[]) => Promise<Waiting[]>;
  /** Does it, for a row that this process has claimed, and marks it as done or its failure. */
  perform: (app: App, row: Waiting) => Promise<void>;
}

/** Works the outbox off, each row on one node of the club. Returns what stops it. */
export function startOutbox(app: App, workers: readonly Worker[]): () => Promise<void> {
  let isStopped = false;
  let round: Promise<void> | undefined;
  const look = setInterval(() => {
    round ??= workOff(app, workers, () => isStopped)
      .catch((error: unknown) => app.log.error("the outbox could not be worked off", { error }))
      .finally(() => {
        round = undefined;
      });
  }, LOOK_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(look);
    await Promise.race([round, pause(MOST_WAIT_MS, undefined, { ref: false })]);
  };
}

/** Tries each row whose time has come once. */
export async function workOff(app: App, workers: readonly Worker[], isStopped = () => false): Promise<void> {
  const due = await listDueRows(
    app.db,
    app.now(),
    workers.map(({ kind }) => kind),
  );
  for (const worker of workers) {
    const own = due.filter((row) => kindOf(row) === worker.kind);
    const at = app.now().toISOString();
    const allowed = own.length > 0 && worker.allowed ? await worker.allowed(app, own) : own;
    for (const row of own) {
      if (isStopped()) return;
      // What is spent goes, whatever else is said of it.
      const mayTry = allowed.includes(row) || isSpent(row, at);
      const claimed = mayTry ? await claimTry(app, row) : await putOff(app, row);
      // That it failed is kept with it.
      if (claimed)
        await worker.perform(app, claimed).catch((error: unknown) => {
          app.log.debug("promised work was not done", { error: (error as Error).name });
        });
    }
  }
}
