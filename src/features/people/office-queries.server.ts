import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import type { Away, Out } from "./out.ts";
import { listOutOn } from "./out-queries.server.ts";
import { nameColumnsOf } from "./person.ts";
import { listSquadPlaces, listSquadSeasons, squadSeason } from "./queries.server.ts";
import type { Suspended } from "./suspended.ts";
import { listSuspendedNext } from "./suspension-queries.server.ts";

/** A squad as the office shows it; without a season or a team that of the main team today. */
export async function readSquad(
  db: Db,
  given: { season?: string | undefined; team?: number | undefined },
  now: string,
) {
  const [own, today, seasons] = await Promise.all([findOwnTeam(db), squadSeason(db), listSquadSeasons(db)]);
  const season = given.season ?? today ?? null;
  const team = given.team ?? own?.id ?? null;
  const isAsked = season !== null && team !== null;
  const squad = isAsked ? await listSquadPlaces(db, { season, team }) : [];
  const isNow = isAsked && season === today;
  const suspended = isNow ? await listSuspendedNext(db, team, now) : [];
  const day = dayIn(new Date(now), club.timeZone);
  const out = isNow ? await listOutOn(db, { season, team, day }, { isPublicOnly: false }) : [];
  return {
    season,
    team,
    seasons,
    is_current: season === today && team === own?.id,
    squad,
    suspended: suspended.map(toAnswer),
    out: out.map(({ personId, kind, until }) => ({ person_id: personId!, kind, until })),
    total: squad.length,
  };
}

/** Somebody who is not there as answers say it. */
export function toAbsence(one: Out | Away) {
  const { playerId, personId, number, kind, names, until } = one;
  const { name = "", name_hy = "", name_ru = "" } = ("team" in one && one.team) || {};
  return {
    ...{ player_id: playerId, person_id: personId ?? null, number, ...nameColumnsOf(names), kind, until },
    ...{ team_name: name, team_name_hy: name_hy, team_name_ru: name_ru },
  };
}

/** Somebody who misses a match as answers say it. */
export function toAnswer({ who, names, number, why, since, matches, isConfirmed }: Suspended) {
  const person_id = who.person ?? null;
  return { person_id, number, ...nameColumnsOf(names), why, since, matches, is_confirmed: isConfirmed };
}
