import { daysOfSeason } from "#src/i18n/season-name.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { standsFor } from "./merge-queries.server.ts";
import { changeStay, dayAfter, type MoveEffect } from "./move-commands.server.ts";
import { person } from "./person.record.ts";
import { nameFor } from "./person-commands.server.ts";
import { insertPlace } from "./squad-commands.server.ts";

// A loan that goes on into another season has a place in the squads of that season, too: with the club that lends as lent
// out, with the other one until its last day. What it makes there is kept with it, so it is taken back as one.

type Place = RecordRow<"squad_members">;
type Loan = RecordRow<"spells"> & { person: number };

/** Loans from before a season that go on into it, in the squad of a team that was just filled. */
export async function carryLoans(current: Save, season: string, team: number): Promise<void> {
  const { first } = daysOfSeason(season);
  const loans = await current.tx
    .selectFrom("spells")
    .innerJoin("people", "people.id", "spells.person_id")
    .selectAll("spells")
    .select(standsFor().as("person"))
    .where("spells.kind", "=", "loan")
    .where("spells.starts_on", "<", first)
    .where((e) => e.or([e("spells.ends_on", "is", null), e("spells.ends_on", ">=", first)]))
    .where((e) => e.or([e("spells.from_team_id", "=", team), e("spells.to_team_id", "=", team)]))
    .where("spells.deleted_at", "is", null)
    .orderBy("spells.id")
    .execute();
  for (const loan of loans) {
    const effects = await carry(current, loan, season, team);
    if (effects.length === 0) continue;
    const before = loan.effects ? (JSON.parse(loan.effects) as MoveEffect[]) : [];
    await current.tx
      .updateTable("spells")
      .set({ effects: JSON.stringify([...before, ...effects]) })
      .where("id", "=", loan.id)
      .execute();
  }
}

async function carry(current: Save, loan: Loan, season: string, team: number): Promise<MoveEffect[]> {
  const name = nameFor(current, await getRecord(current.tx, person, loan.person));
  const places = await placesIn(current, loan.person, season, team);
  const isLent = loan.from_team_id === team;
  const kind = isLent ? ("loan_out" as const) : ("loan_in" as const);
  if (places.some((place) => place.kind === kind)) return [];
  const other_team_id = isLent ? loan.to_team_id : loan.from_team_id;
  const shirt = {
    season,
    team_id: team,
    person_id: loan.person,
    ...(await shirtOf(current, loan, season, team)),
  };
  const there = places.find((place) => place.kind === "own" && place.starts_on === null);
  const { last } = daysOfSeason(season);
  const back = isLent && loan.ends_on && loan.ends_on < last ? dayAfter(loan.ends_on) : null;
  const made = async (values: Partial<Place>): Promise<MoveEffect> => {
    const place = await insertPlace(current, { ...shirt, ...values } as Place, name);
    return { did: "made", place: place.id };
  };
  if (!there) {
    const away = await made({ kind, other_team_id, ends_on: loan.ends_on });
    return back ? [away, await made({ starts_on: back })] : [away];
  }
  const after = back ? { starts_on: back } : { kind, other_team_id, ends_on: loan.ends_on ?? there.ends_on };
  const changed = await changeStay(current, there, after, name);
  return back ? [changed, await made({ kind, other_team_id, ends_on: loan.ends_on })] : [changed];
}

/** Number and position of the place that somebody had in the club's squad before. */
async function shirtOf({ tx }: Save, { person: id }: Loan, season: string, team: number) {
  const before = await tx
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .select(["squad_members.number", "squad_members.position"])
    .where(standsFor(), "=", id)
    .where("team_id", "=", team)
    .where("season", "<=", season)
    .where("squad_members.deleted_at", "is", null)
    .orderBy("season", "desc")
    .orderBy("squad_members.id", "desc")
    .executeTakeFirst();
  return before ?? { number: null, position: null };
}

function placesIn({ tx }: Save, id: number, season: string, team: number): Promise<Place[]> {
  return tx
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .selectAll("squad_members")
    .where(standsFor(), "=", id)
    .where("season", "=", season)
    .where("team_id", "=", team)
    .where("squad_members.deleted_at", "is", null)
    .orderBy("squad_members.id")
    .execute();
}
