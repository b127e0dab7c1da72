import { setTimeout as pause } from "node:timers/promises";
import type { App } from "#src/app/app.server.ts";
import { databaseFault } from "#src/db/faults.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { packPatch } from "#src/features/ledger/patch.ts";
import { readLedgerTopic } from "#src/features/ledger/topic.ts";
import type { Topic } from "#src/live/changes.server.ts";
import type { Hub } from "#src/live/hub.server.ts";
import { type Match, wholeScore } from "./match.ts";
import { readPatches } from "./patch-queries.server.ts";
import { getMatchAlone } from "./queries.server.ts";

/** More at once are no news of a match but somebody's work on a season. */
const MOST_MATCHES = 20;
/** More entries at once come from a phone that was offline: pages hear of the last one and ask for the others. */
const MOST_PATCHES = 5;
/** After this is read again what the database did not answer. */
const AGAIN_MS = 500;

/** Tells open pages of saved matches, their events and tables. Returns what stops it. */
export function publishMatches(app: App, hub: Hub): () => void {
  const teller: Teller = { app, hub, told: new Map(), counted: new Map(), isOver: false };
  let turn: Promise<void> = Promise.resolve();
  const unsubscribe = app.changes.subscribe(({ topics }) => {
    // One after the other, so that each entry goes out once and in its order.
    turn = turn
      .then(() => tell(teller, topics))
      .catch((error: unknown) => {
        if (teller.isOver) return;
        app.log.error("open pages were not told", { error });
        refreshAll(teller);
      });
  });
  return () => {
    teller.isOver = true;
    unsubscribe();
  };
}

interface Teller {
  app: App;
  hub: Hub;
  /** The last place of each match's log that went out from this node. */
  told: Map<number, number>;
  /** For what each match counted when it was told last. */
  counted: Map<number, string>;
  isOver: boolean;
}

/** Has open pages ask for everything themselves. */
function refreshAll({ hub, told }: Teller): void {
  told.clear();
  hub.publish("refresh", {}, { to: "all" });
}

/**
 * What is read of a match, however long the database is away: the news of it came while it was there, so it will be soon.
 * @returns undefined where there is no such match
 */
async function readOnceThere<Found>(teller: Teller, read: () => Promise<Found>): Promise<Found | undefined> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") return undefined;
      if (teller.isOver || !["away", "locked"].includes(databaseFault(error) ?? "")) throw error;
    }
    await pause(AGAIN_MS, undefined, { ref: false });
  }
}

async function tell(teller: Teller, topics: Topic[]): Promise<void> {
  const { hub } = teller;
  const ids = topics.flatMap((topic) => /^matches:(\d+)$/.exec(topic)?.[1] ?? []).map(Number);
  const logs = topics.flatMap((topic) => readLedgerTopic(topic) ?? []);
  if (topics.includes("*") || ids.length > MOST_MATCHES) return refreshAll(teller);
  for (const log of logs) await tellEntries(teller, log);
  for (const id of ids)
    await tellMatch(
      teller,
      id,
      logs.some((log) => log.id === id),
    );
  if (topics.includes("standings")) hub.publish("table", {}, { to: "all" });
}

/** Each entry is packed once on a node, whoever follows. */
async function tellEntries(teller: Teller, { id, after }: { id: number; after: number }) {
  const { app, hub, told } = teller;
  const known = Math.max(after, told.get(id) ?? 0);
  const news = await readOnceThere(teller, () => readPatches(app.db, id, known));
  const { seq, patches } = news ?? { seq: 0, patches: [] };
  const shown = patches.length > MOST_PATCHES ? patches.slice(-1).map(({ entry, ...rest }) => rest) : patches;
  for (const patch of shown) hub.publish("patch", packPatch(patch), { to: "followers", match: id });
  // A log that was replaced by a shorter one begins anew.
  told.set(id, seq);
}

/** @param isTold whoever follows by patches has heard of it already */
async function tellMatch(teller: Teller, id: number, isTold: boolean): Promise<void> {
  const { app, hub } = teller;
  const match = await readOnceThere(teller, () => getMatchAlone(app.db, id));
  const score = match && wholeScore(match);
  const said = match
    ? {
        id,
        status: match.status,
        home_score: score?.home ?? null,
        away_score: score?.away ?? null,
        match_date: match.match_date,
        version: match.version,
      }
    : { id, status: "removed" };
  hub.publish("match", said, isTold ? { to: "others", match: id } : { to: "all", match: id });
  // A match that was begun and is off: its log says neither how lists call it, nor what its page tells then.
  const isOff = isTold && (match?.status === "postponed" || match?.status === "cancelled");
  if (match && (countsOtherwise(teller, match) || isOff)) hub.publish("refresh", {}, { to: "all" });
}

/**
 * Whether a finished match counts for something else than before, e.g. because it was annulled, or a live one has other
 * sides: status and score, by which open pages know what is news to them, stay the same then.
 */
function countsOtherwise({ counted }: Teller, match: Match): boolean {
  const { id, status, outcome, competition_id, season, home_team_id, away_team_id } = match;
  const { home_team_name, away_team_name } = match;
  const before = counted.get(id);
  const now = [
    outcome,
    competition_id,
    season,
    home_team_id,
    away_team_id,
    home_team_name,
    away_team_name,
  ].join();
  counted.set(id, now);
  // A finished one that was not told since the start may have been changed in this; a live one is told many times.
  return before !== now && (status === "finished" || (status === "live" && before !== undefined));
}
