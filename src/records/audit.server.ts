import type { AuditAction } from "./audit-action.ts";
import { type Row, withoutSecrets } from "./columns.ts";
import type { Save } from "./office.server.ts";

interface AuditEntry {
  action: AuditAction;
  kind: string;
  record_id: number | null;
  title: string;
  before?: unknown;
  after?: unknown;
}

/** Who did what, when, from where. Secrets and search columns stay out. */
export async function keepAudit(save: Save, entry: AuditEntry): Promise<void> {
  const { office } = save;
  save.topics.add(entry.kind);
  const json = (value: unknown) =>
    value === undefined ? null : JSON.stringify(withoutSecrets(value as Row));
  await save.tx
    .insertInto("audit")
    .values({
      account_id: office.account.id || null,
      username: office.account.username,
      action: entry.action,
      kind: entry.kind,
      record_id: entry.record_id,
      title: entry.title,
      before: json(entry.before),
      after: json(entry.after),
      address: office.address ?? null,
      request_id: office.requestId ?? null,
      created_at: save.now,
    })
    .execute();
}
