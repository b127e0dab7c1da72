import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import type { Entry, Side, Who } from "#src/features/ledger/ledger.ts";
import {
  mergedPeople,
  readMerged,
  resolvePeople,
} from "#src/features/ledger/merged-people-queries.server.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { peopleOf, typedNames } from "./cards.ts";
import { hasName, type NameColumns, nameColumnsOf } from "./person.ts";
import { listSquad } from "./queries.server.ts";

/** Somebody whom logs or line-ups of a team name, and whom its squad does not have. */
export type NamedPerson = NameColumns & { number: number | null; matches: number };

interface Seen {
  match: number;
  day: string;
  who: Who;
}

/**
 * Whom the matches of a season name for a team beside its squad, the most often named first; a shirt without a name is
 * nobody yet. Three queries.
 */
export async function listNamed(
  db: Db,
  { season, team }: { season: string; team: number },
): Promise<NamedPerson[]> {
  const [seen, squad] = await Promise.all([
    Promise.all([seenInLogs(db, season, team), seenInLineups(db, season, team)]),
    listSquad(db, { season, team }),
  ]);
  const { keyOf } = peopleOf(squad);
  const byKey = Map.groupBy(seen.flat(), ({ who, day }) => keyOf(who, day) ?? "");
  const named = [...byKey].flatMap(([key, of]): NamedPerson[] => {
    if (!key || /^(person|player) /.test(key)) return [];
    const names = of.map(({ who }) => nameColumnsOf(typedNames(who))).find(hasName);
    const number = of.map(({ who }) => who.number).find((one) => one !== undefined) ?? null;
    return names ? [{ ...names, number, matches: new Set(of.map(({ match }) => match)).size }] : [];
  });
  return named.sort(
    (one, other) => other.matches - one.matches || (one.number ?? 100) - (other.number ?? 100),
  );
}

async function seenInLogs(db: Db, season: string, team: number): Promise<Seen[]> {
  const rows = await matchesOf(db, season, team)
    .innerJoin("match_ledger", "match_ledger.match_id", "matches.id")
    .select(["match_ledger.kind", "match_ledger.side", "match_ledger.payload", mergedPeople])
    .where("match_ledger.side", "is not", null)
    .execute();
  const merged = readMerged(rows[0]?.merged_people);
  return rows.flatMap(({ id, match_date, home_team_id, kind, side, payload }) => {
    const own: Side = home_team_id === team ? "home" : "away";
    const said = resolvePeople(JSON.parse(payload) as Record<string, Who | string>, merged);
    return whoseOf(kind as Entry["kind"], said, side === own).map((who) => ({
      match: id,
      day: dayOf(match_date),
      who,
    }));
  });
}

/** Those of a side in an entry: an own goal's scorer and a penalty's keeper are the other side's. */
function whoseOf(kind: Entry["kind"], payload: Record<string, Who | string>, isOwn: boolean): Who[] {
  const isOther = (part: string) =>
    (part === "scorer" && payload.how === "own_goal") || (kind === "penalty" && part === "keeper");
  return PARTS.flatMap((part) => {
    const who = payload[part];
    return typeof who === "object" && isOther(part) !== isOwn ? [who] : [];
  });
}

/** Where payloads name people. */
const PARTS = ["scorer", "assist", "who", "on", "off", "taker", "keeper"];

async function seenInLineups(db: Db, season: string, team: number): Promise<Seen[]> {
  const rows = await matchesOf(db, season, team)
    .innerJoin("lineups", "lineups.match_id", "matches.id")
    .select(["lineups.side", "lineups.players"])
    .where("lineups.deleted_at", "is", null)
    .execute();
  return rows.flatMap(({ id, match_date, home_team_id, side, players }) => {
    if ((home_team_id === team ? "home" : "away") !== side) return [];
    return (JSON.parse(players) as Record<string, unknown>[]).map((player) => ({
      match: id,
      day: dayOf(match_date),
      who: whoIn(player),
    }));
  });
}

function whoIn({ player_id, person_id, number, ...rest }: Record<string, unknown>): Who {
  const names = Object.entries(rest).filter(([column, text]) => column.startsWith("player_") && text);
  return {
    ...(player_id ? { player: Number(player_id) } : {}),
    ...(person_id ? { person: Number(person_id) } : {}),
    ...(number ? { number: Number(number) } : {}),
    names: Object.fromEntries(names) as Record<string, string>,
  };
}

function matchesOf(db: Db, season: string, team: number) {
  return db
    .selectFrom("matches")
    .select(["matches.id", "matches.match_date", "matches.home_team_id"])
    .where("matches.season", "=", season)
    .where("matches.deleted_at", "is", null)
    .where((e) => e.or([e("matches.home_team_id", "=", team), e("matches.away_team_id", "=", team)]));
}

function dayOf(utc: string): string {
  return dayKey(clockTime(utc, club.timeZone)!);
}
