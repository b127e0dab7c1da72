import type { Restored, RestorePlan, Source } from "#src/features/backup/restore-commands.server.ts";
import { mediaOf } from "#src/features/backup/restore-media.server.ts";

/** What a restore or an import would change, table by table. */
export function showPlan({ tables, media }: RestorePlan): void {
  console.log(`\n${"table".padEnd(20)}${"now".padStart(9)}${"then".padStart(9)}`);
  for (const { table, before, after, isSame } of tables) {
    const counts = `${String(before).padStart(9)}${String(after).padStart(9)}`;
    console.log(`${table.padEnd(20)}${counts}   ${isSame ? "same" : "changes"}`);
  }
  const { added, kept, removed } = media;
  console.log(
    `\npictures: ${added.length} come, ${kept.length} stay, ${removed.length} go. Nothing was changed.`,
  );
}

export function showRestored(
  { manifest }: Source,
  { before, aside, media, isKeyMissing }: Restored,
  took: string,
): void {
  if (before)
    console.log(`The state before is in ${before.folder}\nThe way back: npm run restore -- ${before.name}`);
  if (aside) console.log(`What was there before is set aside as ${aside}`);
  const records = Object.values(manifest.tables).reduce((sum, { count }) => sum + count, 0);
  console.log(
    `Restored: ${records} records, ${mediaOf(manifest).length} pictures (${media.added.length} came, ${media.removed.length} went), in ${took}`,
  );
  if (before)
    console.log(`Who was erased after ${manifest.made_at} is back: erase them again (npm run erase-person).`);
  if (isKeyMissing)
    console.log(
      "Accounts have a second factor whose key is not here: bring back secret.key, or set SECRET_KEY.",
    );
}
