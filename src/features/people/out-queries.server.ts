import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { asJson, jsonRows } from "#src/db/json-rows.server.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import { mergedPeople, readMerged } from "#src/features/ledger/merged-people-queries.server.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";
import { type Away, awayOn, type Out, outOfMatch, outOn } from "./out.ts";
import {
  SQUAD_SPELL_COLUMNS,
  type SquadSpellRow,
  selectSquadsWithSpells,
  squadsOf,
} from "./squad-spell-queries.server.ts";
import { clubDay, suspendedOf } from "./suspended.ts";
import {
  EARLIER_COLUMNS,
  type EarlierRow,
  earlierOf,
  earlierThan,
  findMatchWithRules,
  hasBans,
  type MatchWithRules,
  RULE_COLUMNS,
  selectEarlier,
  selectNextOf,
  selectWithRules,
  teamsOf,
} from "./suspension-queries.server.ts";

/**
 * Who of both squads misses a match: by the cards before it, then by injuries, bans and absences on its day. Somebody
 * who misses it for several is named once. Two queries, one of a match that was read with its rules.
 * @param isPublicOnly what visitors may read: public spells, of people who are not hidden
 */
export async function listOut(
  db: Db,
  given: number | MatchWithRules,
  { isPublicOnly }: { isPublicOnly: boolean } = { isPublicOnly: true },
): Promise<Record<Side, Out[]>> {
  const match = typeof given === "number" ? await findMatchWithRules(db, given) : given;
  const teams = match ? teamsOf(match) : [];
  if (!match?.season || teams.length === 0) return { home: [], away: [] };
  const squad = selectSquadsWithSpells(db, { season: match.season, teams }, isPublicOnly);
  const row = await db
    .selectNoFrom([
      mergedPeople,
      asJson(db, squad, SQUAD_SPELL_COLUMNS).as("squads"),
      (hasBans(match)
        ? asJson(db, selectEarlier(db, earlierThan(match)), EARLIER_COLUMNS)
        : sql<null>`null`
      ).as("earlier"),
    ])
    .executeTakeFirstOrThrow();
  const squads = squadsOf(jsonRows<SquadSpellRow>(row.squads), isPublicOnly);
  const earlier = earlierOf(jsonRows<EarlierRow>(row.earlier), readMerged(row.merged_people));
  const day = clubDay(match.match_date);
  const of = (side: Side): Out[] => {
    const team = match[`${side}_team_id`];
    const people = team === null ? [] : (squads.get(team) ?? []);
    const suspended = team === null ? [] : suspendedOf(team, earlier, people, match);
    return outOfMatch(people, suspended, { day, isNext: match[`is_next_${side}`] === 1 });
  };
  return { home: of("home"), away: of("away") };
}

/** Who of a team's squad is out on a day, "2026-03-11". One query. */
export async function listOutOn(
  db: Db,
  { season, team, day }: { season: string; team: number; day: string },
  { isPublicOnly }: { isPublicOnly: boolean },
): Promise<Out[]> {
  const rows = await selectSquadsWithSpells(db, { season, teams: [team] }, isPublicOnly).execute();
  return outOn(squadsOf(rows, isPublicOnly).get(team) ?? [], day);
}

/** Who of the own club misses its next match, and who plays elsewhere. */
export interface OwnAbsences {
  /** The next match; undefined without one: then it is about today. */
  match: number | undefined;
  out: Out[];
  away: Away[];
}

/** As `readOwnAbsences` tells it. One query. */
export async function findOwnAbsences(
  db: Db,
  now: Date,
  { isPublicOnly }: { isPublicOnly: boolean } = { isPublicOnly: true },
): Promise<OwnAbsences> {
  return readOwnAbsences(
    await selectOwnAbsences(db, now, isPublicOnly).executeTakeFirst(),
    now,
    isPublicOnly,
  );
}

/** All that the own club's absences follow from, as one row; none without an own club. */
export function selectOwnAbsences(db: Db, now: Date, isPublicOnly = true) {
  // A list looks at the row of what is asked for: named beside the lists, that would be found anew for each.
  const of = <Value>(column: string) => sql<Value>`(${sql.ref(`asked.${column}`)})`;
  const [own, season, id] = [of<number>("own"), of<string>("season"), of<number>("id")];
  const earlier = selectEarlier(db, {
    ...{ season, teams: own, id },
    ...{ at: of<string>("match_date"), competition: of<number>("competition_id") },
  });
  const squad = selectSquadsWithSpells(db, { season, teams: own }, isPublicOnly);
  return db
    .selectFrom(selectAsked(db, now).as("asked"))
    .select("asked.own")
    .select([
      asJson(db, selectWithRules(db).where("matches.id", "=", id), RULE_COLUMNS).as("matches"),
      asJson(db, earlier, EARLIER_COLUMNS).as("earlier"),
      asJson(db, squad, SQUAD_SPELL_COLUMNS).as("squad"),
      mergedPeople,
    ]);
}

/** The own club, its next match where it has one, and the season of which its squad is read. */
function selectAsked(db: Db, now: Date) {
  const own = db.selectFrom("teams").where("id", "=", selectOwnTeamId(db)).select("id");
  const next = selectNextOf(db, selectOwnTeamId(db), now.toISOString()).select([
    ...(["next_one.id", "next_one.season", "next_one.competition_id", "next_one.match_date"] as const),
  ]);
  return db
    .selectFrom(own.as("own_club"))
    .leftJoin(next.as("next_match"), (join) => join.onTrue())
    .select(["own_club.id as own", "next_match.id", "next_match.competition_id", "next_match.match_date"])
    .select(sql<string | null>`coalesce(next_match.season, (${selectCurrentSeason(db)}))`.as("season"))
    .limit(1);
}

/** What `selectOwnAbsences` gives; everything null beside a row that is asked for anyway. */
type Lists = Record<"matches" | "earlier" | "squad" | "merged_people", string | null> & {
  own: number | null;
};

function selectCurrentSeason(db: Db) {
  return db
    .selectFrom("seasons as shown")
    .select("shown.season")
    .where("shown.deleted_at", "is", null)
    .orderBy("shown.is_current", "desc")
    .orderBy("shown.season", "desc")
    .limit(1);
}

/**
 * Who of the own club misses its next match, by cards, injuries, bans and absences, and who plays elsewhere on its day;
 * without a match to come, today.
 * @param lists of `selectOwnAbsences`
 */
export function readOwnAbsences(lists: Lists | undefined, now: Date, isPublicOnly = true): OwnAbsences {
  if (!lists || lists.own === null) return { match: undefined, out: [], away: [] };
  const { own } = lists;
  const [match] = jsonRows<MatchWithRules>(lists.matches);
  const squad = squadsOf(jsonRows<SquadSpellRow>(lists.squad), isPublicOnly).get(own) ?? [];
  const day = clubDay(match?.match_date ?? now.toISOString());
  const rows = match && hasBans(match) ? jsonRows<EarlierRow>(lists.earlier) : [];
  const suspended = match
    ? suspendedOf(own, earlierOf(rows, readMerged(lists.merged_people)), squad, match)
    : [];
  return {
    match: match?.id,
    out: outOfMatch(squad, suspended, { day, isNext: true }),
    away: awayOn(squad, own, day),
  };
}
