import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { withOpenLedger } from "#src/features/ledger/commands.server.ts";
import { refuseTakenSide } from "#src/features/lineups/commands.server.ts";
import { competition } from "#src/features/matches/competition.record.ts";
import { refuseTakenName as refuseTakenCompetition } from "#src/features/matches/competition-commands.server.ts";
import { findDeletedHalf, keepEventRevision } from "#src/features/matches/event-commands.server.ts";
import { match } from "#src/features/matches/match.record.ts";
import { matchEvent } from "#src/features/matches/match-event.record.ts";
import { withScore } from "#src/features/matches/score-commands.server.ts";
import { returnPicture } from "#src/features/media/library-commands.server.ts";
import { article } from "#src/features/news/article.record.ts";
import { requireMayEdit } from "#src/features/news/news-access.server.ts";
import { withoutMissedHours } from "#src/features/news/publication.server.ts";
import { returnPlayer } from "#src/features/people/player-commands.server.ts";
import { returnSpell } from "#src/features/people/spell-commands.server.ts";
import { returnPlace } from "#src/features/people/squad-commands.server.ts";
import { endCaptaincyOf } from "#src/features/players/squad-commands.server.ts";
import { requireSettingAccess } from "#src/features/settings/access.server.ts";
import { returnStage } from "#src/features/table/stage-commands.server.ts";
import { refuseTakenName as refuseTakenTeam } from "#src/features/teams/commands.server.ts";
import { team } from "#src/features/teams/team.record.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { RECORD_KINDS } from "#src/records/record-kinds.server.ts";
import { getRecord, lockRecord, restoreRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { TRASH_DAYS, TRASHED_KINDS, type TrashedKind } from "./history.ts";
import { anyTable, deletedTitle, whenDeleted } from "./queries.server.ts";
import { recordOf } from "./records.ts";

/**
 * Brings a record back from the trash, under its old id and address. A former captain comes back as a player
 * where somebody else has the band now; a substitution comes back whole; an article whose hour came meanwhile stays back.
 * @returns whether it stays back
 * @throws AppError `not_found` when it is not in the trash; `forbidden` for settings that run code; `conflict` for a
 * team or a competition whose name another one has now
 */
export function restoreFromTrash(actor: Actor, kind: TrashedKind, id: number): Promise<boolean> {
  if (kind !== "articles") requireRole(actor.account, "editor");
  return save(actor, "writer", async (current) => {
    if (kind === "match_events") {
      await restoreEventOfMatch(current, id);
      return false;
    }
    if (kind === "settings") requireSettingAccess(actor.account, await keyOf(current.tx, id));
    if (kind === "lineups") await refuseTakenSide(current, id);
    const deletedAt = await whenDeleted(current.tx, kind, id);
    await restoreRecord(current, recordOf(kind), id, await deletedTitle(current.tx, kind, id));
    if (kind === "articles") return keepBack(current, id, deletedAt!);
    if (kind === "players") {
      await endCaptaincyOf(current, id);
      await returnPlayer(current, id, deletedAt!);
    }
    if (kind === "squad_members") await returnPlace(current, id);
    if (kind === "stages") await returnStage(current, id);
    if (kind === "spells") await returnSpell(current, id);
    if (kind === "media") await returnPicture(current, id);
    // Another one may have taken its name meanwhile.
    if (kind === "teams") await refuseTakenTeam(current, await getRecord(current.tx, team, id), id);
    if (kind === "competitions")
      await refuseTakenCompetition(current, await getRecord(current.tx, competition, id), id);
    // Its events may have come back before it.
    if (kind === "matches") await withScore(current, await lockRecord(current, match, id), async () => {});
    return false;
  });
}

/** Whoever deleted an article that was to go out meant it not to: it doesn't go out by coming back. */
async function keepBack(current: Save, id: number, deletedAt: string): Promise<boolean> {
  const row = await getRecord(current.tx, article, id);
  await requireMayEdit(current, row);
  const left = withoutMissedHours(row, deletedAt, current.now);
  if (left) await updateRecord(current, article, id, left);
  return left !== undefined;
}

/** An event comes back; its match's score follows, once the match is there too. */
async function restoreEventOfMatch(current: Save, id: number): Promise<void> {
  const present = await current.tx
    .selectFrom("matches")
    .select("id")
    .where("id", "=", current.tx.selectFrom("match_events").select("match_id").where("id", "=", id))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!present) return restoreEvent(current, id);
  const row = await lockRecord(current, match, present.id);
  await withScore(current, row, () => restoreEvent(current, id));
}

/** An event comes back, a substitution with its other half. */
export async function restoreEvent(current: Save, id: number): Promise<void> {
  await restoreRecord(current, matchEvent, id, await deletedTitle(current.tx, "match_events", id));
  const half = await findDeletedHalf(current, id);
  if (half) {
    await restoreRecord(current, matchEvent, half, await deletedTitle(current.tx, "match_events", half));
  }
  for (const one of half ? [id, half] : [id]) {
    await keepEventRevision(current, await getRecord(current.tx, matchEvent, one));
  }
}

/** Not from the log, which may be shorter than the trash is old. */
async function keyOf(tx: Tx, id: number): Promise<string> {
  const setting = await tx.selectFrom("settings").select("key").where("id", "=", id).executeTakeFirst();
  return setting?.key ?? "";
}

/** Records whose revisions are kept under a second name. */
const ALSO_UNDER: Record<string, string[]> = { seasons: ["seasons", "standings"] };

/**
 * Deletes for good what has lain in the trash for 30 days, with its revisions, which only the record could
 * bring back. The audit log goes on telling that it was there.
 * @returns how many records, by table
 */
export async function emptyTrash(
  app: Pick<App, "db" | "now">,
): Promise<Partial<Record<TrashedKind, number>>> {
  const before = daysBefore(app.now(), TRASH_DAYS);
  return app.db.transaction().execute(async (tx) => {
    const counts: Partial<Record<TrashedKind, number>> = {};
    await forgetLedgers(tx, before);
    for (const kind of TRASHED_KINDS) {
      // They go with their files, and not while a trashed record or an old version names them: `sweepMedia`.
      if (kind === "media") continue;
      const rows = await anyTable(tx)
        .deleteFrom(kind)
        .where("deleted_at", "<", before)
        .returning("id")
        .execute();
      if (rows.length > 0) counts[kind] = rows.length;
    }
    if (Object.keys(counts).length > 0) await forgetRevisions(tx);
    return counts;
  });
}

/** A match that goes for good takes its log with it. */
async function forgetLedgers(tx: Tx, before: string): Promise<void> {
  const gone = tx.selectFrom("matches").select("id").where("deleted_at", "<", before);
  await withOpenLedger(tx, () => tx.deleteFrom("match_ledger").where("match_id", "in", gone).execute());
}

/** The revisions of records that are no more: of those in the trash, and of what went with them, e.g. events. */
async function forgetRevisions(tx: Tx): Promise<void> {
  for (const table of Object.keys(RECORD_KINDS) as (keyof typeof RECORD_KINDS)[]) {
    await anyTable(tx)
      .deleteFrom("revisions")
      .where("kind", "in", ALSO_UNDER[table] ?? [table])
      .where("record_id", "not in", anyTable(tx).selectFrom(table).select("id"))
      .execute();
  }
  await tx
    .deleteFrom("slugs")
    .where("kind", "=", "articles")
    .where("record_id", "not in", tx.selectFrom("articles").select("id"))
    .execute();
  await tx
    .deleteFrom("article_blocks")
    .where("article_id", "not in", tx.selectFrom("articles").select("id"))
    .execute();
}
