import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { BUILT_IN_TEAMS } from "#src/features/teams/built-in-teams.ts";
import type { Team } from "#src/features/teams/team.ts";
import { columns } from "#src/i18n/localised.ts";
import { BUILT_IN_COMPETITIONS, type Competition } from "../competition.ts";
import type { MatchValues } from "./match-form-state.ts";

/** A built-in team or competition has no number: it goes by its name. */
type Choice<Of, Column extends keyof Of> = Pick<Of, Column> & { id: number | null };

export type TeamChoice = Choice<
  Team,
  | "name"
  | "name_hy"
  | "name_ru"
  | "code"
  | "code_hy"
  | "code_ru"
  | "venue"
  | "venue_hy"
  | "venue_ru"
  | "is_own"
  | "logo_url"
>;
export type CompetitionChoice = Choice<Competition, "name" | "name_hy" | "name_ru">;

export interface Choices {
  teams: TeamChoice[];
  competitions: CompetitionChoice[];
}

/** The teams and competitions to choose from; the built-in ones where they can't be loaded. */
export async function loadChoices(): Promise<Choices> {
  const [teams, competitions] = await Promise.all([
    attempt(api.get<{ teams: TeamChoice[] }>("/teams")),
    attempt(api.get<{ competitions: CompetitionChoice[] }>("/competitions")),
  ]);
  const builtIn = <One extends object>(choices: One[]) => choices.map((choice) => ({ ...choice, id: null }));
  return {
    teams: teams.data?.teams ?? builtIn(BUILT_IN_TEAMS),
    competitions: competitions.data?.competitions.length
      ? competitions.data.competitions
      : builtIn(BUILT_IN_COMPETITIONS),
  };
}

/** What the form holds for a chosen team or competition. */
export function valueOfChoice({ id, name }: { id: number | null; name: string }): string {
  return id === null ? name : String(id);
}

/** What is sent, with the names of what has no number. */
export function withNames(body: object, values: MatchValues, { teams, competitions }: Choices): object {
  const home = withoutNumber(teams, values.home_team_id);
  const away = withoutNumber(teams, values.away_team_id);
  const competition = withoutNumber(competitions, values.competition_id);
  return {
    ...body,
    ...(home && { home_team_id: null, ...namesIn("home_team_name", home) }),
    ...(away && { away_team_id: null, ...namesIn("away_team_name", away) }),
    ...(competition && { competition_id: null, ...namesIn("competition_name", competition) }),
  };
}

function withoutNumber(choices: CompetitionChoice[], name: string): CompetitionChoice | undefined {
  return choices.find((one) => one.id === null && one.name === name);
}

function namesIn<Field extends string>(field: Field, { name, name_hy, name_ru }: CompetitionChoice) {
  return columns(field, { en: name, hy: name_hy, ru: name_ru });
}
