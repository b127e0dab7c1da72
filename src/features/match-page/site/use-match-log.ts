import { useCallback, useEffect, useRef, useState } from "react";
import { fetchAnswer } from "#src/api/fetch-answer.ts";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { type PackedPatch, type Patch, unpackPatch } from "#src/features/ledger/patch.ts";
import { hear } from "#src/features/matches/live-matches.ts";
import { listenPatches } from "#src/ui/live.ts";
import { useAgain } from "#src/ui/live-news.ts";
import { type MatchLog, withPatch } from "./match-log.ts";

/** After this the server is asked again when it could not answer; not by everybody in one instant. */
const [RETRY_MS, SPREAD_MS] = [10_000, 3000];

interface FollowedLog {
  log: MatchLog;
  /** The ids of entries that came while the page was open, the newest last. */
  heard: string[];
  isOffline: boolean;
}

interface Following extends FollowedLog {
  /** Asks the server for what came behind what is known. */
  catchUp: () => void;
}

/**
 * The log of a match as far as it is known: as it was loaded, and with each patch that came since. Where one is
 * missing, the server is asked for those behind; where that does not help, for the page's data.
 * @param isFollowed whether anything may happen
 */
export function useMatchLog(loaded: MatchLog, isFollowed: boolean): Following {
  const again = useAgain();
  const [followed, setFollowed] = useState<FollowedLog>({ log: loaded, heard: [], isOffline: false });
  const current = isNewer(loaded, followed.log) ? { ...followed, log: loaded } : followed;
  const latest = useRef(current);
  latest.current = current;
  const asking = useRef<() => void>(() => {});
  useEffect(() => {
    if (!isFollowed) return;
    let isCaughtUp = false;
    const retry = later(() => void catchUp());
    const take = (patch: Patch): boolean => {
      const { log, heard } = latest.current;
      const next = withPatch(log, patch);
      if (!next || next === log) return next === log;
      const more = patch.entry ? [...heard, heardOf(patch.entry)] : heard;
      latest.current = { log: next, heard: more, isOffline: false };
      setFollowed(latest.current);
      return true;
    };
    const setOffline = (isOffline: boolean) => {
      if (latest.current.isOffline === isOffline) return;
      latest.current = { ...latest.current, isOffline };
      setFollowed(latest.current);
    };
    const catchUp = onceAtATime(async () => {
      const { match, seq, status } = latest.current.log;
      const behind = await patchesBehind(match, seq).catch(() => undefined);
      setOffline(!behind);
      // To the frame and the page's other parts they are as new as to the log.
      behind?.patches.forEach(hear);
      if (!behind) return retry.begin();
      // With another status more follows than a log tells, e.g. tables; a log that is shorter than ours was replaced.
      const isMore = behind.patches.some((patch) => patch.status !== status);
      if (!behind.patches.every(take) || isMore || behind.seq < seq) again();
    });
    asking.current = () => void catchUp();
    const leave = listenPatches({
      onPatch(packed) {
        const patch = unpackPatch(packed as PackedPatch);
        if (patch.match === latest.current.log.match && !take(patch)) void catchUp();
      },
      onGap: () => void catchUp(),
      onBack() {
        setOffline(false);
        // What came between the making of the page and its first listening was told to others alone.
        if (!isCaughtUp) void catchUp();
        isCaughtUp = true;
      },
    });
    return () => {
      retry.end();
      leave();
    };
  }, [isFollowed, again]);
  const catchUp = useCallback(() => asking.current(), []);
  return { ...current, catchUp };
}

/** What a goal or a penalty came to is told of it, when it is known. */
function heardOf(entry: Entry): string {
  if (entry.kind !== "amend" || !entry.target) return entry.id;
  const { result, held } = (entry.payload.patch.payload ?? {}) as { result?: unknown; held?: unknown };
  return result || held === false ? entry.target : entry.id;
}

/** What was loaded anew is as new as what was heard, or newer. One that was put off and has a new date begins without its log. */
function isNewer(loaded: MatchLog, heard: MatchLog): boolean {
  const isAnew = loaded.status === "scheduled" && heard.status === "postponed";
  return loaded !== heard && (loaded.seq >= heard.seq || isAnew) && !isSame(loaded, heard);
}

function isSame(one: MatchLog, other: MatchLog): boolean {
  return (
    one.seq === other.seq &&
    one.status === other.status &&
    isSameScore(one.score, other.score) &&
    isSameScore(one.extra, other.extra) &&
    isSameScore(one.penalties, other.penalties)
  );
}

function isSameScore(one: MatchLog["score"], other: MatchLog["score"]): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

/** The patches of a match behind a place of its log. */
async function patchesBehind(match: number, seq: number): Promise<{ seq: number; patches: Patch[] }> {
  const answer = await fetchAnswer(`/api/matches/${match}/live?after=${seq}`);
  if (!answer.ok) throw new Error(`The log of the match is not there: ${answer.status}`);
  return (await answer.json()) as { seq: number; patches: Patch[] };
}

/** Does a thing a while later, once however often it is asked for until then. */
function later(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      clearTimeout(timer);
      timer = setTimeout(work, RETRY_MS + Math.random() * SPREAD_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/** Does a thing once more behind the running one, however often it is asked for meanwhile. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  return async () => {
    isWantedAgain = true;
    running ??= (async () => {
      while (isWantedAgain) {
        isWantedAgain = false;
        await work();
      }
      running = undefined;
    })();
    return running;
  };
}
