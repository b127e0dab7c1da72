import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "./database.server.ts";
import { databaseFault } from "./faults.server.ts";

/** How often a transaction is begun in all, where others come in its way. */
const MOST_TRIES = 5;

/**
 * Runs `work` in one transaction. It begins anew when the database ended it for the sake of another, and when
 * somebody else wrote what has to be unique between its look and its write: the next look sees that. So `work`
 * may run several times, and does nothing beside what it writes into `tx`.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await (isPostgres(db) ? run(db, work) : inOwnTurn(db, () => run(db, work)));
    } catch (error) {
      const fault = databaseFault(error);
      if (tries === MOST_TRIES || (fault !== "locked" && fault !== "taken")) throw error;
    }
  }
}

function run<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(work);
}

/** Of each embedded database, the last write that waits for its turn. */
const lastWrites = new WeakMap<Db, Promise<unknown>>();

/**
 * Lets the embedded database write once in a turn of the event loop. It answers without a wait, so that hundreds of
 * writes at once, e.g. wrong guesses from as many networks, would all be done before anybody else is answered; and
 * what is only read waits for one of them, not for all.
 */
function inOwnTurn<Result>(db: Db, write: () => Promise<Result>): Promise<Result> {
  const before = lastWrites.get(db) ?? Promise.resolve();
  const mine = before.then(() => nextTurn()).then(write);
  lastWrites.set(
    db,
    mine.catch(() => {}),
  );
  return mine;
}

/**
 * Until this transaction ends, nobody else's that names the same goes on: for rules over several rows, which
 * two that look at the same moment would both find kept. SQLite lets one write at a time anyway.
 * @param what e.g. "teams"
 */
export async function oneAtATime(tx: Tx, what: string): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);
}
