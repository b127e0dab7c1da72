import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseSilent, isWithoutAnswer } from "./faults.server.ts";

/** A query that takes this long may be slow, or the database is silent: then it is asked how it is. */
const SUSPECT_MS = 1000;
const LOOK_MS = 400;
/** Asked twice: on a machine whose processors are all taken one answer may come late. Both fit into what a page may wait. */
const PROBES_MS = [500, 300];

/** A question that waits for the database, oldest first. */
interface Waiting {
  since: number;
  giveUp: (error: Error) => void;
}

/**
 * The pool as queries use it. A database that is silent (a machine that hangs, a network that swallows) would
 * otherwise cost each query its whole timeout, and a page has several. When a query takes long, a connection of
 * its own asks whether anybody is there; if not, and nobody else was answered meanwhile, whoever waits and whoever comes
 * is refused at once, until somebody is.
 *
 * A connection whose query was given up is closed: the server may still carry it out later, and a `begin` that
 * nobody waits for would swallow the next save on that connection.
 */
export function failFastPool(pool: pg.Pool): PostgresPool {
  const { answered, queried, end } = watchSilence(pool);
  return {
    options: pool.options,
    async connect() {
      const connecting = pool.connect();
      let isWanted = true;
      connecting.then(
        (client) => isWanted || client.release(true),
        () => {},
      );
      try {
        return failFastClient(await answered(() => connecting), queried);
      } catch (error) {
        isWanted = false;
        throw error;
      }
    },
    end() {
      end();
      return pool.end();
    },
  };
}

/** What was asked of the database, or a refusal once it is known to be silent. */
type Answered = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

function watchSilence(pool: pg.Pool) {
  const waiting = new Set<Waiting>();
  let isSilent = false;
  let isAsking = false;
  let queriedAt = 0;

  async function isAnybodyThere(): Promise<boolean> {
    const since = performance.now();
    // Of a silent one it is asked again and again: once each is enough.
    for (const waitMs of isSilent ? PROBES_MS.slice(0, 1) : PROBES_MS)
      if ((await answers(pool, waitMs)) || queriedAt > since) return true;
    return false;
  }

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    isSilent = !(await isAnybodyThere());
    isAsking = false;
    if (!isSilent) return;
    for (const { giveUp } of waiting) giveUp(new DatabaseSilent());
    waiting.clear();
  }

  const look = setInterval(() => {
    const [oldest] = waiting;
    if (isSilent || (oldest && performance.now() - oldest.since > SUSPECT_MS)) void ask();
  }, LOOK_MS).unref();

  const answered: Answered = (ask) => {
    if (isSilent) return Promise.reject(new DatabaseSilent());
    return new Promise((resolve, reject) => {
      const one = { since: performance.now(), giveUp: reject };
      waiting.add(one);
      ask()
        .then(resolve, reject)
        .finally(() => waiting.delete(one));
    });
  };
  /** Only the server itself answers a query: a connection that lies ready is had without it. */
  const queried: Answered = async (ask) => {
    const answer = await answered(ask);
    queriedAt = performance.now();
    return answer;
  };
  return { answered, queried, end: () => clearInterval(look) };
}

function failFastClient(client: pg.PoolClient, queried: Answered): PostgresPoolClient {
  let isLost = false;
  // Without a listener, a connection that breaks between two queries of a save would end the process.
  const note = () => {
    isLost = true;
  };
  client.on("error", note);
  const query = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => {
    try {
      return await queried(() => client.query<Row>(text, [...values]));
    } catch (error) {
      if (isWithoutAnswer(error)) isLost = true;
      throw error;
    }
  };
  return {
    // The other form, with a cursor, needs a setting of the dialect that we don't use.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isToBeClosed) => {
      client.off("error", note);
      client.release(isToBeClosed || isLost);
    },
  };
}

async function answers(pool: pg.Pool, waitMs: number): Promise<boolean> {
  const { connectionString, ssl } = pool.options;
  const probe = new pg.Client({
    ...(connectionString ? { connectionString } : {}),
    ...(ssl === undefined ? {} : { ssl }),
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  });
  probe.on("error", () => {});
  try {
    await probe.connect();
    await probe.query("select 1");
    return true;
  } catch (error) {
    // Refused is answered: whoever asks is then told at once, by the server or its machine.
    return (error as { code?: string }).code !== undefined;
  } finally {
    void probe.end().catch(() => {});
  }
}
