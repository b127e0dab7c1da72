import type { Db } from "#src/db/database.server.ts";
import type { MatchCard } from "./card-queries.server.ts";
import type { Match } from "./match.ts";
import { cardsOf, playedBefore } from "./preview-queries.server.ts";

const FORM = 5;
/** As many meetings of two teams as stand beside one another. */
const MEETINGS = 30;

/** The matches around one. */
export interface MatchesAround {
  /** What both teams had played before, and what they had played against each other, newest first. */
  before: MatchCard[];
  /** The others of its round, in the order of their kick-offs. */
  round: MatchCard[];
  /** The own club's next one. */
  next: MatchCard | undefined;
}

/**
 * The matches that the page of one tells of. One query.
 * @param own the own club's team, where it has one
 */
export async function listAround(
  db: Db,
  match: Match,
  own: number | undefined,
  now: Date,
): Promise<MatchesAround> {
  // The day on which a match was to be played says nothing any more where it was put off or stopped.
  const isOff = match.status === "postponed" || match.status === "cancelled";
  const today = now.toISOString();
  const from = isOff || today > match.match_date ? today : match.match_date;
  const some = db.selectFrom("matches").select("id").where("deleted_at", "is", null);
  const { competition_id, season, round } = match;
  const ofRound = some
    .where("competition_id", "=", competition_id)
    .where("season", "=", season)
    .where("round", "=", round)
    .orderBy("match_date")
    .orderBy("id")
    .limit(MEETINGS);
  const ahead = some
    .where((e) => e.or([e("home_team_id", "=", own ?? 0), e("away_team_id", "=", own ?? 0)]))
    .where("status", "=", "scheduled")
    .where("match_date", ">", from)
    .orderBy("match_date")
    .orderBy("id")
    .limit(1);
  const hasRound = competition_id !== null && season !== null && round !== null;
  const cards = await cardsOf(db, [
    ...(match.status === "scheduled" || match.status === "postponed"
      ? playedBefore(db, match, FORM, MEETINGS)
      : []),
    ...(hasRound ? [ofRound] : []),
    ...(own === undefined ? [] : [ahead]),
  ]);
  const others = cards.filter((card) => card.match.id !== match.id);
  const isOfRound = ({ match: one }: MatchCard) =>
    hasRound && one.competition_id === competition_id && one.season === season && one.round === round;
  return {
    before: others.filter((card) => isPlayed(card) && card.match.match_date < match.match_date),
    round: others.filter(isOfRound).reverse(),
    next: others.findLast(
      ({ match: one }) =>
        one.status === "scheduled" &&
        one.match_date > from &&
        own !== undefined &&
        (one.home_team_id === own || one.away_team_id === own),
    ),
  };
}

function isPlayed({ match }: MatchCard): boolean {
  return match.status === "finished";
}
