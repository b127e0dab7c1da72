import { LANGUAGES, type Localized } from "#src/i18n/languages.ts";
import { columnIn, columns } from "#src/i18n/localised.ts";
import { type Line, lineOf, placesOf } from "../formations.ts";
import type { Candidate, OutReason, Role, StoredPlayer } from "../lineup.ts";

// What the screen does with a line-up before it is saved; each step answers another draft.

export interface LineupDraft {
  formation: string;
  players: StoredPlayer[];
  coach: string;
  coach_hy: string;
  coach_ru: string;
  /** UTC ISO; null for an hour before kick-off. */
  publish_at: string | null;
}

export const EMPTY: LineupDraft = {
  formation: "4-3-3",
  players: [],
  coach: "",
  coach_hy: "",
  coach_ru: "",
  publish_at: null,
};

type Person = Pick<StoredPlayer, "player_id" | "person_id" | "number"> & Partial<StoredPlayer>;

/** Tells people of one side apart, whether they came from the squad, by number or by name. */
export function keyOf(person: Person): string {
  if (person.player_id) return `player ${person.player_id}`;
  if (person.person_id) return `person ${person.person_id}`;
  if (person.number) return `number ${person.number}`;
  return `name ${person.player_last_name ?? ""} ${person.player_name ?? ""}`.trim();
}

/** Somebody whom the office offers, as a line-up holds people; what the squad knows the server adds. */
export function personOf({
  player_id,
  person_id,
  number,
  first,
  last,
}: Candidate): Omit<StoredPlayer, "role"> {
  return {
    player_id,
    person_id,
    number,
    ...columns("player_name", first),
    ...columns("player_last_name", last),
  };
}

export function inPlace({ players }: LineupDraft, slot: number): StoredPlayer | undefined {
  return players.find((player) => player.role === "start" && player.slot === slot);
}

export function find({ players }: LineupDraft, key: string): StoredPlayer | undefined {
  return players.find((player) => keyOf(player) === key);
}

export function ofRole({ players }: LineupDraft, role: Role): StoredPlayer[] {
  return players.filter((player) => player.role === role);
}

/** The first place that is free, from one on and then from the goal; undefined for a full eleven. */
export function nextFree(draft: LineupDraft, from = 0): number | undefined {
  const free = placesOf(draft.formation)
    .map(({ slot }) => slot)
    .filter((slot) => !inPlace(draft, slot));
  return free.find((slot) => slot > from) ?? free[0];
}

/**
 * Puts somebody into a place. Who stood there takes the place that he came from: another one on the pitch, or the
 * bench; else he is in the line-up no more.
 */
export function placed(draft: LineupDraft, slot: number, person: Omit<StoredPlayer, "role">): LineupDraft {
  const key = keyOf(person);
  const before = find(draft, key);
  const former = inPlace(draft, slot);
  if (former && keyOf(former) === key) return draft;
  const others = draft.players.filter((player) => keyOf(player) !== key && player !== former);
  const moved = former && before && before.role !== "out" ? [inSteadOf(former, before)] : [];
  const starter: StoredPlayer = { ...withoutPlace({ ...person, ...before }), role: "start", slot };
  return { ...draft, players: withPlaces([...others, ...moved, starter], draft.formation) };
}

/** Somebody with the role and the place of another. */
function inSteadOf(player: StoredPlayer, { role, slot }: StoredPlayer): StoredPlayer {
  const plain = withoutPlace(player);
  if (role === "start") return { ...plain, role, ...(slot ? { slot } : {}) };
  const { is_captain: _, ...rest } = plain;
  return { ...rest, role };
}

function withoutPlace<Given extends Partial<StoredPlayer>>(player: Given) {
  const { slot, x, y, is_keeper, reason, note, note_hy, note_ru, ...rest } = player;
  return rest;
}

/** Two places change their players; one of them may be free. */
export function swapped(draft: LineupDraft, one: number, other: number): LineupDraft {
  const to = new Map([
    [one, other],
    [other, one],
  ]);
  const players = draft.players.map((player) => {
    const slot = player.role === "start" && player.slot ? to.get(player.slot) : undefined;
    return slot ? { ...withoutPlace(player), role: player.role, slot } : player;
  });
  return { ...draft, players: withPlaces(players, draft.formation) };
}

export function benched(draft: LineupDraft, person: Omit<StoredPlayer, "role">): LineupDraft {
  return withRole(draft, person, { role: "bench" });
}

export function missing(
  draft: LineupDraft,
  person: Omit<StoredPlayer, "role">,
  reason: OutReason,
  note: Partial<Pick<StoredPlayer, "note" | "note_hy" | "note_ru">> = {},
): LineupDraft {
  return withRole(draft, person, { role: "out", reason, ...note });
}

function withRole(
  draft: LineupDraft,
  person: Omit<StoredPlayer, "role">,
  role: Pick<StoredPlayer, "role"> & Partial<StoredPlayer>,
): LineupDraft {
  const key = keyOf(person);
  const { is_captain: _, ...plain } = withoutPlace({ ...person, ...find(draft, key) });
  const player: StoredPlayer = { ...plain, ...role };
  const isThere = draft.players.some((one) => keyOf(one) === key);
  const players = isThere
    ? draft.players.map((one) => (keyOf(one) === key ? player : one))
    : [...draft.players, player];
  return { ...draft, players };
}

export function without(draft: LineupDraft, key: string): LineupDraft {
  return { ...draft, players: draft.players.filter((player) => keyOf(player) !== key) };
}

/** Gives somebody of the eleven the band, and takes it from whoever has it. */
export function withCaptain(draft: LineupDraft, key: string): LineupDraft {
  const players = draft.players.map(({ is_captain: _, ...player }) =>
    keyOf(player) === key ? { ...player, is_captain: true } : player,
  );
  return { ...draft, players };
}

/** Another formation: the players keep their order from the goal on, so that lines stay together. */
export function withFormation(draft: LineupDraft, formation: string): LineupDraft {
  const players = draft.players.map((player) =>
    player.role === "start" ? { ...player, x: null, y: null } : player,
  );
  return { ...draft, formation, players: withPlaces(players, formation) };
}

/** Moves somebody on the pitch by hundredths, away from the template. */
export function moved(draft: LineupDraft, slot: number, by: { x: number; y: number }): LineupDraft {
  const bounded = (value: number) => Math.round(Math.min(96, Math.max(4, value)) * 10) / 10;
  const players = draft.players.map((player) =>
    player.role === "start" && player.slot === slot
      ? { ...player, x: bounded((player.x ?? 50) + by.x), y: bounded((player.y ?? 50) + by.y) }
      : player,
  );
  return { ...draft, players };
}

/** The eleven and the bench of another match; who is missing now stays missing. */
export function fromLast(
  draft: LineupDraft,
  last: { formation: string; players: StoredPlayer[] },
  isThere: (player: StoredPlayer) => boolean,
): LineupDraft {
  const out = ofRole(draft, "out");
  const keys = new Set(out.map(keyOf));
  const players = last.players.filter(
    (player) => player.role !== "out" && !keys.has(keyOf(player)) && isThere(player),
  );
  const formation = last.formation || draft.formation;
  return { ...draft, formation, players: withPlaces([...players, ...out], formation) };
}

/** Where everybody stands: who has no place of his own stands where the formation has the slot. */
export function withPlaces(players: StoredPlayer[], formation: string): StoredPlayer[] {
  const places = placesOf(formation);
  return players.map((player) => {
    const place = player.role === "start" && player.slot ? places[player.slot - 1] : undefined;
    if (!place) return player;
    const is_keeper = place.slot === 1;
    return { ...player, x: player.x ?? place.x, y: player.y ?? place.y, is_keeper };
  });
}

/** Places for people without one: each goes where his line stands, the others take what is left. */
export function arranged(
  players: StoredPlayer[],
  formation: string,
  lineOfPlayer: (player: StoredPlayer) => Line | null,
): StoredPlayer[] {
  const free = placesOf(formation);
  const take = (fits: (slot: number) => boolean) => {
    const at = free.findIndex(({ slot }) => fits(slot));
    return at === -1 ? undefined : free.splice(at, 1)[0]!.slot;
  };
  const slots = new Map<StoredPlayer, number | undefined>();
  const starters = players.filter(({ role }) => role === "start");
  const lineAt = (slot: number) => lineOf(placesOf(formation)[slot - 1]!.name);
  for (const player of starters) {
    const line = lineOfPlayer(player);
    if (line)
      slots.set(
        player,
        take((slot) => lineAt(slot) === line),
      );
  }
  for (const player of starters) {
    if (slots.get(player)) continue;
    // The first of a list without lines is the keeper.
    const isKeeper = lineOfPlayer(player) === null && player === starters[0];
    const isOutfield = lineOfPlayer(player) !== null && lineOfPlayer(player) !== "goalkeeper";
    slots.set(player, take((slot) => isKeeper || !isOutfield || slot > 1) ?? take(() => true));
  }
  const placed = players.map((player) => {
    const slot = slots.get(player);
    return slot ? { ...withoutPlace(player), role: player.role, slot } : player;
  });
  return withPlaces(placed, formation);
}

/** The keys of those who did not begin in the last match. */
export function newSince(draft: LineupDraft, last: { players: StoredPlayer[] } | null): Set<string> {
  if (!last) return new Set();
  const before = new Set(last.players.filter(({ role }) => role === "start").map(keyOf));
  return new Set(
    ofRole(draft, "start")
      .map(keyOf)
      .filter((key) => !before.has(key)),
  );
}

/** Whom the office offers for a place: of its line first, then the others; who is missing comes last. */
export function suggested(
  draft: LineupDraft,
  candidates: readonly Candidate[],
  target: { line: Line | null },
): Candidate[] {
  const rank = (one: Candidate) => {
    const player = find(draft, keyOf(personOf(one)));
    if (one.out || player?.role === "out") return 8;
    return (target.line && one.line === target.line ? 0 : 2) + (player?.role === "bench" ? 1 : 0);
  };
  return candidates
    .filter((one) => find(draft, keyOf(personOf(one)))?.role !== "start")
    .map((one) => ({ one, rank: rank(one) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
}

/** A name in the language of the interface, else in whichever there is. */
export function nameIn(
  person: StoredPlayer | Omit<StoredPlayer, "role">,
  field: "player_name" | "player_last_name",
  language: keyof Localized,
): string {
  return [language, ...LANGUAGES].map((one) => person[columnIn(field, one)]).find(Boolean) ?? "";
}
