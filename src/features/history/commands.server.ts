import { endCaptaincyOf } from "#src/features/players/squad-commands.server.ts";
import { requireSettingAccess } from "#src/features/settings/access.server.ts";
import { type Office, save } from "#src/records/office.server.ts";
import { restoreRecord } from "#src/records/records.server.ts";
import type { TrashedKind } from "./history.ts";
import { deletedTitle } from "./queries.server.ts";

/**
 * Brings a record back from the trash, under its old id and address. A former captain comes back as a player
 * where somebody else has the band now.
 * @throws AppError `not_found` when it is not in the trash; `forbidden` for settings that run code
 */
export function restoreFromTrash(office: Office, kind: TrashedKind, id: number): Promise<void> {
  return save(office, "editor", async (current) => {
    const title = await deletedTitle(current.tx, kind, id);
    if (kind === "settings") requireSettingAccess(office.account, title);
    await restoreRecord(current, kind, id, title);
    if (kind === "players") await endCaptaincyOf(current, id);
  });
}
