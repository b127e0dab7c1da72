import type { Item, RecordMeta } from "#src/records/record.ts";
import type { honour } from "./honour.record.ts";

/** What the club has won, and, last, a station of its history that is no title. */
export const HONOUR_KINDS = ["championship", "cup", "super_cup", "other", "station"] as const;
export type HonourKind = (typeof HONOUR_KINDS)[number];

export const TITLE_KINDS = HONOUR_KINDS.filter((kind) => kind !== "station") as Exclude<
  HonourKind,
  "station"
>[];
export type TitleKind = (typeof TITLE_KINDS)[number];

export type Honour = RecordMeta & Item<typeof honour>;

/** How many titles of each kind. */
export type HonourCounts = Record<TitleKind, number>;

export const NO_HONOURS: HonourCounts = { championship: 0, cup: 0, super_cup: 0, other: 0 };

export function totalOf(counts: HonourCounts): number {
  return TITLE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

export function isTitle(kind: string): kind is TitleKind {
  return (TITLE_KINDS as readonly string[]).includes(kind);
}
