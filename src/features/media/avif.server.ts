import type { App } from "#src/app/app.server.ts";
import { putFile, removeFile, type Storage } from "#src/storage/storage.server.ts";
import { vips } from "./vips.server.ts";

// AVIF is a third smaller than WebP and takes seconds to make: too long for an upload to wait. So it is made
// afterwards, one picture after the other, on one of libvips' threads.

/** After an upload its answer goes first, and perhaps the next upload. */
const PAUSE_MS = 1000;
const MOST_WAITING = 500;
const MOST_SECONDS = 60;
/** Names that are remembered as tried; each about 100 bytes. */
const MOST_REMEMBERED = 10_000;

interface Work {
  waiting: Set<string>;
  tried: Set<string>;
  isRunning: boolean;
}

const works = new WeakMap<Storage, Work>();

/** The AVIF of a stored WebP picture. */
export function avifName(name: string): string {
  return name.replace(/\.webp$/, ".avif");
}

/**
 * Lets a stored picture have its AVIF soon; answers at once. A picture that was tried is not tried again until
 * the next start: it moves, or AVIF would be larger.
 */
export function wantAvif(app: App, name: string): void {
  const work = workOf(app.storage);
  if (work.tried.has(name) || work.waiting.size >= MOST_WAITING) return;
  work.waiting.add(name);
  if (work.isRunning) return;
  work.isRunning = true;
  setTimeout(() => {
    runAll(app, work).finally(() => {
      work.isRunning = false;
    });
  }, PAUSE_MS).unref();
}

/** Takes the AVIF of a picture away that is stored again: it may be as damaged, and is made anew. */
export async function dropAvif(storage: Storage, name: string): Promise<void> {
  workOf(storage).tried.delete(name);
  await removeFile(storage, avifName(name));
}

async function runAll(app: App, work: Work): Promise<void> {
  for (const name of work.waiting) {
    if (work.tried.size >= MOST_REMEMBERED) work.tried.clear();
    work.tried.add(name);
    await makeAvif(app.storage, name).catch((error: unknown) =>
      app.log.warn("no AVIF was made", { name, error }),
    );
    work.waiting.delete(name);
  }
}

/** Makes the AVIF of one stored picture, unless it moves or AVIF is no smaller. */
export async function makeAvif(storage: Storage, name: string): Promise<void> {
  const bytes = await storage.disk.getBytes(name);
  const sharp = await vips();
  const picture = sharp(bytes);
  const { pages = 1 } = await picture.metadata();
  if (pages > 1) return;
  const avif = await picture.avif({ quality: 55, effort: 3 }).timeout({ seconds: MOST_SECONDS }).toBuffer();
  if (avif.length < bytes.length) await putFile(storage, avifName(name), avif);
}

function workOf(storage: Storage): Work {
  const known = works.get(storage) ?? { waiting: new Set(), tried: new Set(), isRunning: false };
  works.set(storage, known);
  return known;
}
