import { type DeviceClock, deviceClock, type Measured } from "../device-clock.ts";
import { afterAnswer, allEntries, putRight, type SyncAnswer, waiting, withNews } from "../sync.ts";
import type { MatchBundle } from "./bundle.ts";
import type { Change } from "./changes.ts";
import { applyChanges, type Kept } from "./kept.ts";
import { type KeptMatch, keepMatch, replaced, type Snapshot } from "./kept-match.ts";
import { entryOfStep } from "./steps.ts";
import type { Store } from "./store.ts";
import { answer, type Tap } from "./taps.ts";

export interface MatchConsole {
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Resolves when what it means is stored and shown. Taps are taken one after the other. */
  tap(tap: Tap): Promise<void>;
  clock: DeviceClock;
  waiting(): Kept[];
  /** What the server answered; or why it did not. */
  received(answer: SyncAnswer, asked: number): Promise<void>;
  /** The clock was measured: what was tapped before it is put right. */
  measured(): Promise<void>;
  failed(network: "offline" | "signed_out"): void;
  /** The match anew: line-ups, squads, names. What this device knows of the log stays. */
  renewed(bundle: MatchBundle): Promise<void>;
  /** What another page of this device wrote. */
  reread(): Promise<void>;
  /** Puts what was refused out of the way; it stays in the list. */
  putAside(id: string): Promise<void>;
  /** Which entries of another device are of this match and not known yet. */
  lacking(entries: readonly Kept[]): Kept[];
  /** Entries of another device, from a file or a code; those that are known already are left out. */
  takeIn(entries: readonly Kept[]): Promise<number>;
  stop(): void;
}

interface Parts {
  store: Store;
  bundle: MatchBundle;
  device?: () => number;
  newId?: () => string;
  /** What was measured of the clock before. */
  measured?: Measured | undefined;
  /** Told after each change of what is stored, so that it is sent and other pages of the device read it. */
  onChange?: (by: "tap" | "answer") => void;
}

type Given = Required<Omit<Parts, "measured">> & { clock: DeviceClock; held: KeptMatch };

/** One match on one device: takes taps, stores them, then shows them. */
export async function openConsole(parts: Parts): Promise<MatchConsole> {
  const { store, bundle, device = Date.now, newId = () => crypto.randomUUID(), onChange = () => {} } = parts;
  const clock = deviceClock(device, parts.measured);
  const held = await keepMatch({ store, bundle, device, onChange });
  const given: Given = { store, bundle, device, newId, onChange, clock, held };
  const { shown, show, inTurn } = held;
  return {
    clock,
    snapshot: shown,
    subscribe: held.subscribe,
    stop: held.stop,
    waiting: () => waiting(shown().kept),
    failed: (network) => show({ network }),
    tap: (tap) => inTurn(() => take(given, tap)),
    measured: () => inTurn(() => rightTimes(given)),
    received: (answered, asked) => inTurn(() => takeAnswer(given, answered, asked)),
    renewed: (fresh) => inTurn(() => renew(given, fresh)),
    reread: () => inTurn(() => reread(given)),
    putAside: (id) => inTurn(() => putAside(given, id)),
    lacking: (entries) => lacking(given, entries),
    async takeIn(entries) {
      const before = shown().kept.length;
      await inTurn(() => takeIn(given, entries));
      return shown().kept.length - before;
    },
  };
}

async function take({ held, clock, newId, device, bundle }: Given, tap: Tap): Promise<void> {
  const shown = held.shown();
  const ours = new Set(shown.kept.filter(({ state }) => state === "held").map(({ id }) => id));
  const entries = allEntries(shown.bundle.entries, shown.kept);
  const known = { entries, held: ours, state: shown.state, now: clock.now(), newId };
  const { changes, step } = answer(tap, shown.step, known);
  // Whoever goes on to something else has answered "later".
  const left = entryOfStep(shown.step);
  if (left && ours.has(left) && entryOfStep(step) !== left) changes.push({ change: "release", id: left });
  const by = clock.isMeasured() ? {} : { by: clock.offsetMs() ?? 0 };
  const at = { match: bundle.match.id, deviceNow: device(), ...by };
  const { kept, ...toStore } = applyChanges(shown.kept, changes, at);
  await held.keep(toStore, { kept, step, last: lastOf(changes, shown, device()) });
}

async function rightTimes({ held, clock }: Given): Promise<void> {
  const { kept, bundle } = held.shown();
  const written = putRight(kept, clock.offsetMs() ?? 0, bundle.entries);
  await held.keep({ written }, { kept: replaced(kept, written) });
}

async function takeAnswer(
  { held, store, device, onChange }: Given,
  answered: SyncAnswer,
  asked: number,
): Promise<void> {
  const shown = held.shown();
  const changed = afterAnswer(shown.kept, answered, asked);
  const kept = replaced(shown.kept, changed);
  const { entries, seq } = withNews(shown.bundle, answered, asked);
  const bundle = { ...shown.bundle, entries: [...entries], seq };
  // First what is in the log, then what leaves the queue: ended between the two, an entry is sent twice, not lost.
  await store.putBundle(bundle).catch(() => {});
  if (changed.length > 0) await store.write(changed).catch(() => {});
  const network = kept.some(({ state }) => state === "refused") ? "refused" : "sent";
  held.show({ bundle, kept, network, syncedAt: device() });
  if (changed.length + answered.news.length > 0) onChange("answer");
}

async function renew({ held, store }: Given, fresh: MatchBundle): Promise<void> {
  const { bundle: known } = held.shown();
  const there = new Map(fresh.entries.map((one) => [one.seq, one.id]));
  // Another log than before, e.g. restored: the next answer of the server says so, and what was lost goes out again.
  const isSame = known.entries.every(({ id, seq }) => there.get(seq) === id);
  const { entries, seq } = isSame ? fresh : known;
  const bundle = { ...fresh, entries, seq };
  await store.putBundle(bundle).catch(() => {});
  held.show({ bundle });
}

async function reread({ held, store, bundle: { match } }: Given): Promise<void> {
  const known = held.shown().bundle;
  const stored = await store.getBundle(match.id);
  const bundle = stored && stored.seq >= known.seq ? stored : known;
  held.show({ kept: await store.listEntries(match.id), bundle });
  held.waitForRings();
}

async function putAside({ held }: Given, id: string): Promise<void> {
  const { kept } = held.shown();
  const written = kept
    .filter((one) => one.id === id && one.state === "refused")
    .map((one): Kept => ({ ...one, state: "aside" }));
  await held.keep({ written }, { kept: replaced(kept, written) });
}

async function takeIn(given: Given, entries: readonly Kept[]): Promise<void> {
  const { held, bundle } = given;
  const { kept } = held.shown();
  const match = bundle.match.id;
  const order = Math.max(0, ...kept.map((one) => one.order));
  const written = lacking(given, entries).map(
    ({ id, entry }, at): Kept => ({ id, match, entry, state: "waiting", order: order + at + 1 }),
  );
  await held.keep({ written }, { kept: [...kept, ...written] });
}

function lacking({ held }: Given, entries: readonly Kept[]): Kept[] {
  const { kept, bundle } = held.shown();
  const known = new Set([...kept, ...bundle.entries].map(({ id }) => id));
  return entries.filter(({ id, match }) => match === bundle.match.id && !known.has(id));
}

/** What can be taken back with one tap: the newest fact. Adding a name to it is not a new one. */
function lastOf(changes: readonly Change[], { last }: Snapshot, at: number): Snapshot["last"] {
  if (changes.some((one) => one.change === "drop" && one.id === last?.id)) return null;
  const made = changes.flatMap((one) => (one.change === "write" ? [one.entry] : []));
  if (made.at(-1)?.kind === "void") return null;
  const [first, ...also] = made.filter(({ kind }) => kind !== "amend").map(({ id }) => id);
  return first === undefined ? last : { id: first, also, at };
}
