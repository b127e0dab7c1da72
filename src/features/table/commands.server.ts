import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { listTeams } from "#src/features/teams/queries.server.ts";
import { isNameOf, type Team } from "#src/features/teams/team.ts";
import { fold } from "#src/i18n/fold.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { usesIn, writeUses } from "#src/records/picture-uses.server.ts";
import { columnsWhere } from "#src/records/record.ts";
import {
  createRecord,
  holdRecords,
  lockRecord,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { keepFirstRevision, keepRevision } from "#src/records/revisions.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { entryOf, newEntry } from "./entry.ts";
import { tableErrors } from "./errors.server.ts";
import { inSeasonOrder } from "./league-of.ts";
import { findLeagueSources } from "./league-queries.server.ts";
import { findSeason, getSeason, listStandings, standingsOf, tableToEdit } from "./queries.server.ts";
import type { NewSeason, SeasonEdit, TableEdit, TableRow } from "./schemas.server.ts";
import { season as seasonRecord } from "./season.record.ts";
import { DEFAULT_TIE_BREAKERS, DEFAULT_ZONES, type Season } from "./season.ts";
import { toSeason } from "./season-rows.server.ts";
import { standing } from "./standing.record.ts";
import { type Entry, MOST_TEAMS, type Standing, tableOf } from "./table.ts";

/**
 * Two saves at once would both see the version, the current season or the free name that only one of them leaves.
 */
const SEASONS = "seasons";

/**
 * Replaces the table of a season. What follows from the figures is worked out here, whatever was sent:
 * played, goal difference, points, the order, places 1 to n. A place that was sent decides only between
 * teams that are equal in every tie-breaker.
 * @throws AppError `conflict` with the three tables when the version is not the newest
 */
export async function saveTable(actor: Actor, edit: TableEdit) {
  const logos: (string | undefined)[] = [];
  // One after the other: an account may not fill every place where pictures are decoded.
  for (const { team_logo } of edit.standings)
    logos.push(await storeImageField(actor, team_logo, PHOTO_BYTES, PHOTO_TEXTS));
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, SEASONS);
    const known = await findSeason(current.tx, edit.season);
    const season = known ?? (await insertSeason(current, edit.season));
    await lockRecord(current, seasonRecord, season.id);
    const before = await standingsOf(current.tx, season.id);
    if (known && edit.version !== undefined && edit.version !== season.version)
      throw await conflict(current, season, edit);
    const teams = await listTeams(current.tx);
    const entries = edit.standings.map((row, index) =>
      tied({ ...row, team_logo: logos[index] }, before, teams),
    );
    refuseTwice(entries);
    await holdRecords(current, "teams", teamsOf(entries));
    const after = await ranked(current, season, entries);
    const version = known ? season.version + 1 : season.version;
    await replaceRows(current, season, before, after, version);
    await current.tx
      .updateTable("seasons")
      .set({ version, updated_at: current.now, table_source: edit.source ?? "hand" })
      .where("id", "=", season.id)
      .execute();
    return tableToEdit(current.tx, season.season);
  });
}

/** Makes a season the one that the site shows. */
export function chooseSeason(actor: Actor, name: string): Promise<{ season: string; current: true }> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, SEASONS);
    const chosen = await getSeason(current.tx, name);
    const flagged = await current.tx
      .selectFrom("seasons")
      .select("id")
      .where("is_current", "=", 1)
      .where("id", "!=", chosen.id)
      .where("deleted_at", "is", null)
      .execute();
    for (const { id } of flagged) await updateRecord(current, seasonRecord, id, { is_current: 0 });
    await updateRecord(current, seasonRecord, chosen.id, { is_current: 1 });
    return { season: name, current: true };
  });
}

/** A new season with the teams of another one, or with all the known teams, and no points yet. */
export function createSeason(actor: Actor, { season: name, copy_from }: NewSeason): Promise<Season> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, SEASONS);
    const taken = await current.tx
      .selectFrom("seasons")
      .select("deleted_at")
      .where("season", "=", name)
      .executeTakeFirst();
    if (taken)
      throw new AppError(
        "conflict",
        taken.deleted_at ? tableErrors.season_in_trash() : tableErrors.season_exists(),
      );
    const model = copy_from ? await getSeason(current.tx, copy_from) : undefined;
    const season = await insertSeason(current, name, model);
    const entries = model
      ? (await standingsOf(current.tx, model.id)).map((row) => newEntry(sideOf(row)))
      : (await listTeams(current.tx)).map((team) => newEntry(sideOfTeam(team)));
    if (!model) await holdRecords(current, "teams", teamsOf(entries));
    await insertRows(current, season, tableOf(entries, season.tie_breakers));
    return season;
  });
}

/** The fields of a season that put its table into another order. */
const ORDERING = ["tie_breakers", "is_mini_league_reapplied", "needs_all_played", "decider_for"] as const;

/** Changes a season's zones, tie-breakers or what cards cost; new tie-breakers put the table into their order. */
export function updateSeason(actor: Actor, name: string, edit: SeasonEdit): Promise<Season> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, SEASONS);
    const season = await getSeason(current.tx, name);
    const { zones, tie_breakers, version, season: _, current: __, ...single } = edit;
    const values = {
      ...(zones ? { zones: JSON.stringify(zones) } : {}),
      ...(tie_breakers ? { tie_breakers: JSON.stringify(tie_breakers) } : {}),
      ...withoutUndefined(single),
    };
    await updateRecord(current, seasonRecord, season.id, values, { version });
    const changed = await getSeason(current.tx, name);
    if (changed.version > season.version && ORDERING.some((field) => edit[field] !== undefined)) {
      const before = await standingsOf(current.tx, season.id);
      await replaceRows(current, season, before, await ranked(current, changed, before), changed.version);
    }
    publish(current, "standings", season.id);
    return changed;
  });
}

/** @throws AppError `conflict` for the season that the site shows */
export function deleteSeason(actor: Actor, name: string): Promise<void> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, SEASONS);
    const season = await getSeason(current.tx, name);
    if (season.current) throw new AppError("conflict", tableErrors.current_season());
    await trashRecord(current, seasonRecord, season.id);
  });
}

/** Entries as the season's table: of two that are level, their own matches may decide. */
async function ranked({ tx }: Save, season: Season, entries: Entry[]): Promise<Standing[]> {
  const stored = await findLeagueSources(tx, season.season);
  const rows = entries.map((entry) => ({ ...UNSHOWN, ...entry, position: entry.position ?? MOST_TEAMS + 1 }));
  const ordered = inSeasonOrder({ stages: [], matches: [], ...stored, season, rows });
  return ordered.map((row) => ({ ...entryOf(row), ...workedOut(row) }));
}

/** What a row needs to be put in order, and what is not stored of it. */
const UNSHOWN = {
  ...{ slug: "", code: "", code_hy: "", code_ru: "", logo_url: "", is_own: false },
  ...{ played: 0, goal_difference: 0, points: 0 },
};

function workedOut({ position, played, goal_difference, points }: Standing) {
  return { position, played, goal_difference, points };
}

async function insertSeason(current: Save, name: string, model?: Season): Promise<Season> {
  const zones = model?.zones ?? DEFAULT_ZONES;
  const tie_breakers = model?.tie_breakers ?? DEFAULT_TIE_BREAKERS;
  const values = {
    season: name,
    zones: JSON.stringify(zones),
    tie_breakers: JSON.stringify(tie_breakers),
  };
  const kept = model && rulesOf(model);
  return toSeason(await createRecord(current, seasonRecord, { ...values, ...kept }));
}

/** A new season has the rules of the one before it; whether they still hold is to be confirmed again. */
function rulesOf(model: Season) {
  const { yellows_for_ban, matches_for_red, decider_for, table_source } = model;
  return {
    ...{ yellows_for_ban, matches_for_red, decider_for, table_source },
    is_mini_league_reapplied: model.is_mini_league_reapplied ? 1 : 0,
    needs_all_played: model.needs_all_played ? 1 : 0,
  } as const;
}

/** A row as it came in, tied to its stored row (by id, else by team) and to its team (by id, else by name). */
function tied(row: TableRow, before: Standing[], teams: readonly Team[]): Entry {
  const team =
    teams.find(({ id }) => id === row.team_id) ?? teams.find((one) => isNameOf(one, row.team_name));
  const stored =
    before.find(({ id }) => id === row.id) ?? (team && before.find(({ team_id }) => team_id === team.id));
  return { ...entryOf({ ...row, id: null }), id: stored?.id ?? null, team_id: team?.id ?? null };
}

/** Two clubs may have one name where their teams tell them apart; else matches would mean either. */
function refuseTwice(entries: Entry[]): void {
  const named = entries.map((entry, index) => ({ ...entry, index, name: fold(entry.team_name) }));
  for (const { index, name, team_id, team_name } of named) {
    const isTwice = named
      .slice(0, index)
      .some((other) => other.name === name && (!other.team_id || !team_id || other.team_id === team_id));
    if (!isTwice) continue;
    const message = tableErrors.twice({ team: team_name });
    throw new AppError("invalid", message, { path: `standings.${index}.team_name` });
  }
}

/** Writes the new rows under the ids they had, with the whole table as a revision and one audit entry. */
async function replaceRows(
  current: Save,
  season: Season,
  before: Standing[],
  after: Standing[],
  version: number,
): Promise<void> {
  if (before.length > 0)
    await keepFirstRevision(current, "standings", season.id, Math.max(1, version - 1), before);
  await current.tx.deleteFrom("standings").where("season_id", "=", season.id).execute();
  await insertRows(current, season, after);
  const logos = after.flatMap((row) => usesIn(standing, row));
  await writeUses(current.tx, "standings", season.id, logos);
  const columns = columnsWhere(standing, () => true) as (keyof Standing)[];
  const changed = after.filter((row) => {
    const old = before.find((one) => one.id === row.id);
    return columns.some((column) => row[column] !== old?.[column]);
  });
  await keepRevision(current, "standings", season.id, version, after);
  await keepAudit(current, {
    action: "update",
    kind: "standings",
    record_id: season.id,
    title: season.season,
    before,
    after: changed,
  });
  publish(current, "seasons", season.id);
}

const teamsOf = (entries: Pick<Entry, "team_id">[]) => entries.map(({ team_id }) => team_id);

async function insertRows(current: Save, season: Season, rows: Standing[]): Promise<void> {
  const kept = rows
    .filter((row) => row.id !== null)
    .map((row) => ({ ...row, id: row.id!, season_id: season.id }));
  const added = rows
    .filter((row) => row.id === null)
    .map(({ id: _, ...row }) => ({ ...row, season_id: season.id }));
  if (kept.length > 0) await current.tx.insertInto("standings").values(kept).execute();
  if (added.length > 0) await current.tx.insertInto("standings").values(added).execute();
  publish(current, "standings", season.id);
}

/** Theirs are the rows as the site shows them: where the table follows the results nobody reads the stored figures. */
async function conflict(current: Save, season: Season, { standings, version }: TableEdit): Promise<AppError> {
  const revisionsOf = (...kinds: ("standings" | "seasons")[]) =>
    current.tx
      .selectFrom("revisions")
      .leftJoin("accounts", "accounts.id", "revisions.account_id")
      .select("revisions.snapshot")
      .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("name"))
      .where("revisions.kind", "in", kinds)
      .where("revisions.record_id", "=", season.id);
  const base = await revisionsOf("standings").where("revisions.version", "=", version!).executeTakeFirst();
  // Whoever changed only where the table comes from has saved the season.
  const last = revisionsOf("standings", "seasons").where("revisions.version", "=", season.version);
  const by = (await last.executeTakeFirst())?.name ?? undefined;
  return new AppError("conflict", recordErrors.saved_meanwhile({ noun: "table" }), {
    details: {
      base: base ? JSON.parse(base.snapshot) : null,
      yours: standings,
      theirs: await listStandings(current.tx, season.season),
      source: season.table_source,
      version: season.version,
      ...(by ? { by } : {}),
    },
  });
}

function sideOf(row: Standing) {
  const { team_id, team_name, team_name_hy, team_name_ru, team_logo } = row;
  return { team_id, name: team_name, name_hy: team_name_hy, name_ru: team_name_ru, logo: team_logo };
}

function sideOfTeam({ id, name, name_hy, name_ru }: Team) {
  return { team_id: id, name, name_hy, name_ru, logo: "" };
}
