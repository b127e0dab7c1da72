import type { Config } from "#src/config/env.server.ts";
import type { Database, Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { Changes } from "#src/live/changes.server.ts";
import type { Mailer } from "#src/mail/mailer.server.ts";
import type { Parser } from "#src/markdown/parser.server.ts";
import type { Storage } from "#src/storage/storage.server.ts";
import type { Log } from "./log.server.ts";
import type { UnderWay } from "./under-way.server.ts";

/** Everything a running club has: made once at start, handed to each request. */
export interface App {
  config: Config;
  database: Database;
  db: Db;
  storage: Storage;
  mailer: Mailer;
  parser: Parser;
  changes: Changes;
  /**
   * What several pages read, read once until a content save or the clock changes it.
   * @param name says what is read, with whatever narrows it; the result is shared, so it must not be changed
   */
  cachedQuery: <Value>(name: string, read: (db: Db) => Promise<Value>) => Promise<Readonly<Value>>;
  /** When the clock alone next changes what is shown (midnight, a kick-off), milliseconds since 1970. */
  nextChange: () => Promise<number>;
  /** What stands for pictures that texts still name. */
  pictureChanges: () => Promise<PictureChanges>;
  underWay: UnderWay;
  log: Log;
  /** The time, passed in so that tests can choose it. */
  now: () => Date;
}

/** Addresses by the hash of the stored picture in whose place they stand. */
export interface PictureChanges {
  /** Of pictures that were replaced or merged. */
  forStaff: ReadonlyMap<string, string>;
  /** Also of those whose rights are over. */
  forVisitors: ReadonlyMap<string, string>;
}

/** A signed-in member of staff. */
export interface Account {
  id: number;
  username: string;
  /** What the back office calls them; null for the username. */
  displayName?: string | null;
  email: string;
  role: Role;
  /** The session that the call came with; absent where a command acts without one. */
  sessionId?: number;
  hasTwoFactor?: boolean;
  /** The news categories that they may write in; absent or empty for all. */
  sections?: number[];
  /** The language of the back office that they chose; null for none yet. */
  language?: Language | null;
}

/** Whoever has a role may do what those before it may. */
export const ROLE_ORDER = ["writer", "editor", "admin"] as const;
export type Role = (typeof ROLE_ORDER)[number];
