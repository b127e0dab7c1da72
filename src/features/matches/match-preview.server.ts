import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { MatchCard } from "./card-queries.server.ts";
import { type Match, outcomeFor } from "./match.ts";
import { type MatchView, matchViews } from "./match-view.server.ts";
import { listBefore } from "./preview-queries.server.ts";

const MOST = 5;

/** A match that was played, and how it went for a team. */
export interface FormEntry {
  match: Pick<MatchView, "id" | "path" | "home" | "away" | "score">;
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
  return previewOf(await listBefore(db, match, MOST), match, language);
}

/** @param cards newest first */
export function previewOf(cards: readonly MatchCard[], match: Match, language: Language): MatchPreview {
  const views = matchViews(cards, language);
  const form = (team: number | null) =>
    cards
      .flatMap(({ match: played }, index): FormEntry[] => {
        const outcome = team === null ? null : outcomeFor(played, team);
        const { id, path, home, away, score } = views[index]!;
        return outcome ? [{ match: { id, path, home, away, score }, outcome }] : [];
      })
      .slice(0, MOST)
      .reverse();
  const teams = [match.home_team_id, match.away_team_id];
  const meetings = views.filter((_, index) => isMeeting(cards[index]!.match, match));
  return { form: { home: form(teams[0]!), away: form(teams[1]!) }, meetings: meetings.slice(0, MOST) };
}

/** Whether two teams of the list played each other, wherever. */
function isMeeting(played: Match, { home_team_id, away_team_id }: Match): boolean {
  const teams = [home_team_id, away_team_id];
  return (
    teams.includes(played.home_team_id) && teams.includes(played.away_team_id) && played.home_team_id !== null
  );
}

/** How all meetings of two teams went for the one that is at home now, oldest first. */
export function historyOf(cards: readonly MatchCard[], match: Match): ("W" | "D" | "L")[] {
  const { home_team_id } = match;
  if (home_team_id === null) return [];
  const outcomes = cards.flatMap(({ match: played }) => {
    const outcome = isMeeting(played, match) ? outcomeFor(played, home_team_id) : null;
    return outcome ? [outcome] : [];
  });
  return outcomes.reverse();
}
