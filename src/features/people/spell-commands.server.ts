import type { Actor } from "#src/app/actor.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { team } from "#src/features/teams/team.record.ts";
import { toItem } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import {
  createRecord,
  getRecord,
  lockRecord,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { peopleErrors } from "./errors.server.ts";
import { applyMove, laterSeasons, type Move, revertMove } from "./move-commands.server.ts";
import { person } from "./person.record.ts";
import { nameFor } from "./person-commands.server.ts";
import type { NewSpell, SpellEdit } from "./schemas.server.ts";
import { spell } from "./spell.record.ts";
import { isMove, type Spell } from "./spell.ts";
import { lockSquads } from "./squad-commands.server.ts";

type Row = RecordRow<"spells">;
type Values = Omit<Row, "id" | "version" | "effects" | `${string}_at`>;

export type SavedSpell = Spell & Warned;

/**
 * Somebody is hurt, banned, away, lent or sold. A move ends and begins places in squads from its day on.
 * @throws AppError `invalid` without a day, for days in the wrong order, and for a move without clubs
 */
export function createSpell(actor: Actor, given: NewSpell): Promise<SavedSpell> {
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    const blank = { starts_on: null, ends_on: null, from_team_id: null, to_team_id: null };
    const who = await standingFor(current, given.person_id);
    const values = tidy({ ...blank, ...REASONLESS, ...withoutUndefined(given), person_id: who.id } as Values);
    await refuseBad(current, values);
    const name = nameFor(current, who);
    const move = moveOf(values);
    const effects = move ? await applyMove(current, move, name) : "";
    const row = await createRecord(current, spell, { ...values, effects }, titleOfSpell(values, name));
    return withWarnings(current, row, name);
  });
}

/** A move whose days, clubs or kind change is taken back and made anew. */
export function updateSpell(actor: Actor, id: number, edit: SpellEdit): Promise<SavedSpell> {
  const { version, person_id: _, ...given } = edit;
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    const before = await lockRecord(current, spell, id);
    const who = await standingFor(current, before.person_id);
    const name = nameFor(current, who);
    const values = tidy({ ...before, ...withoutUndefined(given) });
    await refuseBad(current, values);
    const changes = {
      ...Object.fromEntries(
        Object.keys({ ...given, ...MOVE_COLUMNS }).map((column) => [column, values[column as never]]),
      ),
      effects: await moved(current, before, { ...values, person_id: who.id }, name),
    };
    const title = titleOfSpell(values, name);
    const row = await updateRecord(current, spell, id, changes, { version, title });
    return withWarnings(current, row, name);
  });
}

/** What a move did to squads is taken back with it. */
export function removeSpell(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    const row = await lockRecord(current, spell, id);
    const name = nameFor(current, await getRecord(current.tx, person, row.person_id));
    await revertMove(current, row.effects, name);
    await keepEffects(current, id, "");
    await trashRecord(current, spell, id, titleOfSpell(row, name));
  });
}

/** After a spell came back from the trash: a move moves again. */
export async function returnSpell(current: Save, id: number): Promise<void> {
  await lockSquads(current);
  const row = await lockRecord(current, spell, id);
  const who = await standingFor(current, row.person_id);
  const move = moveOf({ ...row, person_id: who.id });
  if (move) await keepEffects(current, id, await applyMove(current, move, nameFor(current, who)));
}

/** Not a version of its own: it follows from what is saved. */
async function keepEffects({ tx }: Save, id: number, effects: string): Promise<void> {
  await tx.updateTable("spells").set({ effects }).where("id", "=", id).execute();
}

const REASONLESS = { reason: "", reason_hy: "", reason_ru: "", is_public: 0, is_confirmed: 1 };
const MOVE_COLUMNS = { kind: 1, starts_on: 1, ends_on: 1, from_team_id: 1, to_team_id: 1 };

/** @returns what the spell now has done to squads, as it is stored */
async function moved(current: Save, before: Row, values: Values, name: string): Promise<string> {
  const isSame = Object.keys(MOVE_COLUMNS).every(
    (column) => before[column as keyof Values] === values[column as keyof Values],
  );
  if (isSame) return before.effects;
  const shirts = await revertMove(current, before.effects, name);
  const move = moveOf(values);
  return move ? applyMove(current, move, name, shirts) : "";
}

/** A merged record's spells are entered for whoever stands for it. */
async function standingFor(current: Save, id: number): Promise<RecordRow<"people">> {
  const row = await lockRecord(current, person, id);
  return row.merged_into === null ? row : lockRecord(current, person, row.merged_into);
}

/** Only a move has clubs, and a transfer no end. */
function tidy(values: Values): Values {
  const clubs = isMove(values.kind) ? {} : { from_team_id: null, to_team_id: null };
  return { ...values, ...clubs, ...(values.kind === "transfer" ? { ends_on: null } : {}) };
}

function moveOf({ kind, person_id, starts_on, ends_on, from_team_id, to_team_id }: Values): Move | undefined {
  if (!isMove(kind) || !starts_on) return undefined;
  return { kind, person_id, starts_on, ends_on, from_team_id, to_team_id };
}

async function refuseBad(current: Save, values: Values): Promise<void> {
  const { kind, starts_on, ends_on, from_team_id, to_team_id } = values;
  const clubs = [from_team_id, to_team_id].filter((id) => id !== null);
  if (!starts_on) throw new AppError("invalid", peopleErrors.start_required(), { path: "starts_on" });
  if (ends_on && ends_on < starts_on)
    throw new AppError("invalid", peopleErrors.dates_order(), { path: "ends_on" });
  if (kind === "transfer" && clubs.length === 0)
    throw new AppError("invalid", peopleErrors.clubs_required(), { path: "to_team_id" });
  if (kind === "loan" && clubs.length < 2)
    throw new AppError("invalid", peopleErrors.loan_clubs_required(), { path: "to_team_id" });
  if (clubs.length === 2 && from_team_id === to_team_id)
    throw new AppError("invalid", peopleErrors.same_clubs(), { path: "to_team_id" });
  for (const id of clubs) await getRecord(current.tx, team, id);
}

/** What a move leaves to people: the list of players, and squads of seasons that followed. */
async function withWarnings(current: Save, row: Row, name: string): Promise<SavedSpell> {
  const move = moveOf(row);
  const warnings: FieldFault[] = [];
  if (move?.kind === "transfer") {
    const own = await findOwnTeam(current.tx);
    const seasons = await laterSeasons(current, move);
    if (own && own.id === move.from_team_id && (await isInPlayers(current, move.person_id)))
      warnings.push({ path: "from_team_id", message: peopleErrors.still_in_players({ name }) });
    for (const season of seasons)
      warnings.push({ path: "from_team_id", message: peopleErrors.also_later({ name, season }) });
  }
  return { ...toItem(spell, row), ...warn(current, warnings) };
}

async function isInPlayers({ tx }: Save, personId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("players")
    .select("id")
    .where("person_id", "=", personId)
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the log calls it. */
function titleOfSpell({ starts_on }: Pick<Values, "starts_on">, name: string): string {
  return [name, starts_on].filter(Boolean).join(", ");
}
