import type { InLanguages } from "#src/db/columns.ts";

/** What can go out together: an article is published, a player or a partner becomes active. */
export const PART_KINDS = ["articles", "players", "partners"] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Being put together, waiting for its hour, gone out whole, or kept back whole at its hour. */
export const BUNDLE_STATES = ["open", "scheduled", "out", "refused"] as const;
export type BundleState = (typeof BUNDLE_STATES)[number];

/**
 * Why a part can't go: it is in the trash; its article has no language with title and text; an embargo lasts longer;
 * its partner's days are over or have not begun; it is out or active already; a check stopped it at its hour.
 */
export const REFUSALS = ["gone", "no_text", "embargo", "not_its_days", "out_already", "stopped"] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface BundlePart extends InLanguages<"title"> {
  kind: PartKind;
  id: number;
  /** Null for one that can go. */
  refusal: Refusal | null;
}

/** What goes out together, with its parts by name. */
export interface Bundle {
  id: number;
  version: number;
  name: string;
  goes_at: string | null;
  state: BundleState;
  went_at: string | null;
  username: string;
  parts: BundlePart[];
}

export const MOST_PARTS = 20;
export const NAME_LENGTH = 120;
