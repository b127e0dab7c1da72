import { readFile, type Storage } from "#src/storage/storage.server.ts";

/** The files of one store that are being read or sent. */
interface Shared {
  reading: Map<string, Promise<Uint8Array | undefined>>;
  /** The memory of those that somebody still takes in, by name. */
  sending: Map<string, WeakRef<ArrayBufferLike>>;
  freed: FinalizationRegistry<string>;
}

const stores = new WeakMap<Storage, Shared>();

/**
 * A stored file, in memory once however many take it in and however slowly: four thousand requests of one visitor who
 * never read the answers held three gigabytes.
 * @returns undefined where there is none; not to be written to
 */
export async function readShared(storage: Storage, name: string): Promise<Uint8Array | undefined> {
  const shared = sharedOf(storage);
  const memory = shared.sending.get(name)?.deref();
  // Whoever takes it in slowly keeps no picture on the site that was removed, and none cut off that was mended.
  if (memory && (await lengthOf(storage, name)) === memory.byteLength)
    return new Uint8Array(memory as ArrayBuffer);
  return shared.reading.get(name) ?? readOnce(storage, shared, name);
}

/** A bucket that does not answer is asked for the file itself, and told of there. */
export function isThere(storage: Storage, name: string): Promise<boolean> {
  return storage.disk.exists(name).catch(() => false);
}

async function lengthOf(storage: Storage, name: string): Promise<number | undefined> {
  const found = await storage.disk.getMetaData(name).catch(() => undefined);
  return found?.contentLength;
}

async function readOnce(storage: Storage, shared: Shared, name: string): Promise<Uint8Array | undefined> {
  const reading = readFile(storage, name).then((bytes) => {
    if (!bytes) return undefined;
    // A small file may lie in a pool with others: its memory has to be its own.
    const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
    shared.sending.set(name, new WeakRef(own.buffer));
    shared.freed.register(own.buffer, name);
    return own;
  });
  shared.reading.set(name, reading);
  return reading.finally(() => shared.reading.delete(name));
}

function sharedOf(storage: Storage): Shared {
  const known = stores.get(storage);
  if (known) return known;
  const sending: Shared["sending"] = new Map();
  const freed = new FinalizationRegistry<string>((name) => {
    if (!sending.get(name)?.deref()) sending.delete(name);
  });
  const shared = { reading: new Map(), sending, freed };
  stores.set(storage, shared);
  return shared;
}
