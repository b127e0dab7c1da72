import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import type { InLanguages } from "#src/db/columns.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { Save } from "#src/records/save.server.ts";
import { copyErrors } from "./errors.server.ts";
import { dropEndedUses, keepCopyUses } from "./picture-commands.server.ts";
import { type CopyAddress, type FoundCopy, findCopy, recordIn, requireWritable } from "./queries.server.ts";
import type { KeptCopy, Seen } from "./schemas.server.ts";
import { type CopyValues, KEPT_DAYS, MOST_TITLE_LETTERS } from "./working-copy.ts";

// No save in the sense of the house: nothing of it is history, nobody but staff sees it, and no cache depends on it.

/**
 * Keeps what somebody has typed. The same form may send it again, however often; another form that has not seen the
 * newest is refused.
 * @param device the browser, as it calls itself
 * @throws AppError `conflict` with the newer `copy`, or with the `record_id` that was made of it; `not_found`
 */
export function keepCopy(
  { app, account }: Actor,
  address: CopyAddress,
  given: KeptCopy,
  device: string | null,
): Promise<{ revision: number; updated_at: string }> {
  requireRole(account, "writer");
  return inTransaction(app.db, async (tx) => {
    await requireWritable(tx, account, address);
    await lockCopy(tx, account.id, address);
    const before = await findCopy(tx, account.id, address);
    if (before?.ended_at) {
      const details = { record_id: before.record_id };
      throw new AppError("conflict", copyErrors.saved_elsewhere(), { details });
    }
    refuseOlder(before, given);
    const kept = {
      snapshot: JSON.stringify(given.values),
      ...titlesIn(given.values),
      base_version: given.base_version,
      writer: given.writer,
      revision: Math.max(before?.revision ?? 0, given.revision) + 1,
      device: device?.slice(0, 300) ?? null,
      updated_at: app.now().toISOString(),
    };
    const id = await write(tx, account.id, address, {
      ...kept,
      ended_at: null,
      record_id: recordIn(address.key),
    });
    await keepCopyUses(tx, id, before?.values, given.values);
    return { revision: kept.revision, updated_at: kept.updated_at };
  });
}

/**
 * Throws away what somebody has typed; for good, but the form that did it can send it again.
 * @throws AppError `conflict` with the newer `copy`
 */
export async function forgetCopy({ app, account }: Actor, address: CopyAddress, seen: Seen): Promise<void> {
  requireRole(account, "writer");
  await inTransaction(app.db, async (tx) => {
    await lockCopy(tx, account.id, address);
    const before = await findCopy(tx, account.id, address);
    if (!before || before.ended_at) return;
    refuseOlder(before, seen);
    await deleteCopy(tx, account.id, address);
  });
  await dropEndedUses(app.db);
}

/** A form that has not seen the newest neither writes over it nor ends it: what another device typed would be gone. */
function refuseOlder(before: FoundCopy | undefined, { writer, revision }: Seen): void {
  if (!before || before.ended_at || revision === undefined) return;
  if (before.writer === writer || before.revision === revision) return;
  const { writer: _, record_id: __, ended_at: ___, ...copy } = before;
  throw new AppError("conflict", copyErrors.typed_elsewhere(), { details: { copy } });
}

function lockCopy(tx: Tx, accountId: number, { kind, key }: CopyAddress): Promise<void> {
  return oneAtATime(tx, `working_copies:${kind}:${key}:${accountId}`);
}

async function deleteCopy(tx: Tx, accountId: number, { kind, key }: CopyAddress): Promise<void> {
  await tx
    .deleteFrom("working_copies")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .execute();
}

/**
 * Part of the save that brings out what was typed. Of a new record it stays known which one it became, so that another
 * device that has the same begun makes no second one.
 * @throws AppError `conflict` with the newer `copy`
 */
export async function endCopy(
  { tx, actor, now }: Save,
  { kind, key }: CopyAddress,
  recordId: number,
  seen: Seen,
): Promise<void> {
  await lockCopy(tx, actor.account.id, { kind, key });
  refuseOlder(await findCopy(tx, actor.account.id, { kind, key }), seen);
  if (recordIn(key) === null) {
    await write(
      tx,
      actor.account.id,
      { kind, key },
      {
        ...{
          snapshot: "{}",
          ...titlesIn({}),
          base_version: null,
          writer: "",
          revision: 0,
          device: null,
          updated_at: now,
        },
        ...{ ended_at: now, record_id: recordId },
      },
    );
  } else await deleteCopy(tx, actor.account.id, { kind, key });
  await dropEndedUses(tx);
}

/** Forgets what nobody has touched for 30 days, and what was typed over records that are gone for good. */
export async function forgetOldCopies(app: Pick<App, "db" | "now">): Promise<void> {
  await app.db
    .deleteFrom("working_copies")
    .where("updated_at", "<", daysBefore(app.now(), KEPT_DAYS))
    .execute();
  await app.db
    .deleteFrom("working_copies")
    .where("kind", "=", "articles")
    .where("record_id", "is not", null)
    .where("record_id", "not in", app.db.selectFrom("articles").select("id"))
    .execute();
  await dropEndedUses(app.db);
}

/** What a list shows of it. */
function titlesIn(values: CopyValues): InLanguages<"title"> {
  const titles = columnNames("title").map((name) => [
    name,
    // Not half a sign: an emoji is two letters here.
    String(values[name] ?? "")
      .slice(0, MOST_TITLE_LETTERS)
      .replace(/[\uD800-\uDBFF]$/, ""),
  ]);
  return Object.fromEntries(titles);
}

interface Written extends InLanguages<"title"> {
  snapshot: string;
  base_version: number | null;
  writer: string;
  revision: number;
  device: string | null;
  updated_at: string;
  ended_at: string | null;
  record_id: number | null;
}

async function write(tx: Tx, accountId: number, { kind, key }: CopyAddress, row: Written): Promise<number> {
  const { id } = await tx
    .insertInto("working_copies")
    .values({ kind, key, account_id: accountId, ...row })
    .onConflict((same) => same.columns(["kind", "key", "account_id"]).doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
