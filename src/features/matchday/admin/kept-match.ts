import { foldMatch, type MatchState } from "#src/features/ledger/match-state.ts";
import { allEntries } from "../sync.ts";
import { type MatchBundle, rulesOf } from "./bundle.ts";
import { HOLD_MS, type Kept, ripe } from "./kept.ts";
import { PLAY, type Step } from "./steps.ts";
import type { Store } from "./store.ts";

/** What the sending of entries came to, last time. */
export type Network = "never" | "sent" | "offline" | "signed_out" | "refused";

/** All that the screen shows. A new object for each change. */
export interface Snapshot {
  bundle: MatchBundle;
  kept: Kept[];
  state: MatchState;
  step: Step;
  network: Network;
  /** Device's time of the last answer, ms. */
  syncedAt: number | null;
  /** What the last tap made, and when by the device's clock: it can be taken back at once, whole. */
  last: { id: string; also: readonly string[]; at: number } | null;
  /** Whether a tap could not be stored. */
  isUnstored: boolean;
}

/** What is to be stored before something is shown. */
interface ToStore {
  written?: readonly Kept[];
  dropped?: readonly string[];
}

/** A match as a device holds it: nothing is shown before it is stored, and changes wait for each other. */
export interface KeptMatch {
  shown(): Snapshot;
  show(more: Partial<Snapshot>): void;
  subscribe(listener: () => void): () => void;
  /** One piece of work after the other, so that each sees what the one before it made. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Stores, then shows. */
  keep(stored: ToStore, more: Partial<Snapshot>): Promise<void>;
  /** Lets entries go whose ring has run, once theirs has. */
  waitForRings(): void;
  stop(): void;
}

interface Parts {
  store: Store;
  bundle: MatchBundle;
  /** The device's own clock, ms. */
  device: () => number;
  onChange: (by: "tap" | "answer") => void;
}

/** Takes up a match where the device left it. */
export async function keepMatch({ store, bundle, device, onChange }: Parts): Promise<KeptMatch> {
  const listeners = new Set<() => void>();
  let ring: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const kept = await store.listEntries(bundle.match.id);
  let shown = folded({ ...NOTHING_YET, bundle, kept });

  const show = (more: Partial<Snapshot>) => {
    shown = folded({ ...shown, ...more });
    for (const listener of listeners) listener();
  };
  const inTurn = (work: () => Promise<void>) => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const keep = async ({ written = [], dropped = [] }: ToStore, more: Partial<Snapshot>) => {
    const isChanged = written.length + dropped.length > 0;
    const isUnstored = isChanged && !(await isDone(store.write(written, dropped)));
    show({ ...more, isUnstored });
    waitForRings();
    if (isChanged) onChange("tap");
  };
  const waitForRings = () => {
    clearTimeout(ring);
    if (shown.kept.some(({ state }) => state === "held"))
      ring = setTimeout(() => void inTurn(release), HOLD_MS / 12);
  };
  const release = async () => {
    const ready = ripe(shown.kept, device());
    if (ready.length === 0) return waitForRings();
    await keep({ written: ready }, { kept: replaced(shown.kept, ready) });
  };
  waitForRings();
  return {
    shown: () => shown,
    show,
    inTurn,
    keep,
    waitForRings,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(ring);
      listeners.clear();
    },
  };
}

const NOTHING_YET = {
  step: PLAY,
  network: "never",
  syncedAt: null,
  last: null,
  isUnstored: false,
} as const;

function folded(given: Omit<Snapshot, "state">): Snapshot {
  const { bundle, kept } = given;
  return { ...given, state: foldMatch(allEntries(bundle.entries, kept), bundle.lineups, rulesOf(bundle)) };
}

/** The entries with some in place of their former selves. */
export function replaced(kept: readonly Kept[], changed: readonly Kept[]): Kept[] {
  const byId = new Map(changed.map((one) => [one.id, one]));
  return kept.map((one) => byId.get(one.id) ?? one);
}

function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
