import { type ExpressionBuilder, sql } from "kysely";
import { requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
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
 * those of its events.
 */
export async function listRevisions(db: Db, which: Which, page: { limit: number; offset: number }) {
  const [rows, { count }] = await Promise.all([
    withAuthor(db)
      .select((e) => ["revisions.kind", "revisions.record_id", beforeOf(e)])
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
  const revisions = rows.map(({ snapshot, before, kind, record_id, username, name, ...row }) => {
    const now = valuesOf(kind as RevisedKind, JSON.parse(snapshot));
    const then = before ? valuesOf(kind as RevisedKind, JSON.parse(before)) : undefined;
    return {
      ...row,
      username: username ?? "",
      name: name ?? "",
      changed: then ? changedFields(then, now) : [],
      did: deedOf(before, snapshot),
      ...(kind === which.kind ? {} : { part: { kind, id: record_id, values: now } }),
    };
  });
  return { revisions, total: Number(count) };
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

/** What stood there before; null for the first one that is kept. */
function beforeOf(e: Revisions) {
  return e
    .selectFrom("revisions as earlier")
    .select("earlier.snapshot")
    .whereRef("earlier.kind", "=", "revisions.kind")
    .whereRef("earlier.record_id", "=", "revisions.record_id")
    .whereRef("earlier.id", "<", "revisions.id")
    .orderBy("earlier.id", "desc")
    .limit(1)
    .as("before");
}

function deedOf(before: string | null, snapshot: string): "begin" | "change" | "delete" | "restore" {
  const isDeleted = (text: string) => Boolean((JSON.parse(text) as { deleted_at?: unknown }).deleted_at);
  if (isDeleted(snapshot)) return "delete";
  if (!before) return "begin";
  return isDeleted(before) ? "restore" : "change";
}

/** What stood in one version of a record. @throws AppError `not_found` */
export async function getRevision(db: Db, { kind, id }: Which, version: number) {
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
