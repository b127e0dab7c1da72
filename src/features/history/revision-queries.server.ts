import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { requireSettingAccess } from "#src/features/settings/access.server.ts";
import { standingsOf } from "#src/features/table/queries.server.ts";
import type { Account } from "#src/http/app.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { changedFields, type RevisedKind, type RevisedValues, valuesOf } from "./revision.ts";

interface Which {
  kind: RevisedKind;
  id: number;
}

/** The state of a record or of a season's table now, with the version under which it is saved. */
export async function presentState(
  db: Db,
  account: Account,
  { kind, id }: Which,
): Promise<{ values: RevisedValues; version: number }> {
  if (kind === "standings") {
    const { version } = await getRecord(db, "seasons", id);
    return { values: valuesOf(kind, await standingsOf(db, id)), version };
  }
  const row = await getRecord(db, kind, id);
  if (kind === "settings") requireSettingAccess(account, String((row as { key?: string }).key));
  return { values: valuesOf(kind, row), version: row.version };
}

/** The revisions of a record, newest first, each with its author and the fields that it changed. */
export async function listRevisions(db: Db, { kind, id }: Which, page: { limit: number; offset: number }) {
  const found = db.selectFrom("revisions").where("kind", "=", kind).where("record_id", "=", id);
  const [rows, { count }] = await Promise.all([
    withAuthor(db)
      .where("revisions.kind", "=", kind)
      .where("revisions.record_id", "=", id)
      .orderBy("revisions.id", "desc")
      // One more than shown: the last one's changes are told by its predecessor.
      .limit(page.limit + 1)
      .offset(page.offset)
      .execute(),
    found.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow(),
  ]);
  const states = rows.map(({ snapshot }) => valuesOf(kind, JSON.parse(snapshot)));
  const revisions = rows.slice(0, page.limit).map(({ snapshot: _, username, name, ...row }, index) => {
    const before = states[index + 1];
    return {
      ...row,
      username: username ?? "",
      name: name ?? "",
      changed: before ? changedFields(before, states[index]!) : [],
    };
  });
  return { revisions, total: Number(count) };
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
  if (!row) throw new AppError("not_found", `There is no version ${version} of this record.`);
  const { snapshot, username, name, ...rest } = row;
  return { ...rest, username: username ?? "", name: name ?? "", snapshot: JSON.parse(snapshot) as unknown };
}

function withAuthor(db: Db) {
  return db
    .selectFrom("revisions")
    .leftJoin("accounts", "accounts.id", "revisions.account_id")
    .select(["revisions.version", "revisions.created_at", "revisions.snapshot", "accounts.username"])
    .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("name"));
}
