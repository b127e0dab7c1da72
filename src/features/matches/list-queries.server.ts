import type { Db } from "#src/db/database.server.ts";
import { listMatchCards } from "./card-queries.server.ts";
import { withEvents } from "./event-queries.server.ts";
import type { ListedMatch, Match } from "./match.ts";
import { countMatches, type MatchFilter, withCompetition } from "./queries.server.ts";

interface MatchPage extends MatchFilter {
  limit?: number | undefined;
  offset?: number | undefined;
}

/**
 * A page of the matches by kick-off, newest first, with their events, and how many there are in all; 50 unless a
 * limit is given. Four queries, and one more to find a competition.
 */
export async function listMatchesWithEvents(
  db: Db,
  { limit = 50, offset = 0, ...given }: MatchPage = {},
): Promise<{ matches: ListedMatch[]; total: number }> {
  const filter = await withCompetition(db, given);
  const { cards, total } = await listMatchCards(db, filter, { limit, offset, reports: "whole" });
  // Behind the last page nothing brings the total along.
  if (cards.length === 0) return { matches: [], total: offset > 0 ? await countMatches(db, filter) : 0 };
  const matches = await withEvents(
    db,
    cards.map(({ match }) => withoutMissing(match)),
  );
  return { matches, total };
}

/** Left out, and not empty: a match that is sent back as it came leaves its reports alone. */
function withoutMissing(match: Match): Match {
  if (match.match_report !== null) return match;
  const { match_report: _, match_report_hy: _hy, match_report_ru: _ru, ...rest } = match;
  return rest as Match;
}
