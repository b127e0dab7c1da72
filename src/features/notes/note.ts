import type { Language } from "#src/i18n/languages.ts";

/** What can have notes, by table. */
export const NOTED_KINDS = ["articles"] as const;
export type NotedKind = (typeof NOTED_KINDS)[number];

/** Lengths in characters. */
export const NOTE_LIMITS = { text: 1000, block: 2000 };

export interface NoteAnswer {
  id: number;
  text: string;
  name: string;
  created_at: string;
}

/** What somebody says about a paragraph of a text. */
export interface Note {
  id: number;
  language: Language;
  /** The paragraph as it was, and its hash. */
  block_hash: string;
  block_text: string;
  text: string;
  name: string;
  created_at: string;
  resolved_at: string | null;
  /** Whether it came by a preview link, of somebody without an account. */
  is_from_preview: boolean;
  answers: NoteAnswer[];
}
