import { requireSection } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { tellOffice } from "#src/features/preview-links/office-news-commands.server.ts";
import { lockRecord } from "#src/records/records.server.ts";
import { publish, save } from "#src/records/save.server.ts";
import { article } from "./article.record.ts";

/** Asks whoever may publish to do so; a second time asks anew. Editors hear of it at once. */
export async function askForPublication(actor: Actor, id: number): Promise<void> {
  await save(actor, "writer", async (current) => {
    const { category_id } = await lockRecord(current, article, id);
    requireSection(actor.account, category_id);
    const wish = { account_id: actor.account.id || null, wished_at: current.now };
    await current.tx
      .insertInto("publication_wishes")
      .values({ kind: "articles", record_id: id, ...wish })
      .onConflict((same) => same.columns(["kind", "record_id"]).doUpdateSet(wish))
      .execute();
    publish(current, "tasks");
  });
  await tellOffice(actor.app);
}

/** Takes a wish back, or puts it aside. */
export async function endWish(actor: Actor, id: number): Promise<void> {
  await save(actor, "writer", async (current) => {
    const { category_id } = await lockRecord(current, article, id);
    requireSection(actor.account, category_id);
    await current.tx
      .deleteFrom("publication_wishes")
      .where("kind", "=", "articles")
      .where("record_id", "=", id)
      .execute();
    publish(current, "tasks");
  });
  await tellOffice(actor.app);
}
