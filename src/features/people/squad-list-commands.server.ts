import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { team } from "#src/features/teams/team.record.ts";
import { createRecord, getRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { peopleErrors } from "./errors.server.ts";
import { carryLoans } from "./long-loan-commands.server.ts";
import { namesOf } from "./person.ts";
import { insertPerson, nameFor } from "./person-commands.server.ts";
import { currentSquad, enterSquad } from "./player-commands.server.ts";
import { listSquadPlaces, seasonBefore } from "./queries.server.ts";
import type { SquadLines, WhichSquadGiven } from "./schemas.server.ts";
import type { SquadPlace } from "./squad.ts";
import { insertPlace, lockSquads, refuseFull, titleOfPlace } from "./squad-commands.server.ts";
import { namedOnce, placeOfLine, readSquadLines } from "./squad-lines.ts";
import { squadMember } from "./squad-member.record.ts";

// Many places at once: pasted lines, and what goes on from the season before.

export interface Pasted {
  added: number;
  numbered: number;
  known: number;
  unread: string[];
}

/**
 * Adds a squad from lines such as "9 Sahradyan". Whoever is in it with that name and number stays, whoever is without a
 * number gets it; everybody else is a new person, also one who is called like another.
 * @throws AppError `invalid` when no line names a player
 */
export function pasteSquad(actor: Actor, { season, team_id, lines }: SquadLines): Promise<Pasted> {
  const { players: named, unread } = readSquadLines(lines);
  const players = namedOnce(named);
  if (players.length === 0) throw new AppError("invalid", peopleErrors.no_lines(), { path: "lines" });
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    await getRecord(current.tx, team, team_id);
    const squad = await listSquadPlaces(current.tx, { season, team: team_id });
    const isNew = (line: (typeof players)[number]) => !placeOfLine(line, squad.map(withNames));
    await refuseFull(current, { season, team_id }, players.filter(isNew).length);
    const done = { added: 0, numbered: 0, known: named.length - players.length };
    for (const line of players) {
      const found = placeOfLine(line, squad.map(withNames));
      if (found && (line.number === null || found.number === line.number)) {
        done.known++;
      } else if (found) {
        await number(current, found, line.number!);
        squad.find(({ id }) => id === found.id)!.number = line.number;
        done.numbered++;
      } else {
        const { number, position, names } = line;
        const who = await insertPerson(current, names);
        await insertPlace(
          current,
          { season, team_id, person_id: who.id, number, position },
          nameFor(current, who),
        );
        done.added++;
      }
    }
    return { ...done, unread };
  });
}

function withNames(place: SquadPlace) {
  return { ...place, names: namesOf(place) };
}

async function number(current: Save, place: SquadPlace, number: number): Promise<void> {
  const title = titleOfPlace({ ...place, number }, nameFor(current, place));
  await updateRecord(current, squadMember, place.id, { number }, { title });
}

/**
 * Fills a squad: that of the main team today from the active players, any other from its newest one before. Those who
 * were on trial, and those who left, stay behind; who is lent for longer is lent there, too.
 * @returns how many were added
 */
export function fillSquad(actor: Actor, { season, team_id }: WhichSquadGiven): Promise<{ added: number }> {
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    await getRecord(current.tx, team, team_id);
    const today = await currentSquad(current);
    const before = await listSquadPlaces(current.tx, { season, team: team_id });
    if (today?.season === season && today.team_id === team_id) await enterActivePlayers(current, before);
    else await goOn(current, { season, team_id }, before);
    await carryLoans(current, season, team_id);
    const after = await listSquadPlaces(current.tx, { season, team: team_id });
    return { added: after.length - before.length };
  });
}

async function enterActivePlayers(current: Save, squad: SquadPlace[]): Promise<void> {
  const players = await current.tx
    .selectFrom("players")
    .selectAll()
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  for (const row of players)
    if (!squad.some(({ person_id }) => person_id === row.person_id)) await enterSquad(current, row);
}

async function goOn(current: Save, { season, team_id }: WhichSquadGiven, squad: SquadPlace[]): Promise<void> {
  const former = await seasonBefore(current.tx, { season, team: team_id });
  const places = former ? await listSquadPlaces(current.tx, { season: former, team: team_id }) : [];
  const known = new Set(squad.map(({ person_id }) => person_id));
  for (const place of places) {
    if (place.kind !== "own" || place.ends_on || known.has(place.person_id)) continue;
    known.add(place.person_id);
    const { person_id, number, position } = place;
    const values = { season, team_id, person_id, number, position };
    await createRecord(current, squadMember, values, titleOfPlace(values, nameFor(current, place)));
  }
}
