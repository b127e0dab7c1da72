import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import type { Match } from "#src/features/matches/match.ts";
import type { Team } from "#src/features/teams/team.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";

const DAY_MS = 86_400_000;

/** The days of the club's own matches among the last ones, "2026-03-08": what explains a crowd of visitors. */
export async function listMatchDays(days: number): Promise<string[]> {
  const { teams } = await api.get<{ teams: Team[] }>("/teams");
  const own = teams.find((team) => team.is_own);
  if (!own) return [];
  const today = Date.now();
  const query = new URLSearchParams({
    team: String(own.id),
    from: new Date(today - days * DAY_MS).toISOString().slice(0, 10),
    to: new Date(today + DAY_MS).toISOString().slice(0, 10),
    limit: "100",
  });
  const { matches } = await api.get<{ matches: Match[] }>(`/matches?${query}`);
  return matches
    .filter(({ status }) => status !== "postponed" && status !== "cancelled")
    .flatMap(({ match_date }) => {
      const at = clockTime(match_date, club.timeZone);
      return at ? [dayKey(at)] : [];
    });
}
