import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { updateHonour } from "#src/features/honours/commands.server.ts";
import type { HonourEdit } from "#src/features/honours/schemas.server.ts";
import { updateLineup } from "#src/features/lineups/commands.server.ts";
import { updateMatch } from "#src/features/matches/commands.server.ts";
import { updateCompetition } from "#src/features/matches/competition-commands.server.ts";
import type { CompetitionEdit } from "#src/features/matches/competition-schemas.server.ts";
import { changeEvent } from "#src/features/matches/event-commands.server.ts";
import type { EventEdit } from "#src/features/matches/event-schemas.server.ts";
import type { MatchEdit } from "#src/features/matches/schemas.server.ts";
import { hasExtraInLog, withScore } from "#src/features/matches/score-commands.server.ts";
import { restorePicture } from "#src/features/media/library-commands.server.ts";
import { TEXTS } from "#src/features/news/article.ts";
import { updateCategory } from "#src/features/news/category-commands.server.ts";
import { updateArticle } from "#src/features/news/commands.server.ts";
import type { ArticleEdit, CategoryEdit } from "#src/features/news/schemas.server.ts";
import { updatePartner } from "#src/features/partners/commands.server.ts";
import type { PartnerEdit } from "#src/features/partners/schemas.server.ts";
import { restorePerson } from "#src/features/people/merge-commands.server.ts";
import type { PersonEdit, SpellEdit, SquadPlaceEdit } from "#src/features/people/schemas.server.ts";
import { updateSpell } from "#src/features/people/spell-commands.server.ts";
import { updateSquadPlace } from "#src/features/people/squad-commands.server.ts";
import { updatePlayer } from "#src/features/players/commands.server.ts";
import { listTeamMates } from "#src/features/players/queries.server.ts";
import type { PlayerEdit } from "#src/features/players/schemas.server.ts";
import { updateSetting } from "#src/features/settings/commands.server.ts";
import type { SettingEdit } from "#src/features/settings/schemas.server.ts";
import { updateStaffMember } from "#src/features/staff/commands.server.ts";
import type { StaffMemberEdit } from "#src/features/staff/schemas.server.ts";
import { saveTable } from "#src/features/table/commands.server.ts";
import type { TableEdit } from "#src/features/table/schemas.server.ts";
import { updateStage } from "#src/features/table/stage-commands.server.ts";
import type { StageEdit } from "#src/features/table/stage-schemas.server.ts";
import { updateTeam } from "#src/features/teams/commands.server.ts";
import type { TeamEdit } from "#src/features/teams/schemas.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { getRecord, lockRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { restoreEvent } from "./commands.server.ts";
import { RECORDS } from "./records.ts";
import { type RevisedKind, type RevisedRecord, revisedFields } from "./revision.ts";
import { getRevision } from "./revision-queries.server.ts";

type Snapshot = Record<string, unknown>;
type Restore = (
  actor: Actor,
  id: number,
  values: Snapshot & { version?: number | undefined },
) => Promise<unknown>;

/** Each kind by the verb that saves it, so that no rule is passed by: search, slugs, the captain, scores. */
const RESTORE: Record<RevisedRecord, Restore> = {
  articles: async (actor, id, values) =>
    updateArticle(actor, id, { ...values, ...(await knownCategory(actor, values)) } as ArticleEdit, {
      isReturn: true,
    }),
  players: async (actor, id, values) =>
    updatePlayer(actor, id, { ...values, ...(await withoutSecondBand(actor, id, values)) } as PlayerEdit),
  people: (actor, id, values) => restorePerson(actor, id, values as PersonEdit),
  squad_members: (actor, id, values) => updateSquadPlace(actor, id, values as SquadPlaceEdit),
  spells: (actor, id, values) => updateSpell(actor, id, values as SpellEdit),
  staff: (actor, id, values) => updateStaffMember(actor, id, values as StaffMemberEdit),
  matches: restoreOldMatch,
  match_events: restoreOldEvent,
  lineups: (actor, id, values) => updateLineup(actor, id, values),
  partners: (actor, id, values) => updatePartner(actor, id, values as PartnerEdit),
  settings: (actor, id, values) => updateSetting(actor, String(id), values as SettingEdit),
  categories: (actor, id, values) => updateCategory(actor, id, values as CategoryEdit),
  teams: (actor, id, values) => updateTeam(actor, id, values as TeamEdit),
  honours: (actor, id, values) => updateHonour(actor, id, values as HonourEdit),
  media: (actor, id, values) => restorePicture(actor, id, values),
  competitions: (actor, id, values) => updateCompetition(actor, id, values as CompetitionEdit),
  stages: (actor, id, { team_ids, tie_breakers, ...values }) =>
    updateStage(actor, id, {
      ...(values as StageEdit),
      teams: JSON.parse(String(team_ids || "[]")),
      tie_breakers: tie_breakers ? JSON.parse(String(tie_breakers)) : null,
    }),
};

interface Wanted {
  kind: RevisedKind;
  id: number;
  version: number;
  /** Of an article its texts in this language alone. */
  language?: Language | undefined;
}

function textsIn(language: Language): string[] {
  return TEXTS.map((text) => columnIn(text, language));
}

/**
 * Brings back what stood in an earlier version, as a new version: nothing between the two is lost.
 * @param present the version that the editor saw; another one since is a conflict
 * @returns the record, or the table, as it is now
 * @throws AppError `not_found`, `conflict`
 */
export async function restoreRevision(
  actor: Actor,
  { kind, id, version, language }: Wanted,
  present: number | undefined,
): Promise<unknown> {
  requireRole(actor.account, "editor");
  const { snapshot } = await getRevision(actor.app.db, { kind, id }, version);
  if (kind === "standings") {
    const { season, table_source: source } = await getRecord(actor.app.db, RECORDS.seasons, id);
    const standings = snapshot as TableEdit["standings"];
    // A table that follows the results goes on doing so: of an earlier one its teams and decisions come back.
    return saveTable(actor, { season, standings, version: present, source });
  }
  const row = snapshot as Snapshot;
  const names = kind === "articles" && language ? textsIn(language) : revisedFields(kind);
  const values = Object.fromEntries(names.map((name) => [name, row[name]]));
  return RESTORE[kind](actor, id, { ...values, version: present });
}

/** The result after extra time of an earlier version comes back as well, unless the log of today tells it. */
async function restoreOldMatch(actor: Actor, id: number, values: Snapshot) {
  const isOfLog = await hasExtraInLog(actor.app.db, id);
  const extra = isOfLog ? { home_extra: null, away_extra: null } : {};
  return updateMatch(actor, id, { ...values, ...scoreOf(values), ...extra } as MatchEdit);
}

/**
 * The score of an earlier version comes back if it was typed; that of the goals follows those of today. A half that
 * was missing counted as 0.
 */
function scoreOf({ home_score, away_score, is_score_typed }: Snapshot) {
  const isNone = (home_score ?? null) === null && (away_score ?? null) === null;
  if (is_score_typed === 0 || isNone) return { home_score: null, away_score: null };
  return { home_score: home_score ?? 0, away_score: away_score ?? 0 };
}

/** A deleted event comes back first. */
function restoreOldEvent(actor: Actor, id: number, values: Snapshot & { version?: number | undefined }) {
  return save(actor, "editor", async (current) => {
    const event = current.tx.selectFrom("match_events").where("id", "=", id);
    const { match_id } = await event.select("match_id").executeTakeFirstOrThrow();
    // Whoever else brings it back waits here, and then finds it there.
    const match = await lockRecord(current, RECORDS.matches, match_id);
    const { deleted_at } = await event.select("deleted_at").executeTakeFirstOrThrow();
    if (deleted_at) await withScore(current, match, () => restoreEvent(current, id));
    return changeEvent(current, match_id, id, values as EventEdit);
  });
}

/** A category that was deleted since does not keep an article from coming back. */
async function knownCategory({ app }: Actor, { category_id }: Snapshot) {
  if (!category_id) return {};
  const known = await app.db
    .selectFrom("categories")
    .select("id")
    .where("id", "=", category_id as number)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return known ? {} : { category_id: null };
}

/** Where somebody else is the captain now, the player comes back without the band. */
async function withoutSecondBand({ app }: Actor, id: number, { is_captain }: Snapshot) {
  if (!is_captain) return {};
  const mates = await listTeamMates(app.db, id);
  return mates.some((mate) => mate.is_captain) ? { is_captain: 0 as const } : {};
}
