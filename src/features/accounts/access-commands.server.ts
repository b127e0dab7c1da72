import type { Db } from "#src/db/database.server.ts";
import { voidLinks } from "./link-commands.server.ts";
import { endAllSessions, forgetDevices } from "./session-commands.server.ts";

/**
 * Whatever let somebody into an account before does so no more: sessions, known devices, links that are on their way, and
 * those by which a stranger who was in it would go on reading drafts.
 * @param but the session that goes on: the one in which its owner did this
 */
export async function endAllAccess(db: Db, accountId: number, at: string, but?: number): Promise<void> {
  await voidLinks(db, accountId, at);
  await endPreviewsOf(db, accountId, at);
  await endAllSessions({ db }, accountId, but);
  await forgetDevices(db, accountId);
}

/**
 * The preview links that an account has made: whoever is shut out reads no draft by one of them.
 * @param but the news categories in which they may still write; without them all links end
 */
export async function endPreviewsOf(db: Db, accountId: number, at: string, but?: number[]): Promise<void> {
  await db
    .updateTable("preview_links")
    .set({ revoked_at: at })
    .where("created_by", "=", accountId)
    .where("revoked_at", "is", null)
    .$if(but !== undefined, (query) =>
      query.where("record_id", "not in", (e) =>
        e
          .selectFrom("articles")
          .select("id")
          .where("category_id", "in", but ?? []),
      ),
    )
    .execute();
}
