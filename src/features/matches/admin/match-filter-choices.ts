import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { monthBounds } from "#src/features/office/months.ts";
import type { Team } from "#src/features/teams/team.ts";
import type { Competition } from "../competition.ts";

/** What the list of matches can be narrowed to; what could not be loaded is left out. */
export interface FilterChoices {
  teams: Team[];
  ownTeam: Team | undefined;
  competitions: Competition[];
  seasons: { season: string; current: boolean }[];
}

export async function loadChoices(): Promise<FilterChoices> {
  const [teams, competitions, seasons] = await Promise.all([
    attempt(api.get<{ teams: Team[] }>("/teams")),
    attempt(api.get<{ competitions: Competition[] }>("/competitions")),
    attempt(api.get<Pick<FilterChoices, "seasons">>("/admin/league-table/seasons")),
  ]);
  return {
    teams: teams.data?.teams ?? [],
    ownTeam: teams.data?.teams.find((team) => team.is_own),
    competitions: competitions.data?.competitions ?? [],
    seasons: seasons.data?.seasons ?? [],
  };
}

/** The filters of the page's address as the API calls them. */
export function filtersOf(address: URLSearchParams, { ownTeam }: FilterChoices): Record<string, string> {
  const known = ["search", "status", "competition", "season"].map((name) => [name, address.get(name) ?? ""]);
  const filters = {
    ...Object.fromEntries(known),
    team: address.get("club") === "own" && ownTeam ? String(ownTeam.id) : "",
    ...monthBounds(address.get("month") ?? ""),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Record<string, string>;
}
