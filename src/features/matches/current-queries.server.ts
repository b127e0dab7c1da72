import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { type MatchCard, selectCards, toCard } from "./card-queries.server.ts";
import type { Match, MatchStatus } from "./match.ts";
import { type Phase, phase } from "./phase.ts";
import { isFixed } from "./postponement.ts";

/** The matches between which a club lives. */
export interface CurrentMatches {
  /** Where it stands among them, e.g. in the night after one. */
  phase: Phase<Match>;
  current: MatchCard | undefined;
  next: MatchCard | undefined;
  /** The one after it. */
  following: MatchCard | undefined;
  /** The next one at home. */
  nextHome: MatchCard | undefined;
  /** Newest first. */
  results: MatchCard[];
  /** All that were read. */
  cards: MatchCard[];
}

const DAY_MS = 86_400_000;

/**
 * The own club's current match, its next ones and its newest results, with their goals and latest events; everybody's where it has
 * none. One query.
 * @param also a match that is wanted besides, with its report; it is among `cards` when it is there
 */
export async function listCurrentMatches(
  db: Db,
  now: Date,
  results: number,
  also: number | null,
): Promise<CurrentMatches> {
  const at = now.toISOString();
  // The rule's own bound, noon of the next day, lies within it.
  const lately = new Date(now.getTime() - 2 * DAY_MS).toISOString();
  const of = (status: MatchStatus) =>
    db.selectFrom("matches").select("id").where("deleted_at", "is", null).where("status", "=", status);
  const live = of("live").where("match_date", ">", lately);
  const fixed = db.selectFrom("matches").select("id").where("deleted_at", "is", null).where(isFixedRow);
  const begun = fixed.where("match_date", ">", lately).where("match_date", "<=", at);
  const ahead = fixed.where("match_date", ">", at).orderBy("match_date").orderBy("id").limit(2);
  const played = of("finished").orderBy("match_date", "desc").orderBy("id", "desc").limit(results);
  const wanted = [
    ...[
      live.where(isOwn),
      begun.where(isOwn),
      ahead.where(isOwn),
      ahead.where(isAtHome),
      played.where(isOwn),
    ],
    ...[ahead, played],
  ];
  const ids = wanted.map((query) => sql`select id from (${query}) as some_matches`);
  if (also !== null) ids.push(sql`select cast(${also} as bigint)`);
  const rows = await selectCards(db, "latest", also ?? "begun")
    .where(sql<SqlBool>`matches.id in (${sql.join(ids, sql` union all `)})`)
    .execute();
  return arrange(rows.map(toCard), now, results);
}

/** @param cards newest first */
function arrange(cards: MatchCard[], now: Date, results: number): CurrentMatches {
  const byStatus = Map.groupBy(cards, ({ match }) => match.status);
  const finished = byStatus.get("finished") ?? [];
  const ahead = cards.filter(({ match }) => isFixed(match) && match.match_date > now.toISOString());
  const own = cards.filter(isOwnCard);
  const ownAhead = ahead.filter(isOwnCard);
  const [next, following] = (ownAhead.length > 0 ? ownAhead : ahead).toReversed();
  const reached = phase(
    now,
    (own.length > 0 ? own : next ? [next] : []).map(({ match }) => match),
  );
  return {
    cards,
    phase: reached,
    current: cards.find(({ match }) => match === reached.match),
    next,
    following,
    nextHome: ahead.findLast(({ match, teams }) => teams.get(match.home_team_id ?? 0)?.is_own),
    results: (finished.some(isOwnCard) ? finished.filter(isOwnCard) : finished).slice(0, results),
  };
}

/** As `isFixed`. */
function isFixedRow(e: ExpressionBuilder<Tables, "matches">): Expression<SqlBool> {
  const hasNewDate = e("postponed_from", "<>", e.ref("match_date"));
  return e.or([e("status", "=", "scheduled"), e.and([e("status", "=", "postponed"), hasNewDate])]);
}

/** The own club is the first team that is marked so. */
function ownTeam(e: ExpressionBuilder<Tables, "matches">) {
  return e
    .selectFrom("teams")
    .select("teams.id")
    .where("is_own", "=", 1)
    .where("teams.deleted_at", "is", null)
    .orderBy("teams.id")
    .limit(1);
}

function isAtHome(e: ExpressionBuilder<Tables, "matches">): Expression<SqlBool> {
  return e("home_team_id", "=", ownTeam(e));
}

function isOwn(e: ExpressionBuilder<Tables, "matches">): Expression<SqlBool> {
  return e.or([isAtHome(e), e("away_team_id", "=", ownTeam(e))]);
}

/** Whether the own club plays in it. */
export function isOwnCard({ teams }: MatchCard): boolean {
  return teams.values().some((team) => team.is_own);
}
