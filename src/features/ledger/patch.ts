import { type Entry, PERIODS, standing } from "./ledger.ts";
import type { Score } from "./lines.ts";
import type { MatchState, Phase } from "./match-state.ts";

/** What one entry changes for those who watch: lists take its figures, the match page adds its entry to the log. */
export interface Patch {
  match: number;
  /** The entry's place in the log; the one before it has the number before. */
  seq: number;
  /** As `matches.status`. */
  status: string;
  phase: Phase;
  /** As it is shown, typed or of the goals; null where none is. Of two patches the higher `seq` holds. */
  score: Score | null;
  /** Null where there was none. */
  extra: Score | null;
  penalties: Score | null;
  clock: MatchState["clock"];
  /** Absent where it would make the patch too long: `GET /api/matches/:id/live?after=` has it. */
  entry?: Entry;
}

/** The score with the goals of extra time, as lists and the header show it. */
export function wholeOf({ score, extra }: Pick<Patch, "score" | "extra">): Score | null {
  return extra ?? score;
}

/** Of the JSON of {@link packPatch}. */
export const MOST_PATCH_BYTES = 400;

type Pair = [home: number, away: number];

export interface PackedPatch {
  m: number;
  s: number;
  t: string;
  p: Phase;
  r?: Pair;
  x?: Pair;
  k?: Pair;
  /** Place among the periods, its beginning in ms since 1970, minutes added. */
  c?: [number, number, number | null];
  e?: unknown[];
}

/** An entry without what concerns nobody outside: whose it is, from which device. */
export function publicEntry(logged: Entry): Entry {
  const { id, kind, side, period, clock_ms, occurred_at, target, payload } = logged;
  return { id, kind, side, period, clock_ms, occurred_at, target, payload } as Entry;
}

/** Where an entry holds words that somebody wrote freely. */
const WORDS = ["text", "note", "on_note", "about"] as const;
type Words = Partial<Record<(typeof WORDS)[number], unknown>>;

/**
 * A log without the words that somebody wrote and took back, or wrote anew, as a comment or to whatever happened: who sent
 * something by mistake has to be able to take it off the site. Of what was written to a correction that alone stays
 * which holds. What happened comes to the same.
 */
export function withoutFormerWords<One extends Entry>(entries: readonly One[]): One[] {
  const words = new Map<string | null, Words>();
  const holding = new Set<object>();
  for (const { id, isVoid, payload, disallowed } of standing(entries)) {
    words.set(id, isVoid ? {} : payload);
    if (!isVoid && disallowed) holding.add(disallowed);
  }
  return entries.map((entry) => {
    const said = words.get(entry.kind === "amend" ? entry.target : entry.id);
    return withoutWords(entry, holding.has(entry.payload) ? entry.payload : (said ?? {}));
  });
}

function withoutWords<One extends Entry>(entry: One, said: Words): One {
  if (entry.kind !== "amend") return { ...entry, payload: kept(entry.payload, said) };
  const { patch } = entry.payload;
  const left = patch.payload ? { ...patch, payload: kept(patch.payload, said) } : patch;
  return { ...entry, payload: { ...kept(entry.payload, {}), patch: left } };
}

/** Null takes words away and says none; a comment has always a text. */
function kept<Payload extends object>(payload: Payload & Words, said: Words): Payload {
  const former = WORDS.filter((name) => payload[name] && !isSame(payload[name], said[name]));
  if (former.length === 0) return payload;
  const rest = Object.entries(payload).filter(([name]) => !former.some((one) => one === name));
  return { ...Object.fromEntries(rest), ...(former.includes("text") ? { text: "" } : {}) } as Payload;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A patch for the wire. Its entry is left out where the whole would be longer than {@link MOST_PATCH_BYTES}. */
export function packPatch({ entry, ...patch }: Patch): PackedPatch {
  const { clock, score, extra, penalties } = patch;
  const packed: PackedPatch = {
    ...{ m: patch.match, s: patch.seq, t: patch.status, p: patch.phase },
    ...(score ? { r: [score.home, score.away] } : {}),
    ...(extra ? { x: [extra.home, extra.away] } : {}),
    ...(penalties ? { k: [penalties.home, penalties.away] } : {}),
    ...(clock ? { c: [PERIODS.indexOf(clock.period), Date.parse(clock.began_at), clock.added] } : {}),
  };
  if (!entry) return packed;
  const whole = { ...packed, e: packEntry(entry) };
  const isWhole = isSame(unpackEntry(whole.e), publicEntry(entry));
  return isWhole && bytesOf(whole) <= MOST_PATCH_BYTES ? whole : packed;
}

/** What {@link packPatch} packed. */
export function unpackPatch({ m, s, t, p, r, x, k, c, e }: PackedPatch): Patch {
  return {
    ...{ match: m, seq: s, status: t, phase: p },
    score: scoreOf(r),
    extra: scoreOf(x),
    penalties: scoreOf(k),
    clock: c ? { period: PERIODS[c[0]]!, began_at: new Date(c[1]).toISOString(), added: c[2] } : null,
    ...(e ? { entry: unpackEntry(e) } : {}),
  };
}

function scoreOf(pair: Pair | undefined): Score | null {
  return pair ? { home: pair[0], away: pair[1] } : null;
}

function packEntry({ id, kind, side, period, clock_ms, occurred_at, target, payload }: Entry): unknown[] {
  return [
    ...[id, kind, side, PERIODS.indexOf(period), clock_ms, occurred_at, target],
    ...(Object.keys(payload).length > 0 ? [withShortNames(payload)] : []),
  ];
}

function unpackEntry([id, kind, side, period, clock_ms, occurred_at, target, payload]: unknown[]): Entry {
  const moment = { period: PERIODS[period as number]!, clock_ms, occurred_at, target };
  return { id, kind, side, ...moment, payload: withLongNames(payload ?? {}) } as Entry;
}

/** In the order in which a person's names are written, see `Who`. */
const NAMES = ["player_name", "player_last_name"].flatMap((name) => [name, `${name}_hy`, `${name}_ru`]);

/** The columns of typed names are longer than the names: on the wire their places say which is which. */
function withShortNames(value: unknown): unknown {
  return mapObjects(value, (fields) => {
    const { names, ...rest } = fields;
    if (typeof names !== "object" || names === null) return fields;
    const values = NAMES.map((name) => (names as Record<string, string>)[name] ?? 0);
    return { ...rest, n: values };
  });
}

function withLongNames(value: unknown): unknown {
  return mapObjects(value, (fields) => {
    const { n, ...rest } = fields;
    if (!Array.isArray(n)) return fields;
    const named = NAMES.flatMap((name, at) => (n[at] ? [[name, n[at]]] : []));
    return { ...rest, names: Object.fromEntries(named) };
  });
}

type Fields = Record<string, unknown>;

/** Each object within a value, from the inside. */
function mapObjects(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapObjects(one, change)])),
  );
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
