import type { InLanguages } from "#src/db/columns.ts";

/** What can be worked on before it is saved, by table. */
export const COPIED_KINDS = ["articles"] as const;
export type CopiedKind = (typeof COPIED_KINDS)[number];

/** What the library of pictures calls a place that was typed and not saved; its number is the copy's. */
export const COPY_PLACE = "working_copies";

/** A record's number, or the name that a new one has until it is saved. */
export const COPY_KEY = /^(?:[1-9]\d{0,14}|new-[\w-]{8,60})$/;

/** What nobody touched for so long is forgotten. */
export const KEPT_DAYS = 30;

/** Of all values together, in characters: three texts of 100,000 and what stands around them. */
export const MOST_LETTERS = 400_000;

export type CopyValues = Record<string, string | boolean | number | null>;

/** What somebody typed and has not saved yet. */
export interface WorkingCopy {
  key: string;
  /** What the form held. */
  values: CopyValues;
  /** The version of the record that it was typed over; null for a new one. */
  base_version: number | null;
  /** Counts the times it was kept: who has not seen the last one must not write over it. */
  revision: number;
  /** The browser that it was typed in, as it calls itself. */
  device: string | null;
  updated_at: string;
}

/** One of a new record in the list of what somebody has begun: without what the form held, which may be long. */
export type BegunCopy = Omit<WorkingCopy, "values"> & InLanguages<"title">;

/** Of a title, in characters: what the list shows of one that is longer. */
export const MOST_TITLE_LETTERS = 300;

/** Somebody else's. */
export interface CopyOfAnother extends WorkingCopy {
  account_id: number;
  name: string;
}

/** All that is typed over one record and not saved. */
export interface CopiesOfRecord {
  copy: WorkingCopy | null;
  /** Of others the five newest; only for whoever may publish. */
  others: CopyOfAnother[];
}
