import { partner } from "#src/features/partners/partner.record.ts";
import { player } from "#src/features/players/player.record.ts";
import { setting } from "#src/features/settings/setting.record.ts";
import { staffMember } from "#src/features/staff/staff-member.record.ts";
import { team } from "#src/features/teams/team.record.ts";
import type { RecordDefinition } from "#src/records/record.ts";

/** Every declared kind of record, by its table: what the history, the trash, the audit log and the search go through. */
export const RECORDS = {
  partners: partner,
  players: player,
  settings: setting,
  staff: staffMember,
  teams: team,
} as const satisfies Record<string, RecordDefinition>;

/** The declaration of a kind; undefined for one that this version does not know. */
export function recordOf(kind: string): RecordDefinition | undefined {
  return Object.hasOwn(RECORDS, kind) ? RECORDS[kind as keyof typeof RECORDS] : undefined;
}
