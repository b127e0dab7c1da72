import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { type Match, outcomeFor } from "./match.ts";
import { type MatchView, matchViews } from "./match-view.server.ts";
import { listBefore } from "./preview-queries.server.ts";

const MOST = 5;

/** A match that was played, and how it went for a team. */
export interface FormEntry {
  match: Pick<MatchView, "id" | "home" | "away" | "score">;
  outcome: "W" | "D" | "L";
}

/** How two teams come to their match. */
export interface MatchPreview {
  /** Oldest first, as the table's form. */
  form: { home: FormEntry[]; away: FormEntry[] };
  /** Newest first. */
  meetings: MatchView[];
}

/** What both teams have played before a match that is to come; teams of no list have no form. */
export async function matchPreview(db: Db, match: Match, language: Language): Promise<MatchPreview> {
  const cards = await listBefore(db, match, MOST);
  const views = matchViews(cards, language);
  const form = (team: number | null) =>
    cards
      .flatMap(({ match: played }, index): FormEntry[] => {
        const outcome = team === null ? null : outcomeFor(played, team);
        const { id, home, away, score } = views[index]!;
        return outcome ? [{ match: { id, home, away, score }, outcome }] : [];
      })
      .slice(0, MOST)
      .reverse();
  const teams = [match.home_team_id, match.away_team_id];
  const meetings = views.filter((_, index) => {
    const { home_team_id, away_team_id } = cards[index]!.match;
    return teams.includes(home_team_id) && teams.includes(away_team_id) && home_team_id !== null;
  });
  return { form: { home: form(teams[0]!), away: form(teams[1]!) }, meetings: meetings.slice(0, MOST) };
}
