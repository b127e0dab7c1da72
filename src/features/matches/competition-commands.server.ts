import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { isNameOf } from "#src/features/teams/team.ts";
import { slugify } from "#src/i18n/fold.ts";
import { type Office, type Save, save } from "#src/records/office.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import type { Competition } from "./competition.ts";
import type { CompetitionEdit, NewCompetition } from "./competition-input.server.ts";
import { countMatchesOf, listCompetitions, toCompetition } from "./competition-queries.server.ts";

/** Two saves at once could both find a name or a place free. */
const COMPETITIONS = "competitions";

/** A new competition goes to the end of the list unless its place is given. */
export function createCompetition(
  office: Office,
  { slug: _, ...competition }: NewCompetition,
): Promise<Competition> {
  return save(office, "editor", async (current) => {
    await oneAtATime(current.tx, COMPETITIONS);
    const others = await refuseTakenName(current, competition);
    const order_num = competition.order_num ?? Math.max(0, ...others.map((other) => other.order_num)) + 1;
    const slug = await freeSlug(current, competition.name);
    const values = { ...competition, order_num, slug };
    return toCompetition(await createRecord(current, "competitions", values, values.name));
  });
}

export function updateCompetition(office: Office, id: number, edit: CompetitionEdit): Promise<Competition> {
  return save(office, "editor", async (current) => {
    await oneAtATime(current.tx, COMPETITIONS);
    const { version, slug: _, ...values } = edit;
    const before = await lockRecord(current, "competitions", id);
    await refuseTakenName(current, { name_hy: before.name_hy, name_ru: before.name_ru, ...values }, id);
    return toCompetition(
      await updateRecord(current, "competitions", id, values, { title: edit.name, version }),
    );
  });
}

/** @throws AppError `conflict` for a competition in which matches were entered */
export function deleteCompetition(office: Office, id: number): Promise<void> {
  return save(office, "editor", async (current) => {
    const { name } = await lockRecord(current, "competitions", id);
    if ((await countMatchesOf(current.tx, id)) > 0) {
      throw new AppError("conflict", `${name} can't be deleted: matches are played in it.`);
    }
    await trashRecord(current, "competitions", id, name);
  });
}

interface GivenNames {
  name: string;
  name_hy?: string | undefined;
  name_ru?: string | undefined;
}

/** Matches find a competition by its name, so a name has to mean one. Answers all competitions. */
async function refuseTakenName(
  { tx }: Save,
  names: GivenNames,
  id?: number,
): Promise<readonly Competition[]> {
  const all = await listCompetitions(tx);
  const given = [names.name, names.name_hy ?? "", names.name_ru ?? ""];
  const taken = all.find((other) => other.id !== id && given.some((name) => isNameOf(other, name)));
  if (taken) throw new AppError("conflict", `There is already a competition called ${taken.name}.`);
  return all;
}

async function freeSlug({ tx }: Save, name: string): Promise<string> {
  const wanted = slugify(name) || "competition";
  const rows = await tx
    .selectFrom("competitions")
    .select("slug")
    .where("slug", "like", `${wanted}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let slug = wanted;
  for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`;
  return slug;
}
