import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { nextFree } from "./decisions.ts";
import type { League, LeagueStage } from "./league.ts";

export type RulesView = ReturnType<typeof rulesView>;

/** How a season orders its teams, and each group that it split into which has an order of its own. */
export function rulesView(league: League, language: Language) {
  const free = nextFree(league);
  return {
    isByResults: league.source === "results",
    free: free && {
      round: free.round,
      names: free.rows.map((row) => localised(row, "team_name", language).text),
    },
    stages: league.stages.map((stage) => stageView(stage, language)),
  };
}

function stageView({ id, rules, source, isConfirmed, carries, ...names }: LeagueStage, language: Language) {
  return {
    id,
    name: localised(names, "name", language).text,
    order: rules.tieBreakers,
    isReapplied: rules.isHeadToHeadReapplied === true,
    needsAllPlayed: rules.needsAllPlayed === true,
    deciderFor: rules.tieBreakers.includes("decider") ? [...(rules.deciderFor ?? [])] : [],
    source: localised(source, "rules_source", language),
    isConfirmed,
    carries,
    teams: names.teams.map((row) => localised(row, "team_name", language).text),
  };
}
