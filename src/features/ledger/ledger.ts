/** The log of a match: what was seen at the ground, in entries that nobody edits. Corrections are entries too. */

export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];

/** In the order in which they are played. */
export const PERIODS = ["first", "second", "extra_first", "extra_second", "shootout"] as const;
export type Period = (typeof PERIODS)[number];

/** Who something is about: a player or another person whom the club knows, or as little as a shirt's number. */
export interface Who {
  player?: number | undefined;
  /** Of any club, in `people`. */
  person?: number | undefined;
  number?: number | undefined;
  /** As they were typed, by their columns, e.g. `player_last_name_hy`. */
  names?: Record<string, string> | undefined;
}

/** What every entry may carry beside its own. */
export interface Noted {
  /** The minute as it was typed, where a clock can't show it, e.g. 30+4. */
  typed?: { minute: number; added: number } | undefined;
  /** What was written to it, by language. */
  note?: Partial<Record<"en" | "hy" | "ru", string>> | undefined;
}

/** What an entry says where a second writer saw the same as well, at most two minutes apart. */
export interface Doubled {
  /** It counts for nothing yet: both writers are being asked whether it is one. */
  held?: boolean | undefined;
  /** Somebody was asked and said that it is another one. */
  separate?: boolean | undefined;
}

export const GOAL_WAYS = ["play", "header", "free_kick", "penalty", "own_goal"] as const;
export const PENALTY_RESULTS = ["scored", "saved", "missed", "post"] as const;
export const KICK_RESULTS = ["scored", "saved", "missed"] as const;
export const SUBSTITUTION_REASONS = ["tactics", "injury", "concussion"] as const;
export const DISALLOWED_REASONS = ["offside", "handball", "foul", "other"] as const;
export const ABANDON_REASONS = ["weather", "lights", "pitch", "crowd", "injury", "other"] as const;
/** What was decided at once about an abandoned match; without one of them it is decided later. */
export const ABANDON_DECISIONS = ["resumed", "replayed", "stands"] as const;

type One<Values extends readonly string[]> = Values[number];

/** What an entry of each kind says beside its moment and its side. */
export interface Payloads {
  /** `untimed` where only that it is being played is known: nobody stood by with a clock. */
  period_start: { untimed?: boolean };
  /** `final` ends the match. */
  period_end: { final?: boolean };
  added_time: { minutes: number };
  /**
   * Its side is the one that it counts for, the scorer of an own goal is the other's. `unassisted` where somebody said
   * so; without it nobody has said yet who passed.
   */
  goal: { how?: One<typeof GOAL_WAYS>; scorer?: Who; assist?: Who; unassisted?: boolean } & Doubled;
  /** Of the goal that is its target. */
  goal_disallowed: { why?: One<typeof DISALLOWED_REASONS> };
  /** `stays` where a second one is known not to have sent off, or red was entered beside it. */
  yellow: { who?: Who; stays?: boolean } & Doubled;
  red: { who?: Who } & Doubled;
  /** `on_note` where something else was written to who came on. */
  sub: { on?: Who; off?: Who; why?: One<typeof SUBSTITUTION_REASONS>; on_note?: Noted["note"] } & Doubled;
  /** Without a result it was given and is not taken yet. */
  penalty: { result?: One<typeof PENALTY_RESULTS>; taker?: Who; keeper?: Who } & Doubled;
  /** Of the shoot-out, in their order. */
  kick: { result: One<typeof KICK_RESULTS>; taker?: Who } & Doubled;
  corner: object;
  shot: { who?: Who; on_target?: boolean };
  foul: object;
  offside: object;
  injury: { who?: Who };
  var: { about?: string };
  attendance: { people: number };
  comment: { text: string; language: string };
  star: { who: Who };
  abandon: { why?: One<typeof ABANDON_REASONS>; decision?: One<typeof ABANDON_DECISIONS> };
  resume: object;
  /** The period began so much earlier than its start was tapped. */
  clock_shift: { ms: number };
  void: object;
  /** Puts these in the place of what its target says. */
  amend: { patch: Amendable };
}

export type Kind = keyof Payloads;

/** What of an entry may be put right later. */
export type Amendable = Partial<Pick<Moment, "period" | "clock_ms"> & { side: Side | null; payload: object }>;

interface Moment {
  period: Period;
  /** Since the kick-off of the period. */
  clock_ms: number;
}

interface Written extends Moment {
  /** Made by the device that wrote it. */
  id: string;
  /** Null where it is about no side. */
  side: Side | null;
  /** UTC ISO, by the device's clock put right. */
  occurred_at: string;
  /** The entry that it corrects. */
  target: string | null;
}

export type EntryOf<One extends Kind> = Written & { kind: One; payload: Payloads[One] & Noted };
export type Entry = { [One in Kind]: EntryOf<One> }[Kind];

/** What of an entry says whether it takes another one back. */
export type Aimed = Pick<Entry, "id" | "kind" | "target">;

/** An entry as all corrections leave it. */
export type Standing = Entry & {
  /** Taken back: it is shown struck through and counts for nothing. */
  isVoid: boolean;
  /** A goal that was not given, and why. */
  disallowed?: Payloads["goal_disallowed"];
};

const CORRECTING: readonly Kind[] = ["void", "amend", "goal_disallowed"];

/** What tells of somebody: each becomes a line of the match's page, most become events and figures too. */
const TELLING: readonly Kind[] = [
  ...["goal", "yellow", "red", "sub", "penalty", "kick"],
  ...["shot", "injury", "var", "star"],
] as Kind[];

/**
 * The facts of a log, as its corrections leave them, in the order of the match: by period and clock, of one moment as
 * they were written, so that two devices that know the same entries, in whatever order they came, have the same list.
 */
export function standing(entries: readonly Entry[]): Standing[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const taken = takenBack(byId);
  const corrections = [...byId.values()].filter((entry) => isCorrection(entry) && !taken.has(entry.id));
  const byTarget = Map.groupBy(corrections.sort(byWriting), ({ target }) => target);
  const facts = [...byId.values()]
    .filter((entry) => !isCorrection(entry))
    .map((entry) => ({ ...corrected(entry, byTarget.get(entry.id) ?? []), isVoid: taken.has(entry.id) }))
    .sort(byMoment);
  return withEndsBehindGoals(facts);
}

/**
 * No goal falls after the whistle. Who enters one of the 94th minute when the match was said to be over already, says that
 * it ended later: else its course would tell of an end at a score that it did not have.
 */
function withEndsBehindGoals(facts: Standing[]): Standing[] {
  const isPlay = ({ kind, isVoid }: Standing) => !isVoid && (kind === "goal" || kind === "penalty");
  const moved = [...facts];
  for (const end of facts) {
    if (end.kind !== "period_end" || end.isVoid) continue;
    const at = moved.indexOf(end);
    const last = moved.findLastIndex(
      (fact) => isPlay(fact) && (end.payload.final === true || fact.period === end.period),
    );
    if (last > at) moved.splice(last, 0, ...moved.splice(at, 1));
  }
  return moved;
}

/** How many entries of a log tell of somebody and are not taken back. */
export function countTelling(entries: readonly Aimed[]): number {
  const telling = entries.filter(({ kind }) => TELLING.includes(kind));
  const taken = takenBack(new Map(entries.map((entry) => [entry.id, entry])));
  return telling.filter(({ id }) => !taken.has(id)).length;
}

/** Corrections that are of nothing: what they aim at is not in the log, or is no goal. */
export function aimless(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(byWriting).filter((entry) => {
    if (!isCorrection(entry)) return false;
    const target = byId.get(entry.target ?? "");
    return !target || (entry.kind === "goal_disallowed" && target.kind !== "goal");
  });
}

/**
 * The entries that take one back now: to take those back brings it back.
 * @param kind or those that say of a goal that it was not given, which two phones may both have said
 */
export function voidsOf(
  entries: readonly Entry[],
  id: string,
  kind: "void" | "goal_disallowed" = "void",
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const taken = takenBack(byId);
  const circles = inCircles(byId);
  return entries.filter(
    (one) => one.kind === kind && one.target === id && !taken.has(one.id) && !circles.has(one.id),
  );
}

function isCorrection({ kind }: Entry): boolean {
  return CORRECTING.includes(kind);
}

/** The ids of what is taken back: by an entry that is not taken back itself. Those that aim at each other take nothing back. */
function takenBack(byId: ReadonlyMap<string, Aimed>): Set<string> {
  const circles = inCircles(byId);
  const voids = [...byId.values()].filter(({ id, kind }) => kind === "void" && !circles.has(id));
  const byTarget = Map.groupBy(voids, ({ target }) => target ?? "");
  const known = new Map<string, boolean>();
  const isTaken = (id: string): boolean => {
    const taken = known.get(id) ?? (byTarget.get(id) ?? []).some((one) => !isTaken(one.id));
    known.set(id, taken);
    return taken;
  };
  return new Set([...byId.keys()].filter(isTaken));
}

/** The ids of those that take back each other, or themselves. Each is walked over once, however long a chain is. */
function inCircles(byId: ReadonlyMap<string, Aimed>): Set<string> {
  const circles = new Set<string>();
  const seen = new Set<string>();
  for (const entry of byId.values()) {
    const way: string[] = [];
    let next: Aimed | undefined = entry;
    while (next?.kind === "void" && !seen.has(next.id)) {
      seen.add(next.id);
      way.push(next.id);
      next = byId.get(next.target ?? "");
    }
    const closed = next ? way.indexOf(next.id) : -1;
    if (closed !== -1) for (const id of way.slice(closed)) circles.add(id);
  }
  return circles;
}

function corrected(entry: Entry, corrections: Entry[]): Entry & Pick<Standing, "disallowed"> {
  let changed: Entry & Pick<Standing, "disallowed"> = entry;
  for (const { kind, payload } of corrections) {
    if (kind === "amend") changed = amended(changed, payload.patch);
    if (kind === "goal_disallowed" && entry.kind === "goal") changed = { ...changed, disallowed: payload };
  }
  return changed;
}

function amended<Given extends Entry>(entry: Given, patch: Amendable): Given {
  const { payload, ...moment } = patch;
  return { ...entry, ...moment, payload: { ...entry.payload, ...payload } };
}

function byMoment(one: Entry, other: Entry): number {
  const periods = PERIODS.indexOf(one.period) - PERIODS.indexOf(other.period);
  // Play goes on at the very moment at which it was stopped.
  const goesOn = Number(one.kind === "resume") - Number(other.kind === "resume");
  // In a break and after the end all is of one moment: what was said last stands last, and holds.
  return periods || one.clock_ms - other.clock_ms || goesOn || byWriting(one, other);
}

/** The order in which entries were written: the later correction of one thing is the one that holds. */
export function byWriting(one: Entry, other: Entry): number {
  return compare(one.occurred_at, other.occurred_at) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
