import type { Tx } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { type Row, withoutSecrets } from "./columns.ts";
import { recordErrors } from "./errors.server.ts";
import { RECORD_KINDS, type RecordKind } from "./record-kinds.server.ts";

/** The 409 of two people on one record, with what each side needs to choose field by field. */
export async function conflict(
  tx: Tx,
  kind: RecordKind,
  theirs: Row,
  yours: object,
  version: number,
): Promise<AppError> {
  // A version in the middle of a sitting has no picture of its own: then what stood before it.
  const revisionOf = (version: number) =>
    tx
      .selectFrom("revisions")
      .leftJoin("accounts", "accounts.id", "revisions.account_id")
      .select("revisions.snapshot")
      .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("name"))
      .where("revisions.kind", "=", kind)
      .where("revisions.record_id", "=", theirs.id as number)
      .where("revisions.version", "<=", version)
      .orderBy("revisions.version", "desc")
      .orderBy("revisions.id", "desc")
      .executeTakeFirst();
  const base = await revisionOf(version);
  const by = (await revisionOf(Number(theirs.version)))?.name ?? undefined;
  return new AppError("conflict", recordErrors.saved_meanwhile({ noun: RECORD_KINDS[kind] }), {
    details: {
      base: base ? JSON.parse(base.snapshot) : null,
      yours,
      theirs: withoutSecrets(theirs),
      ...(by ? { by } : {}),
    },
  });
}
