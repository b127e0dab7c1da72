import type { Db } from "#src/db/database.server.ts";
import type { Changes, Tag } from "./changes.server.ts";
import { addReads, noteReads } from "./reads.server.ts";

interface Remembered {
  value: Promise<unknown>;
  tags: Set<Tag>;
  /** Some of it stands in for what could not be read: not kept. */
  hasFailed: boolean;
  until: number;
  /** When the clock makes it wrong; undefined for what no clock changes. */
  moment: number | undefined;
}

type Recall = <Value>(name: string, read: () => Promise<Value>, isTimed: boolean) => Promise<Value>;

/** In case the news of a save gets lost between two nodes. */
const LONGEST_MS = 60_000;
/**
 * Where a database carries its memory: on the database itself, because the built pages have a copy of this module
 * of their own.
 */
const RECALL = Symbol.for("club.recall");

/**
 * From now on `remember` keeps what is read from this database, until a save touches it.
 * @param nextChange when the clock alone next changes what is shown, milliseconds since 1970; without it nothing
 * is kept that depends on the hour
 */
export function openMemory(db: Db, changes: Changes, nextChange?: () => Promise<number>): void {
  const memory = new Map<string, Remembered>();
  changes.subscribe((touched) => {
    for (const [name, { tags }] of memory) {
      // What is still being read has no tags yet: it may have missed the save.
      if (tags.size === 0 || touched.some((tag) => tag === "*" || tags.has(tag))) memory.delete(name);
    }
  });
  const recall: Recall = async (name, read, isTimed) => {
    if (isTimed && !nextChange) return read();
    // What the clock reads is not what the page shows.
    const moment = isTimed ? (await noteReads(nextChange!)).made : undefined;
    const known = memory.get(name);
    const isRight = known && known.until > performance.now() && known.moment === moment;
    const kept = isRight ? known : keep(memory, name, read, moment);
    try {
      return (await kept.value) as Awaited<ReturnType<typeof read>>;
    } catch (thrown) {
      addReads({ tags: kept.tags, queries: 0, hasFailed: true });
      throw thrown;
    } finally {
      addReads({ tags: kept.tags, queries: 0, hasFailed: kept.hasFailed });
    }
  };
  Object.assign(db, { [RECALL]: recall });
}

/**
 * A short list that nearly every page reads (teams, settings, partners), from memory while nothing in it was
 * saved. A transaction always reads for itself. What comes back is shared: it must not be changed.
 * @param name says what is read, with whatever narrows it
 */
export function remember<Value>(
  db: Db,
  name: string,
  read: (db: Db) => Promise<Value>,
): Promise<Readonly<Value>> {
  const recall = (db as { [RECALL]?: Recall })[RECALL];
  return recall ? recall(name, () => read(db), false) : read(db);
}

/** Like `remember`, for what also depends on the hour: what is published, which match is next. */
export function rememberForNow<Value>(
  db: Db,
  name: string,
  read: (db: Db) => Promise<Value>,
): Promise<Readonly<Value>> {
  const recall = (db as { [RECALL]?: Recall })[RECALL];
  return recall ? recall(name, () => read(db), true) : read(db);
}

function keep(
  memory: Map<string, Remembered>,
  name: string,
  read: () => Promise<unknown>,
  moment: number | undefined,
): Remembered {
  const forget = () => memory.get(name) === entry && memory.delete(name);
  const entry: Remembered = {
    value: Promise.resolve(),
    tags: new Set(),
    hasFailed: false,
    until: performance.now() + LONGEST_MS,
    moment,
  };
  entry.value = noteReads(read).then(({ made, reads }) => {
    entry.tags = reads.tags;
    entry.hasFailed = reads.hasFailed;
    if (reads.hasFailed) forget();
    addReads({ tags: new Set(), queries: reads.queries, hasFailed: false });
    return Object.freeze(made);
  });
  entry.value.catch(forget);
  memory.set(name, entry);
  return entry;
}
