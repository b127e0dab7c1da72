import { isLastMinute, LENGTHS, type Lengths, momentOf } from "#src/features/ledger/clock.ts";
import type { Entry, Kind, Noted, Side, Who } from "#src/features/ledger/ledger.ts";
import { isHeld, isOpenPenalty, type Line, scorersSide } from "#src/features/ledger/lines.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { assistNote } from "#src/features/voice/assist-note.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames, columns } from "#src/i18n/localised.ts";
import { type EventType, goalType, type MatchEvent } from "./match.ts";

// An entry of a match's log and the events that lists and answers show of it: each can be told from the other.

/** What an event says; its match, its team and its dates follow. */
export type EventValues = Pick<
  MatchEvent,
  | "event_type"
  | "team_type"
  | "minute"
  | "extra_time"
  | "player_id"
  | "player_name"
  | "player_name_hy"
  | "player_name_ru"
  | "player_last_name"
  | "player_last_name_hy"
  | "player_last_name_ru"
  | "description"
  | "description_hy"
  | "description_ru"
>;

/** What an entry says, without what makes it this one. */
export type Said = Pick<Entry, "kind" | "side" | "period" | "clock_ms"> & { payload: object & Noted };

const NAMES = [...columnNames("player_name"), ...columnNames("player_last_name")] as const;
const DESCRIPTIONS = columnNames("description");
const MINUTE_MS = 60_000;
/** What an event can say; a half that nobody ended goes on in the log. */
const MOST_ADDED = 15;

/** The entry of one event, or of the two halves of a substitution. */
export function saidBy(
  [first, second]: readonly EventValues[],
  lengths: Lengths = LENGTHS,
): Said | undefined {
  if (!first) return undefined;
  const halves = [first, second].filter((half) => half !== undefined);
  const on = halves.find(({ event_type }) => event_type === "substitution_in");
  const off = halves.find(({ event_type }) => event_type === "substitution_out");
  const [kind, payload] = on || off ? subOf(on, off) : cardOrGoalOf(halves);
  const noted = off ?? first;
  const side = first.event_type === "own_goal" ? other(first.team_type) : first.team_type;
  const more = { ...typedOf(first, lengths), ...noteOf(noted) };
  return { kind, side, ...clockOf(first, lengths), payload: { ...payload, ...more } };
}

type Single = Exclude<EventType, "substitution_in" | "substitution_out">;

const KINDS: Record<Single, (who: Who | undefined) => [Kind, object]> = {
  goal: (scorer) => ["goal", { how: "play", scorer }],
  own_goal: (scorer) => ["goal", { how: "own_goal", scorer }],
  penalty_scored: (taker) => ["penalty", { result: "scored", taker }],
  penalty_missed: (taker) => ["penalty", { result: "missed", taker }],
  // The form has a red card of its own.
  yellow_card: (who) => ["yellow", { who, stays: true }],
  red_card: (who) => ["red", { who }],
};

/** A yellow card with its red one is the second. */
function cardOrGoalOf([first, second]: EventValues[]): [Kind, object] {
  const yellow = [first, second].find((one) => one?.event_type === "yellow_card");
  if (second && yellow) return ["yellow", { who: whoOf(yellow), stays: false }];
  return KINDS[first!.event_type as Single](whoOf(first!));
}

function subOf(on: EventValues | undefined, off: EventValues | undefined): [Kind, object] {
  const isOneNote = !on || !off || DESCRIPTIONS.every((column) => on[column] === off[column]);
  const on_note = isOneNote ? {} : { on_note: noteOf(on).note ?? {} };
  return ["sub", { on: on && whoOf(on), off: off && whoOf(off), ...on_note }];
}

function whoOf(event: EventValues): Who | undefined {
  const names = Object.fromEntries(NAMES.flatMap((name) => (event[name] ? [[name, event[name]]] : [])));
  const who = {
    ...(event.player_id === null ? {} : { player: event.player_id }),
    ...(Object.keys(names).length > 0 ? { names } : {}),
  };
  return Object.keys(who).length > 0 ? who : undefined;
}

/** An hour for nothing: minutes beyond 120 can't be stored. */
function clockOf({ minute, extra_time }: EventValues, lengths: Lengths): Pick<Entry, "period" | "clock_ms"> {
  const beyond = { period: "extra_second" as const, clock_ms: lengths[3] * MINUTE_MS };
  return momentOf(minute, extra_time ?? 0, lengths) ?? beyond;
}

/** Added minutes within a half: the specified call takes them, and no clock shows them. */
function typedOf({ minute, extra_time }: EventValues, lengths: Lengths): Noted {
  if (!extra_time || isLastMinute(minute, lengths)) return {};
  return { typed: { minute, added: extra_time } };
}

function noteOf({ description, description_hy, description_ru }: EventValues): Noted {
  const all = { en: description, hy: description_hy, ru: description_ru };
  const note = Object.fromEntries(Object.entries(all).filter(([, text]) => text));
  return Object.keys(note).length > 0 ? { note } : {};
}

/** The events that are shown of a fact: none of what was taken back, two of a substitution and of a second yellow card. */
export function eventsShownOf(line: Line): EventValues[] {
  const { entry } = line;
  if (entry.isVoid || entry.disallowed || !entry.side || entry.period === "shootout") return [];
  if (isHeld(entry) || isOpenPenalty(entry)) return [];
  const at = {
    minute: line.minute,
    extra_time: Math.min(line.added, MOST_ADDED) || null,
    ...noted(entry.payload),
  };
  const shown = (event_type: EventType, team_type: Side, who: Who | undefined): EventValues => ({
    event_type,
    team_type,
    ...at,
    ...namedAs(who),
  });
  switch (entry.kind) {
    case "goal": {
      const { how, scorer, assist, note } = entry.payload;
      const passed = note ? {} : noted({ note: noteOfAssist(assist) });
      return [{ ...shown(goalType(how), scorersSide(entry)!, scorer), ...passed }];
    }
    case "penalty": {
      const { result, taker } = entry.payload;
      return [shown(result === "scored" ? "penalty_scored" : "penalty_missed", entry.side, taker)];
    }
    case "yellow": {
      const card = shown("yellow_card", entry.side, entry.payload.who);
      return line.sendsOff ? [card, { ...card, event_type: "red_card" }] : [card];
    }
    case "red":
      return [shown("red_card", entry.side, entry.payload.who)];
    case "sub": {
      const { on, off, on_note } = entry.payload;
      return [
        ...(off ? [shown("substitution_out", entry.side, off)] : []),
        ...(on
          ? [{ ...shown("substitution_in", entry.side, on), ...(on_note ? noted({ note: on_note }) : {}) }]
          : []),
      ];
    }
    default:
      return [];
  }
}

/** Events have no place for who passed: their text names them, as far as the entry does. */
function noteOfAssist(assist: Who | undefined): Noted["note"] {
  const nameIn = (language: Language) =>
    (["player_name", "player_last_name"] as const)
      .map((name) => assist?.names?.[columnIn(name, language)] || assist?.names?.[name])
      .filter(Boolean)
      .join(" ");
  return nameIn("en") ? assistNote({ en: nameIn("en"), hy: nameIn("hy"), ru: nameIn("ru") }) : undefined;
}

function noted({ note }: Noted) {
  return columns("description", note ? { en: note.en ?? "", hy: note.hy, ru: note.ru } : null);
}

function namedAs(who: Who | undefined) {
  const names = Object.fromEntries(NAMES.map((name) => [name, who?.names?.[name] ?? ""]));
  return { player_id: who?.player ?? null, ...names } as Pick<
    EventValues,
    "player_id" | (typeof NAMES)[number]
  >;
}

/** Whether stored events are those that are shown of an entry; a player's names may stand in the squad alone. */
export function isShownAs(rows: readonly EventValues[], shown: readonly EventValues[]): boolean {
  if (rows.length !== shown.length) return false;
  return shown.every((one) => rows.some((row) => isAlike(row, one)));
}

function isAlike(row: EventValues, shown: EventValues): boolean {
  const isKnown = shown.player_id !== null && NAMES.every((name) => !shown[name]);
  const columns = (Object.keys(shown) as (keyof EventValues)[]).filter(
    (column) => !(isKnown && (NAMES as readonly string[]).includes(column)),
  );
  return columns.every((column) => (row[column] || null) === (shown[column] || null));
}
