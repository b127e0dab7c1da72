import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type PackedPatch, type Patch, unpackPatch, wholeOf } from "#src/features/ledger/patch.ts";
import { KEPT_MS, listenPatches, SPREAD_MS } from "#src/ui/live.ts";
import { useAgain, useLiveNews } from "#src/ui/live-news.ts";
import { displayScore, type MatchStatus, type Score } from "./match.ts";

/** What was heard of matches since the page was opened, by their ids, in the order of their logs. */
export type Patches = ReadonlyMap<number, readonly Patch[]>;

/** What is loaded anew knows what was heard so long before. */
const LOADED_MS = 10_000;

/** A gap is told twice, the second time so long after it at most: what was heard behind it is newer than what is asked for then. */
const GAP_MS = KEPT_MS + 2 * SPREAD_MS;

const NOTHING: Patches = new Map();
const subscribers = new Set<() => void>();
let heard: Patches = NOTHING;
let heardAt = new Map<Patch, number>();

function change(next: Map<number, readonly Patch[]>): void {
  heard = next;
  for (const tell of subscribers) tell();
}

/** Takes over what was told of a match, wherever the page shows it; what is known already changes nothing. */
export function hear(patch: Patch): void {
  const known = heard.get(patch.match) ?? [];
  if (known.some(({ seq }) => seq >= patch.seq)) return;
  heardAt.set(patch, performance.now());
  change(new Map(heard).set(patch.match, [...known, patch]));
}

/** Forgets what the page's data, which have just come, say themselves. */
function forgetOld(): void {
  // A change that is none would have React draw anew what it has not taken over yet.
  if (heard.size === 0) return;
  const at = performance.now();
  const fresh = [...heard].map(([id, patches]): [number, Patch[]] => [
    id,
    patches.filter((patch) => at - (heardAt.get(patch) ?? 0) < LOADED_MS),
  ]);
  heardAt = new Map([...heardAt].filter(([, when]) => at - when < LOADED_MS));
  change(new Map(fresh.filter(([, patches]) => patches.length > 0)));
}

/**
 * What is loaded from now on is newer than what was heard: a score that was typed over that of the goals would be hidden
 * by the last goal.
 * @param id of the match; all of them where news may have been missed
 * @param sinceMs only what was heard so long ago; what came later may not be in the data that caches on the way have
 */
function outdate(id?: number, sinceMs = 0): void {
  const until = performance.now() - sinceMs;
  for (const [patch, at] of heardAt)
    if (at <= until && (id === undefined || patch.match === id)) heardAt.set(patch, Number.NEGATIVE_INFINITY);
}

/**
 * A page's data with what was heard since of the matches in them; nothing is asked for.
 * @param patched puts what was heard into the data
 */
export function useLiveMatches<Data>(
  data: Data,
  patched: (data: Data, patches: Patches) => Data,
  isFollowed = true,
): Data {
  const patches = useSyncExternalStore(
    subscribe,
    () => heard,
    () => NOTHING,
  );
  useEffect(() => {
    if (!isFollowed) return;
    return listenPatches({
      onPatch: (packed) => hear(unpackPatch(packed as PackedPatch)),
      onMatch: (told) => outdate((told as ToldMatch).id),
      onGap: () => outdate(undefined, GAP_MS),
      onBack: () => {},
    });
  }, [isFollowed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other data have come.
  useEffect(forgetOld, [data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is the same whichever render made it.
  return useMemo(() => (patches.size === 0 ? data : patched(data, patches)), [data, patches]);
}

/** Corrections are many and hurry less than goals: so long after one, each page at a moment of its own, data are asked for. */
const CORRECTED_SPREAD_MS = 10_000;

/**
 * Asks for the page's data anew when something is heard of its matches that patches tell in part alone, once after several.
 * @param shown the matches that the page tells more of than status and score
 * @param isHeardInPart whether a patch is such a one
 */
export function useCorrections(
  shown: readonly (Pick<Shown, "id"> | null | undefined)[],
  isHeardInPart: (patch: Patch) => boolean,
): void {
  const again = useAgain();
  const latest = useRef({ shown, isHeardInPart });
  latest.current = { shown, isHeardInPart };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const corrected = new Set<number>();
    const ask = () => {
      for (const id of corrected) outdate(id, KEPT_MS);
      corrected.clear();
      again();
    };
    const stop = listenPatches({
      onPatch(packed) {
        const patch = unpackPatch(packed as PackedPatch);
        const isShown = latest.current.shown.some((match) => match?.id === patch.match);
        if (!isShown || !latest.current.isHeardInPart(patch)) return;
        corrected.add(patch.match);
        clearTimeout(timer);
        // Later than caches on the way keep what was before.
        timer = setTimeout(ask, KEPT_MS + Math.random() * CORRECTED_SPREAD_MS);
      },
      onGap: () => {},
      onBack: () => {},
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [again]);
}

/** What is told of a match, by news of it or by a patch. */
type Told = Pick<Shown, "id" | "status" | "score">;

/**
 * Asks for the page's data anew when something is told of a match that is not in them: for what follows from matches and
 * is worked out where all of them are, e.g. a table. Who hears patches is sent no news of what a patch has told.
 * @param isKnown whether the page's data are of it already
 * @param isCounted whether what follows is counted from matches and kept for itself: it may be older than the matches that
 * came with it, and is asked for once more when no cache has what was before
 */
export function useMatchNews(
  isWanted: boolean,
  isKnown: (told: Told) => boolean,
  { isCounted = false } = {},
): void {
  const again = useAgain();
  const known = useRef(isKnown);
  known.current = isKnown;
  useLiveNews(["match"], isWanted, (told) => isKnown(toldOf(told as ToldMatch)));
  useEffect(() => {
    if (!isWanted) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const askIn = (told: Told, wait: number, isSure = false) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (isSure || !known.current(told)) again();
      }, wait);
      timers.add(timer);
    };
    const stop = listenPatches({
      onPatch(packed) {
        const patch = unpackPatch(packed as PackedPatch);
        const told: Told = { id: patch.match, status: patch.status, score: wholeOf(patch) };
        if (known.current(told)) return;
        // As other news, see `ui/live.ts`: what was asked for at once may be of before it.
        askIn(told, Math.random() * SPREAD_MS);
        askIn(told, KEPT_MS + Math.random() * SPREAD_MS, isCounted);
      },
      onGap: () => {},
      onBack: () => {},
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [again, isWanted, isCounted]);
}

/**
 * Asks for the page's data anew when the result of one of its matches is told: a patch brings the score, but not what
 * follows from it, e.g. who won.
 * @param loaded the matches as the data have them, without what was heard since
 */
export function useResultNews(loaded: readonly Told[]): void {
  useMatchNews(true, (told) => {
    const one = loaded.find(({ id }) => id === told.id);
    return told.status !== "finished" || !one || isAsTold([one], told);
  });
}

function toldOf({ id, status, ...match }: ToldMatch): Told {
  return { id, status, score: status === "removed" ? null : displayScore({ status, ...match }) };
}

/** Whether one of the matches that a page shows stands as it is told; one that is played elsewhere concerns no page. */
export function isAsTold(shown: readonly Told[], { id, status, score }: Told): boolean {
  const one = shown.find((candidate) => candidate.id === id);
  if (!one) return status === "live";
  return one.status === status && isSameScore(one.score, score);
}

function isSameScore(one: Score | null, other: Score | null): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

function subscribe(tell: () => void): () => void {
  subscribers.add(tell);
  return () => subscribers.delete(tell);
}

interface Shown {
  id: number;
  status: string;
  score: Score | null;
  kickOff?: string;
  /** Of a page that shows all of it: venue, referee, report. */
  version?: number;
}

/** What the event `match` says, see `live.server.ts`. */
interface ToldMatch {
  id: number;
  status: MatchStatus | "removed";
  home_score: number | null;
  away_score: number | null;
  match_date: string;
  version: number;
}

/** Whether a page shows already what the server tells of a match; one that is played elsewhere concerns no page. */
export function isShown(shown: readonly Shown[], told: unknown): boolean {
  const { id, status, ...match } = told as ToldMatch;
  const one = shown.find((candidate) => candidate.id === id);
  if (!one) return status === "live";
  if (status === "removed" || status !== one.status) return false;
  const isSame = isSameScore(displayScore({ status, ...match }), one.score);
  const hasMore = one.version !== undefined && one.version !== match.version;
  return isSame && !hasMore && (one.kickOff === undefined || one.kickOff === match.match_date);
}
