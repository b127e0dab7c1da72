import type { AuditAction } from "./audit-action.ts";
import { type Row, withoutSecrets } from "./columns.ts";
import type { Save } from "./save.server.ts";

interface AuditEntry {
  action: AuditAction;
  kind: string;
  record_id: number | null;
  title: string;
  before?: unknown;
  after?: unknown;
}

/** The save that an entry belongs to: who acts, when, in which transaction. */
export type AuditFrame = Pick<Save, "tx" | "now" | "topics"> & { actor: Omit<Save["actor"], "app"> };

/** Who did what, when, from where. Secrets and search columns stay out. */
export async function keepAudit(save: AuditFrame, entry: AuditEntry): Promise<void> {
  const { actor } = save;
  save.topics.add(entry.kind);
  const json = (value: unknown) =>
    value === undefined ? null : JSON.stringify(withoutSecrets(value as Row));
  await save.tx
    .insertInto("audit")
    .values({
      account_id: actor.account.id || null,
      username: actor.account.username,
      action: entry.action,
      kind: entry.kind,
      record_id: entry.record_id,
      title: entry.title,
      before: json(entry.before),
      after: json(entry.after),
      address: actor.address ?? null,
      request_id: actor.requestId ?? null,
      created_at: save.now,
    })
    .execute();
}
