import type { App } from "#src/app/app.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import type { RecordDefinition } from "#src/records/record.ts";
import { refreshSearch } from "#src/records/search-documents.server.ts";
import { readFile } from "#src/storage/storage.server.ts";
import { joinLook } from "./look-commands.server.ts";
import { pictureName } from "./media.ts";
import { picture } from "./picture.record.ts";
import { lookOf } from "./picture.server.ts";
import { findAlike, type PictureRow } from "./picture-queries.server.ts";
import { rebuildUses } from "./uses-commands.server.ts";

/**
 * Gives what was uploaded before there was a library its place in it: what it looks like, what it is found by, where
 * it stands. Done again, it finds nothing to do.
 * @param records every declared kind
 */
export async function refreshLibrary(app: App, records: readonly RecordDefinition[]): Promise<void> {
  const rows = await app.db.selectFrom("media").selectAll().where("phash", "=", "").execute();
  for (const row of rows)
    await keepLook(app, row).catch((error: unknown) =>
      app.log.warn("a picture's look is not known", { name: pictureName(row.hash), error }),
    );
  const nameless = await app.db.selectFrom("media").select("id").where("search", "=", "").execute();
  await app.db.transaction().execute((tx) =>
    refreshSearch(
      tx,
      picture,
      nameless.map(({ id }) => id),
    ),
  );
  const changed = await rebuildUses(app, records);
  if (changed > 0) app.log.info("the library knows where pictures stand", { records: changed });
}

async function keepLook({ db, storage }: App, row: PictureRow): Promise<void> {
  const bytes = await readFile(storage, pictureName(row.hash));
  if (!bytes) return;
  const look = { ...row, ...(await lookOf(bytes)) };
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable("media")
      .set({ phash: look.phash, color: look.color })
      .where("id", "=", row.id)
      .execute();
    await joinLook(tx, row.id, await findAlike(tx, look, row.id));
  });
}
