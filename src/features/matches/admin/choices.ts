import { api } from "#src/features/office/api.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { BUILT_IN_TEAMS } from "#src/features/teams/built-in-teams.ts";
import { BUILT_IN_COMPETITIONS } from "../competition.ts";
import type { CompetitionChoice, TeamChoice } from "./match-form.tsx";

/** The teams and competitions to choose from; the built-in ones where they can't be loaded. */
export async function loadChoices() {
  const [teams, competitions] = await Promise.all([
    attempt(api.get<{ teams: TeamChoice[] }>("/teams")),
    attempt(api.get<{ competitions: CompetitionChoice[] }>("/competitions")),
  ]);
  const withoutNumber = <Choice extends object>(choices: Choice[]) =>
    choices.map((choice) => ({ ...choice, id: null }));
  return {
    teams: teams.data?.teams.length ? teams.data.teams : withoutNumber(BUILT_IN_TEAMS),
    competitions: competitions.data?.competitions.length
      ? competitions.data.competitions
      : withoutNumber(BUILT_IN_COMPETITIONS),
  };
}
