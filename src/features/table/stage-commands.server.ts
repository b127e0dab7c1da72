import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Given } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { tableErrors } from "./errors.server.ts";
import { getSeason, listStages, standingsOf } from "./queries.server.ts";
import { toStage } from "./season-rows.server.ts";
import { stage } from "./stage.record.ts";
import type { Stage } from "./stage.ts";
import type { NewStage, StageEdit } from "./stage-schemas.server.ts";

/** Two saves at once could both find a team free. */
function lockStages({ tx }: Save): Promise<void> {
  return oneAtATime(tx, "stages");
}

/** A part of a season after the rounds in which all meet. @throws AppError `invalid`, `not_found` */
export function createStage(actor: Actor, season: string, given: NewStage): Promise<Stage> {
  return save(actor, "editor", async (current) => {
    await lockStages(current);
    const { id } = await getSeason(current.tx, season);
    const row = await createRecord(current, stage, {
      ...({ season_id: id } as object),
      ...(columnsFrom(given) as Given<typeof stage>),
    });
    await refuseBad(current, toStage(row));
    publish(current, "standings", id);
    return toStage(row);
  });
}

/** @throws AppError `invalid`, `not_found`; `conflict` when somebody else saved it since */
export function updateStage(actor: Actor, id: number, edit: StageEdit): Promise<Stage> {
  const { version, ...given } = edit;
  return save(actor, "editor", async (current) => {
    await lockStages(current);
    const row = await updateRecord(current, stage, id, columnsFrom(given), { version });
    await refuseBad(current, toStage(row));
    publish(current, "standings", row.season_id);
    return toStage(row);
  });
}

export function deleteStage(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    await lockStages(current);
    const { season_id } = await lockRecord(current, stage, id);
    await trashRecord(current, stage, id);
    publish(current, "standings", season_id);
  });
}

/** After a stage came back from the trash. @throws AppError `invalid` where its teams are in another one now */
export async function returnStage(current: Save, id: number): Promise<void> {
  await lockStages(current);
  await refuseBad(current, toStage(await lockRecord(current, stage, id)));
}

function columnsFrom({ teams, tie_breakers, ...given }: Partial<NewStage>) {
  return {
    ...withoutUndefined(given),
    ...(teams ? { team_ids: JSON.stringify(teams) } : {}),
    ...(tie_breakers === undefined ? {} : { tie_breakers: tie_breakers ? JSON.stringify(tie_breakers) : "" }),
  };
}

/** What no season can be: rounds that end before they begin, strangers, a team in two groups at once. */
async function refuseBad(current: Save, one: Stage): Promise<void> {
  const { first_round, last_round, teams, kind } = one;
  if (last_round !== null && last_round < first_round)
    throw new AppError("invalid", tableErrors.rounds_order(), { path: "last_round" });
  const rows = await standingsOf(current.tx, one.season_id);
  if (teams.some((id) => !rows.some(({ team_id }) => team_id === id)))
    throw new AppError("invalid", tableErrors.team_not_in_table(), { path: "teams" });
  if (kind === "decider" && teams.length > 2)
    throw new AppError("invalid", tableErrors.decider_of_two(), { path: "teams" });
  const others = (await listStages(current.tx, one.season_id)).filter(
    (other) => other.id !== one.id && other.kind === kind && kind === "group",
  );
  const twice = others.find((other) => other.teams.some((id) => teams.includes(id)));
  if (twice) throw new AppError("invalid", tableErrors.team_in_two({ stage: twice.name }), { path: "teams" });
}
