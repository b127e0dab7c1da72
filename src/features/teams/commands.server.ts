import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { storePicture } from "#src/features/media/commands.server.ts";
import { storeImageField } from "#src/features/media/image-field.server.ts";
import { PHOTO_BYTES, PHOTO_TEXTS } from "#src/features/media/media.ts";
import { slugify } from "#src/i18n/fold.ts";
import { type Office, requireRole, type Save, save } from "#src/records/office.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import type { NewTeam, TeamEdit } from "./input.server.ts";
import { countUses, findOwnTeam, listTeams, toTeam } from "./queries.server.ts";
import { isNameOf, type Team, type TeamNames } from "./team.ts";

/** Two saves at once could both find a name free, or both become the own club. */
const TEAMS = "teams";

/** @throws AppError `conflict` for a name that another team has; `forbidden` for an editor's second own club */
export async function createTeam(office: Office, { slug: _, ...team }: NewTeam): Promise<Team> {
  requireRole(office.account, "editor");
  const values = await withStoredLogo(office, team);
  return save(office, "editor", async (current) => {
    await oneAtATime(current.tx, TEAMS);
    await refuseTakenName(current, values);
    if (values.is_own) await takeOwnFlag(current);
    const slug = await freeSlug(current, values.name);
    return toTeam(await createRecord(current, "teams", { ...values, slug }, values.name));
  });
}

/** The readable name in `slug` stays when the team is renamed: addresses go by it. */
export async function updateTeam(office: Office, id: number, edit: TeamEdit): Promise<Team> {
  requireRole(office.account, "editor");
  const { version, slug: _, ...given } = edit;
  const values = await withStoredLogo(office, given);
  return save(office, "editor", async (current) => {
    await oneAtATime(current.tx, TEAMS);
    const before = await lockRecord(current, "teams", id);
    await refuseTakenName(current, { ...before, ...values }, id);
    if (values.is_own === 1 && !before.is_own) await takeOwnFlag(current);
    if (values.is_own === 0 && before.is_own) {
      throw new AppError("conflict", "One team has to be the own club. Mark the other team instead.");
    }
    return toTeam(await updateRecord(current, "teams", id, values, { title: edit.name, version }));
  });
}

export async function setTeamLogo(office: Office, id: number, file: Uint8Array): Promise<Team> {
  const { url } = await storePicture(office, file, PHOTO_TEXTS);
  return changeLogo(office, id, url);
}

export function removeTeamLogo(office: Office, id: number): Promise<Team> {
  return changeLogo(office, id, "");
}

/** @throws AppError `conflict` for the own club and for a team that matches or tables name */
export function deleteTeam(office: Office, id: number): Promise<void> {
  return save(office, "editor", async (current) => {
    await oneAtATime(current.tx, TEAMS);
    const { name, is_own } = await lockRecord(current, "teams", id);
    if (is_own)
      throw new AppError("conflict", "The own club can't be deleted. Mark another team as own first.");
    if ((await countUses(current.tx, id)) > 0) {
      throw new AppError("conflict", `${name} can't be deleted: matches or tables name this team.`);
    }
    await trashRecord(current, "teams", id, name);
  });
}

function changeLogo(office: Office, id: number, logo_url: string): Promise<Team> {
  return save(office, "editor", async (current) => {
    const { name } = await lockRecord(current, "teams", id);
    return toTeam(await updateRecord(current, "teams", id, { logo_url }, { title: name }));
  });
}

/** Matches and tables find a team by its name, so a name has to mean one team. */
async function refuseTakenName({ tx }: Save, names: TeamNames, id?: number): Promise<void> {
  const given = [names.name, names.name_hy, names.name_ru];
  const taken = (await listTeams(tx)).find(
    (team) => team.id !== id && given.some((name) => isNameOf(team, name)),
  );
  if (!taken) return;
  throw new AppError("conflict", `There is already a team called ${taken.name}.`);
}

async function takeOwnFlag(current: Save): Promise<void> {
  const own = await findOwnTeam(current.tx);
  if (!own) return;
  if (current.office.account.role !== "admin") {
    throw new AppError("forbidden", "Only an admin can make another team the own club.");
  }
  await updateRecord(current, "teams", own.id, { is_own: 0 }, { title: own.name });
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
  office: Office,
  values: Values,
): Promise<Values> {
  return { ...values, logo_url: await storeImageField(office, values.logo_url, PHOTO_BYTES, PHOTO_TEXTS) };
}
