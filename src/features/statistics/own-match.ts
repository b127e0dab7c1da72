import type { Side } from "#src/features/ledger/ledger.ts";
import type { COMPETITION_KINDS } from "#src/features/matches/competition.ts";
import type { Deed } from "./own-side.ts";

/** Friendlies are in no figures. */
export const COUNTED_KINDS = ["league", "cup", "super_cup", "europe"] as const satisfies readonly Kind[];
type Kind = (typeof COMPETITION_KINDS)[number];

/** Names in three languages, by their columns. */
export type NameOf<Field extends string> = Record<Field | `${Field}_hy` | `${Field}_ru`, string>;

/** A finished match of the own club, as figures, records and lists of meetings need it. */
export interface OwnMatch {
  id: number;
  /** Without the language. */
  path: string;
  /** Kick-off, UTC ISO. */
  at: string;
  /** The club's day, "2026-03-11". */
  day: string;
  /** E.g. "2026-27"; null where nobody said. */
  season: string | null;
  round: number | null;
  stage: string | null;
  competition: {
    id: number | null;
    slug: string;
    kind: (typeof COUNTED_KINDS)[number] | null;
  } & NameOf<"name">;
  side: Side;
  opponent: {
    id: number | null;
    /** Empty for a team of no list. */
    slug: string;
    logo: string;
  } & NameOf<"name"> &
    NameOf<"code">;
  /** Of the whole match without a shoot-out, ours first; null where none is known. */
  score: { own: number; other: number } | null;
  /** How it went; a shoot-out leaves a draw. */
  result: "W" | "D" | "L" | null;
  attendance: number | null;
  /** The match's last minute. */
  length: number;
  hasLineup: boolean;
  /** The log tells of as many goals as the score has: nothing is missing. */
  isTold: boolean;
  /** Own goals of the opponent's, which count for us. */
  gifts: number;
  /** Who did what, by the person's key. */
  deeds: ReadonlyMap<string, Deed>;
}
