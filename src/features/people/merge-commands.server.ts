import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { toItem } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { getRecord, lockRecord, updateRecord } from "#src/records/records.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { peopleErrors } from "./errors.server.ts";
import { doubtsOf, mergeSide } from "./merge-preview-queries.server.ts";
import { person } from "./person.record.ts";
import type { Person } from "./person.ts";
import { changePerson, nameFor } from "./person-commands.server.ts";
import { renewPlacesOf } from "./place-commands.server.ts";
import { hasOwnRecord } from "./queries.server.ts";
import type { PersonEdit } from "./schemas.server.ts";

type Row = RecordRow<"people">;

/**
 * Two records turned out to be one person. Nothing is rewritten: events, line-ups, places and spells are read as those of
 * the person that stands for both, so that the merge can be taken back as a whole.
 * @param into whom the first is shown as from now on
 * @throws AppError `conflict` for a circle, for somebody who is merged already, and where the club's lists hold the first
 * alone; with `ask_first` also where something speaks against it
 */
export function mergePeople(
  actor: Actor,
  id: number,
  { into, ask_first }: { into: number; ask_first?: boolean | undefined },
): Promise<Person & Warned> {
  return save(actor, "editor", (current) => mergeInto(current, id, into, ask_first));
}

async function mergeInto(
  current: Save,
  id: number,
  into: number,
  ask_first = false,
): Promise<Person & Warned> {
  await lockMerges(current);
  const who = await lockRecord(current, person, id);
  const target = await lockRecord(current, person, into);
  const root = target.merged_into === null ? target : await lockRecord(current, person, target.merged_into);
  const [name, other] = [nameFor(current, who), nameFor(current, root)];
  if (root.id === who.id)
    throw new AppError("conflict", peopleErrors.merge_circle({ name, other: nameFor(current, target) }));
  if (who.merged_with !== null) throw new AppError("conflict", peopleErrors.merged_already({ name }));
  const { tx, actor } = current;
  if ((await hasOwnRecord(tx, who.id)) && !(await hasOwnRecord(tx, root.id)))
    throw new AppError("conflict", peopleErrors.merge_turned({ name, other }));
  const doubts = doubtsOf(await mergeSide(tx, who.id), await mergeSide(tx, root.id), actor.language ?? "en");
  const warned = warn(current, doubts, ask_first);
  await saveMerge(current, who, root.id, `${name} → ${other}`);
  return { ...toItem(person, await getRecord(tx, person, root.id)), ...warned };
}

/**
 * Two people again, each with what named them.
 * @throws AppError `conflict` for somebody who is not merged
 */
export function undoMerge(actor: Actor, id: number): Promise<Person> {
  return save(actor, "editor", async (current) => {
    await unmerge(current, id);
    return toItem(person, await getRecord(current.tx, person, id));
  });
}

async function unmerge(current: Save, id: number): Promise<void> {
  await lockMerges(current);
  const who = await lockRecord(current, person, id);
  const name = nameFor(current, who);
  if (who.merged_with === null) throw new AppError("conflict", peopleErrors.not_merged({ name }));
  await saveMerge(current, who, null, name);
}

/** A version of before or after a merge: names as they were, and the merge too. */
export function restorePerson(
  actor: Actor,
  id: number,
  { merged_with, ...values }: PersonEdit & { merged_with?: number | null },
): Promise<Person> {
  return save(actor, "editor", async (current) => {
    const { merged_with: now } = await changePerson(current, id, values);
    if (merged_with === null && now !== null) await unmerge(current, id);
    if (merged_with && now === null) await mergeInto(current, id, merged_with);
    return toItem(person, await getRecord(current.tx, person, id));
  });
}

async function saveMerge(current: Save, who: Row, merged_with: number | null, title: string): Promise<void> {
  const action = merged_with === null ? "unmerge" : "merge";
  await updateRecord(current, person, who.id, { merged_with }, { action, title });
  await settle(current);
  // Whoever shows one of them shows something else now.
  for (const kind of ["squad_members", "matches", "match_events", "lineups", "players"])
    publish(current, kind);
}

/** Writes down for all who stands for them. Only somebody who is not merged is ever merged, so there are no circles. */
async function settle({ tx, now }: Save): Promise<void> {
  const rows = await tx
    .selectFrom("people")
    .select(["id", "merged_with", "merged_into"])
    .where((e) => e.or([e("merged_with", "is not", null), e("merged_into", "is not", null)]))
    .execute();
  const next = new Map(rows.map(({ id, merged_with }) => [id, merged_with]));
  for (const { id, merged_with, merged_into } of rows) {
    let root = merged_with;
    for (let on = root && next.get(root); on; on = next.get(on)) root = on;
    if (root === merged_into) continue;
    await tx.updateTable("people").set({ merged_into: root }).where("id", "=", id).execute();
    // A form that was opened before shows somebody else: it asks before it names whom the place has now.
    await renewPlacesOf(tx, [id], now);
  }
}

/** Two merges at once could close a circle. */
function lockMerges({ tx }: Save): Promise<void> {
  return oneAtATime(tx, "people");
}
