import { minuteAt, minuteLabel, readLengths } from "#src/features/ledger/clock.ts";
import type { Doubled, Entry, Side, Who } from "#src/features/ledger/ledger.ts";
import { type Patch, wholeOf } from "#src/features/ledger/patch.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import type { Patches } from "./live-matches.ts";
import { type EventType, goalType, type MatchStatus, type Score } from "./match.ts";
import type { MatchLine, MatchView } from "./match-view.server.ts";

type Patched = Pick<MatchLine, "score" | "lengths">;

/** A match of a page with what was heard of it since: status, score, who scored when, the last entry. */
export function patchedView(match: MatchView, patches: Patches): MatchView {
  const news = patches.get(match.id) ?? [];
  const held = heldIn(news);
  return goalByGoal(match, news).reduce((view, patch) => withPatch(view, patch, held), match);
}

/**
 * What was heard, with the score after each entry. Entries that come together, e.g. of a phone that was without a
 * network, all have the score after the last of them: where their goals lead to it, each goal is told as one. What the
 * data know already brings no goal again.
 */
function goalByGoal(before: Patched, news: readonly Patch[]): readonly Patch[] {
  const known = news.findLastIndex((patch) => isSame(wholeOf(patch), before.score));
  let score = before.score ?? NO_GOALS;
  return news.map((patch, at) => {
    const told = wholeOf(patch);
    if (at <= known) return withScore(patch, wholeOf(news[known]!));
    const end = news.findIndex((later, place) => place > at && !isSame(wholeOf(later), told));
    const left = news.slice(at, end < 0 ? undefined : end).map(({ entry }) => goalIn(entry));
    const isExplained = isSame(told, left.reduce(plus, score));
    score = isExplained ? plus(score, left[0]) : (told ?? NO_GOALS);
    return isExplained && told ? withScore(patch, score) : patch;
  });
}

function withScore(patch: Patch, score: Score | null): Patch {
  return { ...patch, score, extra: null };
}

const NO_GOALS: Score = { home: 0, away: 0 };

function plus(score: Score, side: Side | undefined): Score {
  return side ? { ...score, [side]: score[side] + 1 } : score;
}

/** For which side an entry counts as a goal. */
function goalIn(entry: Patch["entry"]): Side | undefined {
  const isCounted =
    entry?.kind === "goal" || (entry?.kind === "penalty" && entry.payload.result === "scored");
  return isCounted ? (entry.side ?? undefined) : undefined;
}

/** What was heard of and waits for an answer whether it is another's: the log says so before it. */
function heldIn(news: readonly Patch[]): ReadonlySet<string> {
  const held = new Set<string>();
  for (const { entry } of news) {
    if (entry?.kind !== "amend" || !entry.target) continue;
    const said = (entry.payload.patch.payload as Doubled | undefined)?.held;
    if (said) held.add(entry.target);
    if (said === false) held.delete(entry.target);
  }
  return held;
}

/** The same for a match of which no more than status and score are shown. */
export function patchedFigures<One extends Pick<MatchView, "id" | "status" | "score">>(
  match: One,
  patches: Patches,
): One {
  const patch = patches.get(match.id)?.at(-1);
  return patch ? { ...match, status: patch.status as MatchStatus, score: wholeOf(patch) } : match;
}

/** The same for a line of the list. */
export function patchedLine(line: MatchLine, patches: Patches): MatchLine {
  return goalByGoal(line, patches.get(line.id) ?? []).reduce(lineWithPatch, line);
}

function lineWithPatch(line: MatchLine, patch: Patch): MatchLine {
  const goal = goalOf(line, patch);
  const scorers = line.scorers ?? { home: "", away: "" };
  const isChanged = !goal && !isSame(line.score, wholeOf(patch));
  const goals = line.goals ?? [];
  return {
    ...line,
    ...{ status: patch.status as MatchStatus, score: wholeOf(patch), decided: decidedStill(line, patch) },
    goals: goal ? [...goals, goal] : isChanged ? [] : goals,
    scorers: goal
      ? { ...scorers, [goal.side]: [scorers[goal.side], goal.scorer].filter(Boolean).join(", ") }
      : isChanged
        ? null
        : line.scorers,
  };
}

/** What was decided of a match that goes on holds no more. */
function decidedStill({ status, decided }: Pick<MatchLine, "status" | "decided">, patch: Patch) {
  return patch.status === status ? decided : undefined;
}

/** Whether of a match whose kick-off passed in silence nobody has said anything since. */
export function isStillAwaited(
  isAwaited: boolean,
  match: Pick<MatchView, "id"> | null | undefined,
  patches: Patches,
): boolean {
  const patch = match && patches.get(match.id)?.at(-1);
  return isAwaited && (!patch || patch.status === "scheduled");
}

function withPatch(match: MatchView, patch: Patch, held: ReadonlySet<string>): MatchView {
  const goal = goalOf(match, patch);
  const isChanged = !goal && !isSame(match.score, wholeOf(patch));
  const scorers = match.scorers ?? { home: [], away: [] };
  return {
    ...match,
    status: patch.status as MatchStatus,
    decided: decidedStill(match, patch),
    score: wholeOf(patch),
    // A goal that was taken back: whose it was is known to the next page.
    goals: goal ? [...match.goals, goal] : isChanged ? [] : match.goals,
    scorers: goal
      ? { ...scorers, [goal.side]: [...scorers[goal.side], goal.scorer] }
      : isChanged
        ? null
        : match.scorers,
    lastEntry: patch.status === "live" ? (lastEntryOf(match, patch.entry, held) ?? match.lastEntry) : null,
  };
}

/** Of these an entry alone tells too little: who scored before, and whether a card was his second. */
const TOLD_IN_PART: readonly Entry["kind"][] = ["void", "goal_disallowed", "yellow"];

/** What of an entry the views show, by its names in a log. */
const SHOWN = ["scorer", "how", "taker", "result", "who", "on", "off", "typed", "held"];

/**
 * Whether a match with what was heard lacks what its page made anew tells: who scored after a correction, the mark of an own
 * goal or a penalty, a second yellow card, the name of one of the club's own, whatever an entry says that was too long to be sent.
 */
export function isHeardInPart({ entry }: Pick<Patch, "entry">): boolean {
  if (!entry || TOLD_IN_PART.includes(entry.kind)) return true;
  if (entry.kind !== "amend") return isMarked(entry) || isOfOwn(entry);
  const { payload = {}, ...moment } = entry.payload.patch;
  return Object.keys(moment).length > 0 || SHOWN.some((name) => name in payload);
}

/** Whether a goal is told with more than name and minute: "71’ (pen.)". */
function isMarked(entry: Entry): boolean {
  const type = typeOf(entry);
  return type === "own_goal" || type === "penalty_scored";
}

/**
 * Whether an entry that the views show is of somebody whose names stand in the club's records: the entry may have none, or
 * those of one language.
 */
function isOfOwn(entry: Entry): boolean {
  const who = whoIn(entry);
  return typeOf(entry) !== undefined && (who?.player !== undefined || who?.person !== undefined);
}

/** The goal that a patch brings: one more than before, of an entry that says so. */
function goalOf(before: Patched, patch: Patch) {
  const { entry } = patch;
  const score = wholeOf(patch);
  const more = (side: Side) => (score?.[side] ?? 0) - (before.score?.[side] ?? 0);
  if (!entry || (entry.kind !== "goal" && entry.kind !== "penalty") || !entry.side) return undefined;
  if (more(entry.side) !== 1 || more(other(entry.side)) !== 0) return undefined;
  const { minute, label } = minuteOf(before, entry);
  // Without its mark it would be another's: the page's data, which are asked for, have both.
  const name = isMarked(entry) ? "" : nameIn(whoIn(entry));
  return { side: entry.side, minute, scorer: `${name} ${label}’`.trim() };
}

function isSame(one: Patch["score"], another: Patch["score"]): boolean {
  return (one?.home ?? 0) === (another?.home ?? 0) && (one?.away ?? 0) === (another?.away ?? 0);
}

function minuteOf({ lengths = "" }: Patched, { period, clock_ms, payload: { typed } }: Entry) {
  const { minute, added } = typed ?? minuteAt(period, clock_ms, readLengths(lengths));
  return { minute, label: minuteLabel(minute, added || null) };
}

/** As somebody typed it, in the language of the page, else in English; a player of the club is known by his number alone. */
function nameIn(who: Who | undefined): string {
  return who?.names?.player_last_name ?? who?.names?.player_name ?? "";
}

const TYPES: Partial<Record<Entry["kind"], EventType>> = {
  yellow: "yellow_card",
  red: "red_card",
  sub: "substitution_in",
};

function lastEntryOf(
  match: Patched,
  entry: Entry | undefined,
  held: ReadonlySet<string>,
): MatchView["lastEntry"] | undefined {
  if (!entry?.side || held.has(entry.id)) return undefined;
  const type = typeOf(entry);
  if (!type) return undefined;
  const { label } = minuteOf(match, entry);
  return {
    minute: label,
    type,
    // Of an own goal it is its scorer's.
    side: type === "own_goal" ? other(entry.side) : entry.side,
    player: { text: nameIn(whoIn(entry)), lang: "en" },
    off: null,
  };
}

function typeOf(entry: Entry): EventType | undefined {
  if (entry.kind === "goal") return goalType(entry.payload.how);
  if (entry.kind === "penalty")
    return entry.payload.result && (entry.payload.result === "scored" ? "penalty_scored" : "penalty_missed");
  return TYPES[entry.kind];
}

function whoIn({ payload }: Entry): Who | undefined {
  const { scorer, taker, who, on } = payload as Partial<Record<"scorer" | "taker" | "who" | "on", Who>>;
  return scorer ?? taker ?? who ?? on;
}
