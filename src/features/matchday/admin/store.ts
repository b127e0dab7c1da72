import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { MatchBundle } from "./bundle.ts";
import type { Kept } from "./kept.ts";

/** Where a device keeps its taps, the matches it knows and what it knows of itself. */
export interface Store {
  /** False where nothing survives the page, as in some private windows. */
  isDurable: boolean;
  listEntries(match?: number): Promise<Kept[]>;
  /** Resolves when they are on the disk. */
  write(entries: readonly Kept[], dropped?: readonly string[]): Promise<void>;
  getBundle(match: number): Promise<MatchBundle | undefined>;
  putBundle(bundle: MatchBundle): Promise<void>;
  getNote<Value>(name: string): Promise<Value | undefined>;
  putNote(name: string, value: unknown): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: string; value: Kept; indexes: { match: number } };
  bundles: { key: number; value: MatchBundle };
  notes: { key: string; value: unknown };
}

export const DATABASE = "matchday";
/** What tells every page of this device that its entries changed. */
export const CHANNEL = "matchday";

/** Opens the device's store; where there is none, one that lives as long as its page. */
export async function openStore(): Promise<Store> {
  try {
    const database = await openDB<Schema>(DATABASE, 1, {
      upgrade(db) {
        db.createObjectStore("entries", { keyPath: "id" }).createIndex("match", "match");
        db.createObjectStore("bundles");
        db.createObjectStore("notes");
      },
    });
    // Some browsers open one and refuse to write to it.
    await database.put("notes", Date.now(), "tried");
    return durable(database);
  } catch {
    return fleeting();
  }
}

function durable(database: IDBPDatabase<Schema>): Store {
  return {
    isDurable: true,
    listEntries: (match) =>
      match === undefined ? database.getAll("entries") : database.getAllFromIndex("entries", "match", match),
    async write(entries, dropped = []) {
      // Strict: the promise is kept when the disk has it, not when the system has taken it over.
      const change = database.transaction("entries", "readwrite", { durability: "strict" });
      const done = [
        ...entries.map((one) => change.store.put(one)),
        ...dropped.map((id) => change.store.delete(id)),
      ];
      await Promise.all([...done, change.done]);
    },
    getBundle: (match) => database.get("bundles", match),
    putBundle: async (bundle) => void (await database.put("bundles", bundle, bundle.match.id)),
    getNote: async <Value>(name: string) => (await database.get("notes", name)) as Value | undefined,
    putNote: async (name, value) => void (await database.put("notes", value, name)),
  };
}

/** Keeps everything in the page alone. */
export function fleeting(): Store {
  const entries = new Map<string, Kept>();
  const bundles = new Map<number, MatchBundle>();
  const notes = new Map<string, unknown>();
  return {
    isDurable: false,
    listEntries: async (match) =>
      [...entries.values()].filter((one) => match === undefined || one.match === match),
    async write(written, dropped = []) {
      for (const one of written) entries.set(one.id, one);
      for (const id of dropped) entries.delete(id);
    },
    getBundle: async (match) => bundles.get(match),
    putBundle: async (bundle) => void bundles.set(bundle.match.id, bundle),
    getNote: async <Value>(name: string) => notes.get(name) as Value | undefined,
    putNote: async (name, value) => void notes.set(name, value),
  };
}

/** How the device calls itself in the log; made once. */
export async function deviceName(store: Store): Promise<string> {
  const known = await store.getNote<string>("device");
  if (known) return known;
  const made = crypto.randomUUID();
  await store.putNote("device", made);
  return made;
}
