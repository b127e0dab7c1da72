import { type ExpressionBuilder, sql } from "kysely";
import { requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
import { ownTurn } from "#src/app/own-turn.server.ts";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError } from "#src/errors/app-error.ts";
import { requireSettingAccess } from "#src/features/settings/access.server.ts";
import { standingsOf } from "#src/features/table/queries.server.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { RECORDS, recordOf } from "./records.ts";
import { changedFields, type RevisedKind, type RevisedValues, valuesOf } from "./revision.ts";

interface Which {
  kind: RevisedKind;
  id: number;
}

interface PresentState {
  values: RevisedValues;
  version: number;
  /** Lies in the trash, from where a restored version brings it back; only an event is shown so. */
  is_deleted: boolean;
}

/**
 * The state of a record or of a season's table now, with the version under which it is saved.
 * @throws AppError `not_found`; `forbidden` for settings that run code and for another section's article
 */
export async function presentState(db: Db, account: Account, { kind, id }: Which): Promise<PresentState> {
  if (kind === "standings") {
    const { version } = await getRecord(db, RECORDS.seasons, id);
    return { values: valuesOf(kind, await standingsOf(db, id)), version, is_deleted: false };
  }
  if (kind === "match_events") return presentEvent(db, id);
  const row = await getRecord(db, recordOf(kind), id);
  if (kind === "settings") requireSettingAccess(account, String((row as { key?: string }).key));
  if (kind === "articles") requireSection(account, (row as { category_id?: number | null }).category_id);
  return { values: valuesOf(kind, row), version: row.version, is_deleted: false };
}

async function presentEvent(db: Db, id: number): Promise<PresentState> {
  const row = await db.selectFrom("match_events").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("match_events", id);
  const is_deleted = row.deleted_at !== null;
  return { values: is_deleted ? {} : valuesOf("match_events", row), version: row.version, is_deleted };
}

/**
 * The revisions of a record, newest first, each with its author and what it did; among a match's own stand
 * those of its events. The order is made of their numbers alone: each may hold a record with its longest texts.
 */
export async function listRevisions(db: Db, which: Which, page: { limit: number; offset: number }) {
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom("revisions")
      .select((e) => ["revisions.id", "revisions.kind", "revisions.record_id", beforeOf(e)])
      .where((e) => belongsTo(e, which))
      .orderBy("revisions.id", "desc")
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom("revisions")
      .select(({ fn }) => fn.countAll().as("count"))
      .where((e) => belongsTo(e, which))
      .executeTakeFirstOrThrow(),
  ]);
  return { revisions: await toldRevisions(db, which, rows), total: Number(count) };
}

interface Listed {
  id: number;
  kind: string;
  record_id: number;
  /** The revision before it of the same record. */
  before: number | null;
}

/**
 * What each did. One is read after the other, the oldest first, with a turn for others between: of each record no more
 * than the state before is held, and nobody waits while a hundred of them are compared.
 * @param rows newest first
 */
async function toldRevisions(db: Db, which: Which, rows: Listed[]) {
  const told = [];
  const states = new Map<string, State | undefined>();
  for (const row of rows.toReversed()) {
    await ownTurn();
    const revision = await toldRevision(db, which, row, states);
    if (revision) told.unshift(revision);
  }
  return told;
}

/**
 * @param states of each record the one before, which this one takes the place of
 * @returns undefined for one that was forgotten meanwhile, as its record is gone for good
 */
async function toldRevision(db: Db, which: Which, listed: Listed, states: Map<string, State | undefined>) {
  const { id, kind, record_id, before } = listed;
  const record = `${kind}:${record_id}`;
  if (!states.has(record) && before) states.set(record, await stateOf(db, kind, before));
  const revision = await withAuthor(db).where("revisions.id", "=", id).executeTakeFirst();
  if (!revision) return undefined;
  const { snapshot, username, name, ...row } = revision;
  const [then, now] = [states.get(record), readState(kind, snapshot)];
  states.set(record, now);
  return {
    ...row,
    username: username ?? "",
    name: name ?? "",
    changed: then ? changedFields(then.values, now.values) : [],
    did: deedOf(then, now),
    ...(kind === which.kind
      ? {}
      : { part: { kind: kind as RevisedKind, id: record_id, values: now.values } }),
  };
}

interface State {
  values: RevisedValues;
  isDeleted: boolean;
}

type Revisions = ExpressionBuilder<Tables, "revisions">;

function belongsTo(e: Revisions, { kind, id }: Which) {
  const own = e.and([e("revisions.kind", "=", kind), e("revisions.record_id", "=", id)]);
  if (kind !== "matches") return own;
  const events = e.selectFrom("match_events").select("match_events.id").where("match_id", "=", id);
  return e.or([
    own,
    e.and([e("revisions.kind", "=", "match_events"), e("revisions.record_id", "in", events)]),
  ]);
}

/** The number of what stood there before; null for the first one that is kept. */
function beforeOf(e: Revisions) {
  return e
    .selectFrom("revisions as earlier")
    .select(({ fn }) => fn.max("earlier.id").as("id"))
    .whereRef("earlier.kind", "=", "revisions.kind")
    .whereRef("earlier.record_id", "=", "revisions.record_id")
    .whereRef("earlier.id", "<", "revisions.id")
    .as("before");
}

function deedOf(then: State | undefined, now: State): "begin" | "change" | "delete" | "restore" {
  if (now.isDeleted) return "delete";
  if (!then) return "begin";
  return then.isDeleted ? "restore" : "change";
}

async function stateOf(db: Db, kind: string, id: number): Promise<State | undefined> {
  const row = await db.selectFrom("revisions").select("snapshot").where("id", "=", id).executeTakeFirst();
  return row && readState(kind, row.snapshot);
}

function readState(kind: string, snapshot: string): State {
  const row = JSON.parse(snapshot) as { deleted_at?: unknown };
  return { values: valuesOf(kind as RevisedKind, row), isDeleted: Boolean(row.deleted_at) };
}

/** What stood in one version of a record. @throws AppError `not_found` */
export async function getRevision(db: Db, { kind, id }: Which, version: number) {
  await ownTurn();
  const row = await withAuthor(db)
    .where("revisions.kind", "=", kind)
    .where("revisions.record_id", "=", id)
    .where("revisions.version", "=", version)
    .orderBy("revisions.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", recordErrors.no_version({ version }));
  const { snapshot, username, name, ...rest } = row;
  return { ...rest, username: username ?? "", name: name ?? "", snapshot: JSON.parse(snapshot) as unknown };
}

function withAuthor(db: Db) {
  return db
    .selectFrom("revisions")
    .leftJoin("accounts", "accounts.id", "revisions.account_id")
    .select(["revisions.version", "revisions.created_at", "revisions.snapshot", "accounts.username"])
    .select(sql<string | null>`coalesce(accounts.display_name, accounts.username)`.as("name"));
}
