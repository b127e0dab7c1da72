import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { isNameOf } from "#src/features/teams/team.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import { type NewOrder, orderRecords } from "#src/records/order.server.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { competition } from "./competition.record.ts";
import type { Competition } from "./competition.ts";
import { countMatchesOf, listCompetitions } from "./competition-queries.server.ts";
import type { CompetitionEdit, NewCompetition } from "./competition-schemas.server.ts";
import { competitionErrors } from "./errors.server.ts";

/** Two saves at once could both find a name or a place free. */
const COMPETITIONS = "competitions";

/** A new competition goes to the end of the list unless its place is given. */
export function createCompetition(actor: Actor, given: NewCompetition): Promise<Competition> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, COMPETITIONS);
    const others = await refuseTakenName(current, given);
    const order_num = given.order_num ?? Math.max(0, ...others.map((other) => other.order_num)) + 1;
    const slug = await freeSlug(current, given.name);
    return toItem(competition, await createRecord(current, competition, { ...given, order_num, slug }));
  });
}

export function updateCompetition(actor: Actor, id: number, edit: CompetitionEdit): Promise<Competition> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, COMPETITIONS);
    const { version, ...values } = edit;
    const before = await lockRecord(current, competition, id);
    await refuseTakenName(current, { name_hy: before.name_hy, name_ru: before.name_ru, ...values }, id);
    return toItem(competition, await updateRecord(current, competition, id, values, { version }));
  });
}

/** @throws AppError `conflict` as {@link orderRecords} */
export function orderCompetitions(actor: Actor, order: NewOrder): Promise<void> {
  return save(actor, "editor", (current) =>
    orderRecords(current, competition, order, () => listCompetitions(current.tx)),
  );
}

/** @throws AppError `conflict` for a competition in which matches were entered */
export function deleteCompetition(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    const { name } = await lockRecord(current, competition, id);
    const count = await countMatchesOf(current.tx, id);
    if (count > 0) throw new AppError("conflict", competitionErrors.has_matches({ name, count }));
    await trashRecord(current, competition, id);
  });
}

interface GivenNames {
  name: string;
  name_hy?: string | undefined;
  name_ru?: string | undefined;
}

/**
 * Matches find a competition by its name, so a name has to mean one.
 * @param id of the competition that is to have it; undefined for a new one
 * @returns all competitions
 * @throws AppError `conflict`
 */
export async function refuseTakenName(
  { tx }: Save,
  names: GivenNames,
  id?: number,
): Promise<readonly Competition[]> {
  const all = await listCompetitions(tx);
  const given = [names.name, names.name_hy ?? "", names.name_ru ?? ""];
  const taken = all.find((other) => other.id !== id && given.some((name) => isNameOf(other, name)));
  if (taken) throw new AppError("conflict", competitionErrors.name_taken({ name: taken.name }));
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
