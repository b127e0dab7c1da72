import { sql } from "kysely";
import { AppError, type Issue } from "#src/errors/app-error.ts";
import type { Save } from "#src/records/office.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { lockRecord, updateRecord } from "#src/records/records.server.ts";
import { nameOf } from "./player-values.server.ts";
import { listTeamMates } from "./queries.server.ts";

// What the save of a player means to the team-mates: one captain, and numbers that two of them wear.

type Row = RecordRow<"players">;

/**
 * Takes the captain's band from whoever else has it, after the new captain was saved.
 * @throws AppError `conflict` that names the present captain, unless it is said that the band passes on
 */
export async function passTheBand(current: Save, captain: Row, isSaid = false): Promise<void> {
  // Two people who choose two captains at one moment would not see each other's choice.
  if (current.office.app.database.kind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtext('players:captain'))`.execute(current.tx);
  }
  const former = (await listTeamMates(current.tx, captain.id)).filter((mate) => mate.is_captain);
  if (former.length > 0 && !isSaid) {
    const message = `${nameOf(former[0]!)} is the captain. A team has one: should the band pass on?`;
    throw new AppError("conflict", message, { issues: [{ path: "is_captain", message }] });
  }
  for (const mate of former) {
    await updateRecord(current, "players", mate.id, { is_captain: 0 }, { title: nameOf(mate) });
  }
}

/** Numbers change hands during a season, so the same one twice is said rather than refused. */
export async function warnOfNumber(current: Save, player: Row): Promise<{ warnings?: Issue[] }> {
  if (!player.is_active || player.jersey_number === null) return {};
  const mates = await listTeamMates(current.tx, player.id);
  const warnings = mates
    .filter((mate) => mate.jersey_number === player.jersey_number)
    .map((mate) => ({
      path: "jersey_number",
      message: `${nameOf(mate)} wears number ${player.jersey_number} too.`,
    }));
  return warnings.length > 0 ? { warnings } : {};
}

/** A captain who comes back to a team that has a new one comes back as a player. */
export async function endCaptaincyOf(current: Save, id: number): Promise<void> {
  const mates = await listTeamMates(current.tx, id);
  if (!mates.some((mate) => mate.is_captain)) return;
  const player = await lockRecord(current, "players", id);
  if (player.is_captain) {
    await updateRecord(current, "players", id, { is_captain: 0 }, { title: nameOf(player) });
  }
}
