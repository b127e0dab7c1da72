import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { withoutKey } from "#src/app/once.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { storePicture } from "#src/features/media/commands.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import { emptyRow, type StoredRow } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { FORM_COLUMNS, formsAfter } from "./club-forms.ts";
import { teamErrors } from "./errors.server.ts";
import { countUses, findOwnTeam, listTeams, toTeam } from "./queries.server.ts";
import type { NewTeam, TeamEdit } from "./schemas.server.ts";
import { team } from "./team.record.ts";
import { isNameOf, type Team, type TeamNames } from "./team.ts";

/** Two saves at once could both find a name free, or both become the own club. */
const TEAMS = "teams";

/** @throws AppError `conflict` for a name that another team has; `forbidden` for an editor's second own club */
export async function createTeam(actor: Actor, given: NewTeam): Promise<Team> {
  requireRole(actor.account, "editor");
  const values = await withStoredLogo(actor, given);
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, TEAMS);
    await refuseTakenName(current, values);
    if (values.is_own) await takeOwnFlag(current);
    const slug = await freeSlug(current, values.name);
    const forms = formsAfter(undefined, { ...emptyRow(team), ...withoutUndefined(values) });
    return toTeam(await createRecord(current, team, { ...values, ...forms, slug }));
  });
}

/** The readable name in `slug` stays when the team is renamed: addresses go by it. */
export async function updateTeam(actor: Actor, id: number, edit: TeamEdit): Promise<Team> {
  requireRole(actor.account, "editor");
  const { version, ...given } = edit;
  const values = await withStoredLogo(actor, given);
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, TEAMS);
    const before = await lockRecord(current, team, id);
    await refuseTakenName(current, { ...before, ...withoutUndefined(values) }, id);
    if (values.is_own === 1 && !before.is_own) await takeOwnFlag(current);
    if (values.is_own === 0 && before.is_own) {
      throw new AppError("conflict", teamErrors.own_needed());
    }
    return toTeam(await updateRecord(current, team, id, withForms(values, before), { version }));
  });
}

/** Forms that a new name brings along have been read by nobody. */
function withForms(values: Omit<TeamEdit, "version">, before: StoredRow<(typeof team)["fields"]>) {
  const forms = formsAfter(before, { ...before, ...withoutUndefined(values) });
  const isReplaced = FORM_COLUMNS.some((column) => before[column] && forms[column] !== undefined);
  return { ...values, ...forms, ...(isReplaced ? { forms_confirmed: 0 as const } : {}) };
}

export async function setTeamLogo(actor: Actor, id: number, file: Uint8Array): Promise<Team> {
  const { url } = await storePicture(withoutKey(actor), file, PHOTO_TEXTS);
  return changeLogo(actor, id, url);
}

export function removeTeamLogo(actor: Actor, id: number): Promise<Team> {
  return changeLogo(actor, id, "");
}

/** @throws AppError `conflict` for the own club and for a team that matches or tables name */
export function deleteTeam(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, TEAMS);
    const { name, is_own } = await lockRecord(current, team, id);
    if (is_own) throw new AppError("conflict", teamErrors.own_stays());
    const uses = await countUses(current.tx, id);
    if (uses.matches + uses.rows > 0) throw new AppError("conflict", teamErrors.in_use({ name, ...uses }));
    await trashRecord(current, team, id);
  });
}

function changeLogo(actor: Actor, id: number, logo_url: string): Promise<Team> {
  return save(actor, "editor", async (current) =>
    toTeam(await updateRecord(current, team, id, { logo_url })),
  );
}

/**
 * Matches and tables find a team by its name, so a name has to mean one team.
 * @param id of the team that is to have it; undefined for a new one
 * @throws AppError `conflict`
 */
export async function refuseTakenName(
  { tx }: Save,
  { name, name_hy = "", name_ru = "" }: Pick<TeamNames, "name"> & Partial<TeamNames>,
  id?: number,
): Promise<void> {
  const taken = (await listTeams(tx)).find(
    (other) => other.id !== id && [name, name_hy, name_ru].some((text) => isNameOf(other, text)),
  );
  if (taken) throw new AppError("conflict", teamErrors.name_taken({ name: taken.name }));
}

async function takeOwnFlag(current: Save): Promise<void> {
  const own = await findOwnTeam(current.tx);
  if (!own) return;
  if (current.actor.account.role !== "admin") {
    throw new AppError("forbidden", teamErrors.own_by_admins());
  }
  await updateRecord(current, team, own.id, { is_own: 0 });
}

async function freeSlug({ tx }: Save, name: string): Promise<string> {
  const wanted = slugify(name) || "team";
  const rows = await tx.selectFrom("teams").select("slug").where("slug", "like", `${wanted}%`).execute();
  const taken = new Set(rows.map((row) => row.slug));
  let slug = wanted;
  for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`;
  return slug;
}

/** A logo that came as a data URL becomes a file before the transaction begins: encoding takes a while. */
async function withStoredLogo<Values extends { logo_url?: string | undefined }>(
  actor: Actor,
  values: Values,
): Promise<Values> {
  return { ...values, logo_url: await storeImageField(actor, values.logo_url, PHOTO_BYTES, PHOTO_TEXTS) };
}
