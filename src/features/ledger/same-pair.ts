import { byWriting, type Entry, type Kind, PERIODS, type Standing, standing, type Who } from "./ledger.ts";
import { isHeld } from "./lines.ts";
import { type KeyOf, keysOf } from "./people.ts";

/** Two writers who saw one thing tap it within so much of each other. */
const APART_MS = 120_000;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** How long the later one is held back while both writers are asked; a goal and a penalty count then. */
const HELD_MS = 10_000;
/** How the log calls what the club writes by itself: that an entry is held back, and that nobody answered. */
export const CLUB = "club";
/** How the log calls what came through the form or the specified calls. */
export const FORM = "form";

/** Two entries that may be one: one goal, penalty or kick of a shoot-out, one card or substitution of the same man. */
export interface SamePair {
  /** Ids: the earlier and the later. */
  one: string;
  other: string;
  /** UTC ISO: the question stands until then; null until somebody answers. */
  until: string | null;
}

type Written = Entry & { device: string };

const WITHOUT_LINEUPS = keysOf({ home: null, away: null });

/**
 * What two devices may have written of one: of the same side, at most two minutes apart, neither taken back, nobody has
 * said yet that they are two. The same for everybody who knows the same entries and line-ups.
 */
export function samePairs(entries: readonly Written[], keyOf: KeyOf = WITHOUT_LINEUPS): SamePair[] {
  const since = heldSince(entries);
  const devices = new Map(entries.map(({ id, device }) => [id, device]));
  const seen = standing(entries)
    .filter(isAsked)
    .sort(byWriting)
    .map((fact): Seen => ({ fact, men: menOf(fact, keyOf), device: devices.get(fact.id)! }));
  const tapped = nearPairs(seen, ({ fact }) => Date.parse(fact.occurred_at))
    .filter(([, other]) => !isSeparate(other))
    .map(([one, other]) => ({ one: one.id, other: other.id, until: untilOf(one, other, since) }));
  const known = new Set(tapped.map(pairOf));
  return [...tapped, ...typedPairs(seen, since).filter((pair) => !known.has(pairOf(pair)))];
}

/**
 * What a phone without a network saw in the afternoon, somebody may have typed in the evening: that is told by the match's
 * clock. One that comes when readers have the other already waits for an answer.
 */
function typedPairs(seen: readonly Seen[], since: ReadonlyMap<string, string>): SamePair[] {
  const typed = new Set(seen.flatMap(({ fact, device }) => (device === FORM ? [fact.id] : [])));
  if (typed.size === 0) return [];
  const isTyped = ({ fact }: Pick<Seen, "fact">) => typed.has(fact.id);
  const byPlace = seen.toSorted((one, other) => placeOf(one) - placeOf(other));
  const pairs = nearPairs(byPlace, placeOf, (one, other) => isTyped(one) !== isTyped(other));
  return pairs
    .map(([one, other]) => (isTyped({ fact: other }) ? { one: other, other: one } : { one, other }))
    .filter(({ other }) => !isSeparate(other))
    .map(({ one, other }) => ({
      ...{ one: one.id, other: other.id },
      until: isHeld(other) ? null : untilOf(one, other, since),
    }));
}

interface Seen {
  fact: Standing;
  men: string[];
  device: string;
}

/**
 * Of each the last one before it that it may be the same as, in one walk.
 * @param seen in the order of their moments, ms
 */
function nearPairs(
  seen: readonly Seen[],
  momentOf: (one: Seen) => number,
  mayBe = (one: Seen, other: Seen) => one.device !== other.device,
): [Standing, Standing][] {
  const moments = seen.map(momentOf);
  // The order is that of letters, which differs from that of moments within a second.
  const isBefore = (at: number, moment: number) => moment - moments[at]! > APART_MS + SECOND_MS;
  let first = 0;
  return seen.flatMap((other, at) => {
    const moment = moments[at]!;
    while (isBefore(first, moment)) first++;
    const isSame = (before: number) =>
      mayBe(seen[before]!, other) &&
      moment - moments[before]! <= APART_MS &&
      isAlike(seen[before]!.fact, other.fact, () => other.men.some((man) => seen[before]!.men.includes(man)));
    // Sides kick in turns: behind a kick of the other one it is another kick.
    const isTurn = (before: number) =>
      other.fact.kind === "kick" &&
      seen[before]!.fact.kind === "kick" &&
      seen[before]!.fact.side !== other.fact.side;
    let before = at - 1;
    while (before >= first && !isSame(before)) before = isTurn(before) ? -1 : before - 1;
    const one = seen[before];
    return one && before >= first ? [[one.fact, other.fact] as [Standing, Standing]] : [];
  });
}

/** Where something stands in a match, ms: no period comes near the next. */
function placeOf({ fact: { period, clock_ms } }: Seen): number {
  return PERIODS.indexOf(period) * 10 * HOUR_MS + clock_ms;
}

/**
 * A card that nobody answered for would send a man off, or change him twice, a kick would decide the match: held ones wait
 * for an answer.
 */
function untilOf(one: Standing, other: Standing, since: ReadonlyMap<string, string>): string | null {
  if ((isOfMan(other) || other.kind === "kick") && (isHeld(one) || isHeld(other))) return null;
  return behind(since.get(other.id) ?? since.get(one.id) ?? other.occurred_at);
}

/**
 * What is held back and counts without an answer, each with the moment (UTC ISO) from which it does: goals and penalties,
 * and whatever has nothing beside it any more that it might be the same as.
 */
export function heldEntries(
  entries: readonly Written[],
  keyOf: KeyOf = WITHOUT_LINEUPS,
): { id: string; until: string }[] {
  const since = heldSince(entries);
  const held = standing(entries).filter((fact) => !fact.isVoid && isHeld(fact));
  if (held.length === 0) return [];
  const waiting = new Set(
    samePairs(entries, keyOf).flatMap(({ one, other, until }) => (until === null ? [one, other] : [])),
  );
  return held
    .filter(({ id }) => !waiting.has(id))
    .map(({ id, occurred_at }) => ({ id, until: behind(since.get(id) ?? occurred_at) }));
}

/**
 * What of the entries that come now has to be held back: those that make a pair which was none before.
 * @param news entries of one device; those that are in the log already are none
 */
export function toHold(
  log: readonly Written[],
  news: readonly Written[],
  keyOf: KeyOf = WITHOUT_LINEUPS,
): string[] {
  const known = new Set(samePairs(log, keyOf).map(pairOf));
  const touched = new Set(news.map(({ id, kind, target }) => (kind === "amend" ? target : id)));
  return samePairs([...log, ...news], keyOf)
    .filter((pair) => !known.has(pairOf(pair)))
    .flatMap(({ one, other }) => [other, one].find((id) => touched.has(id)) ?? []);
}

/** When the club held each of them back. */
function heldSince(entries: readonly Entry[]): Map<string, string> {
  const holding = entries.flatMap((entry) => {
    if (entry.kind !== "amend" || !entry.target) return [];
    const { held } = (entry.payload.patch.payload ?? {}) as { held?: boolean };
    return held ? [entry] : [];
  });
  // In one order for everybody: one may be held twice.
  return new Map(holding.sort(byWriting).map(({ target, occurred_at }) => [target!, occurred_at]));
}

function behind(moment: string): string {
  return new Date(Date.parse(moment) + HELD_MS).toISOString();
}

function pairOf({ one, other }: SamePair): string {
  return [one, other].sort().join(" ");
}

/** How two entries become one: which is taken back, which stays, and what the former knew more. */
export interface Merged {
  void: string;
  keep: string;
  /** Of an `amend` of the one that stays; null where it lacks nothing. */
  payload: object | null;
}

/**
 * The answer "it is one": the poorer goes, the richer takes over what only the poorer said, and counts. Which is the
 * richer is told by what they said when they were written, for two phones that answer at once know different corrections:
 * each would take back the other's, and nothing would be left.
 */
export function mergePair(entries: readonly Entry[], { one, other }: SamePair): Merged | undefined {
  const facts = standing(entries);
  const [first, second] = [one, other].map((id) => facts.find((fact) => fact.id === id));
  if (!first || !second) return undefined;
  const written = new Map(entries.map((entry) => [entry.id, richness(entry)]));
  const isOtherRicher = written.get(other)! > written.get(one)!;
  const [keep, gone] = isOtherRicher ? [second, first] : [first, second];
  const known = detailsOf(keep);
  const more = Object.entries(detailsOf(gone)).filter(([name]) => !(name in known) && fits(name, keep));
  const said = [...more, ...(isHeld(keep) ? [["held", false] as const] : [])];
  return { void: gone.id, keep: keep.id, payload: said.length > 0 ? Object.fromEntries(said) : null };
}

function isAsked(fact: Standing): boolean {
  if (fact.isVoid || fact.disallowed || !fact.side) return false;
  return fact.kind === "goal" || fact.kind === "penalty" || fact.kind === "kick" || isOfMan(fact);
}

/** What is only asked for where both name the same man. */
function isOfMan({ kind }: Standing): boolean {
  return isCard(kind) || kind === "sub";
}

function isCard(kind: Kind): boolean {
  return kind === "yellow" || kind === "red";
}

/** Whom a card or a substitution names, and as what. */
function menOf(fact: Standing, keyOf: KeyOf): string[] {
  const { side } = fact;
  if (!side) return [];
  const man = (as: string, who: Who | undefined) => {
    const key = keyOf(side, who);
    return key ? [`${as} ${key}`] : [];
  };
  if (fact.kind === "sub") return [...man("off", fact.payload.off), ...man("on", fact.payload.on)];
  return fact.kind === "yellow" || fact.kind === "red" ? man("card", fact.payload.who) : [];
}

/**
 * A goal may be a penalty that was scored; of two penalties one writer may not have said yet what came of it. A card
 * that one saw as yellow may have been red.
 */
function isAlike(one: Standing, other: Standing, isSameMan: () => boolean): boolean {
  if (one.side !== other.side) return false;
  if (isOfMan(other)) return isCard(one.kind) === isCard(other.kind) && isSameMan();
  return one.kind === other.kind || (isScored(one) && isScored(other));
}

function isScored(fact: Standing): boolean {
  return fact.kind === "goal" || (fact.kind === "penalty" && fact.payload.result === "scored");
}

function isSeparate({ payload }: Standing): boolean {
  return "separate" in payload && payload.separate === true;
}

function richness(fact: Entry): number {
  return Object.keys(detailsOf(fact)).length;
}

function detailsOf({ payload }: Entry): Record<string, unknown> {
  const own = ["separate", "held"];
  const said = Object.entries(payload).filter(([name, value]) => value != null && !own.includes(name));
  return Object.fromEntries(said.filter(([name, value]) => !(name === "how" && value === "play")));
}

/** What an entry of each kind names. */
const PARTS: Partial<Record<Kind, readonly string[]>> = {
  goal: ["how", "scorer", "assist"],
  penalty: ["result", "taker", "keeper"],
  yellow: ["who", "stays"],
  red: ["who"],
  sub: ["on", "off", "why", "on_note"],
  kick: ["taker"],
};

function fits(name: string, { kind }: Standing): boolean {
  return [...(PARTS[kind] ?? []), "typed", "note"].includes(name);
}
