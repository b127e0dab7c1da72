import type { Account, App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { type AuditFrame, keepAudit } from "#src/records/audit.server.ts";
import type { AuditAction } from "#src/records/audit-action.ts";
import { save } from "#src/records/save.server.ts";

/** An audit entry about an account; never with a secret. */
export function auditAccount(
  current: AuditFrame,
  action: AuditAction,
  { id, username }: { id: number | null; username: string },
  after?: Record<string, unknown>,
): Promise<void> {
  return keepAudit(current, { action, kind: "accounts", record_id: id, title: username, after });
}

/** As `auditAccount`, for what happens at the sign-in, where nobody is in the office yet. */
export async function auditSignIn(
  app: App,
  request: Request,
  action: AuditAction,
  account: Pick<Account, "id" | "username"> | undefined,
  after?: Record<string, unknown>,
): Promise<void> {
  const { id, address } = requestInfo(request);
  // A name that nobody has is not kept: people type their password into the wrong box.
  const who = account ?? { id: 0, username: "unknown" };
  const actor = {
    app,
    account: { ...who, email: "", role: "editor" as const },
    requestId: id,
    address,
  };
  await save(actor, "editor", (current) =>
    auditAccount(current, action, { id: account?.id ?? null, username: who.username }, after),
  );
}
