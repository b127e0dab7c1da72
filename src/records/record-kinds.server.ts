import type { Selectable } from "kysely";
import type { Tables } from "#src/db/tables.ts";
import { AppError } from "#src/errors/app-error.ts";
import { recordErrors } from "./errors.server.ts";

/** The tables whose rows staff edit: they have versions, revisions, audit entries and a trash. */
export const RECORD_KINDS = {
  accounts: "account",
  settings: "setting",
  partners: "partner",
  categories: "category",
  articles: "article",
  people: "person",
  squad_members: "squad place",
  spells: "spell",
  players: "player",
  staff: "staff member",
  teams: "team",
  competitions: "competition",
  matches: "match",
  match_events: "event",
  lineups: "line-up",
  seasons: "season",
  stages: "stage",
  messages: "message",
  honours: "honour",
  media: "picture",
} as const;

export type RecordKind = keyof typeof RECORD_KINDS;
export type RecordRow<K extends RecordKind> = Selectable<Tables[K]>;

export function notFound(kind: RecordKind, id: number | string): AppError {
  return new AppError("not_found", recordErrors.not_found({ noun: RECORD_KINDS[kind], id }));
}
