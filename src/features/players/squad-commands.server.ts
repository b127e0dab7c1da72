import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError, type Issue, toIssue } from "#src/errors/app-error.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { lockRecord, updateRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { playerErrors } from "./errors.server.ts";
import { player } from "./player.record.ts";
import { nameOf } from "./player.ts";
import { listTeamMates } from "./queries.server.ts";

// What the save of a player means to the team-mates: one captain, and numbers that two of them wear.

type Row = RecordRow<"players">;

/** Two people who choose two captains at one moment would not see each other's choice. */
const THE_BAND = "players:captain";

/**
 * Takes the captain's band from whoever else has it, after the new captain was saved.
 * @throws AppError `conflict` that names the present captain, unless it is said that the band passes on
 */
export async function passTheBand(current: Save, captain: Row, isSaid = false): Promise<void> {
  await oneAtATime(current.tx, THE_BAND);
  const former = (await listTeamMates(current.tx, captain.id)).filter((mate) => mate.is_captain);
  if (former.length > 0 && !isSaid) {
    const message = playerErrors.captain_taken({ name: nameOf(former[0]!, current.actor.language ?? "en") });
    throw new AppError("conflict", message, { path: "is_captain" });
  }
  for (const mate of former) {
    await updateRecord(current, player, mate.id, { is_captain: 0 });
  }
}

/** Numbers change hands during a season, so the same one twice is said rather than refused. */
export async function warnOfNumber(current: Save, saved: Row): Promise<{ warnings?: Issue[] }> {
  if (!saved.is_active || saved.jersey_number === null) return {};
  const mates = await listTeamMates(current.tx, saved.id);
  const warnings = mates
    .filter((mate) => mate.jersey_number === saved.jersey_number)
    .map((mate) => {
      const { language } = current.actor;
      const name = nameOf(mate, language ?? "en");
      const message = playerErrors.number_taken({ name, number: saved.jersey_number! });
      return toIssue({ path: "jersey_number", message }, language);
    });
  return warnings.length > 0 ? { warnings } : {};
}

/** A captain who comes back to a team that has a new one comes back as a player. */
export async function endCaptaincyOf(current: Save, id: number): Promise<void> {
  await oneAtATime(current.tx, THE_BAND);
  const mates = await listTeamMates(current.tx, id);
  if (!mates.some((mate) => mate.is_captain)) return;
  const { is_captain } = await lockRecord(current, player, id);
  if (is_captain) await updateRecord(current, player, id, { is_captain: 0 });
}
