import type { FieldLabels } from "#src/records/record.ts";
import type { season } from "../season.record.ts";
import type { TableSource } from "../season.ts";
import type { stage } from "../stage.record.ts";
import type { Carries, StageKind } from "../stage.ts";
import type { standing } from "../standing.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  standings: {
    position: "Pos",
    team_id: "Team",
    team_name: "Team",
    played: "P",
    won: "W",
    drawn: "D",
    lost: "L",
    goals_for: "GF",
    goals_against: "GA",
    goal_difference: "GD",
    points: "Pts",
    form: "Form",
    team_logo: "Logo",
    points_adjustment: "Points given or taken",
    adjustment_reason: "Reason for the points",
    fixed_place: "Fixed place",
    fixed_place_reason: "Reason for the place",
    adjustment_date: "Day of the decision on points",
    more_adjustments: "Further decisions on points",
    carried_points: "Points brought into its group",
    fixed_place_date: "Day of the decision on the place",
    lot: "Drawn place",
    lot_reason: "About the drawing of lots",
    lot_date: "Day of the drawing of lots",
    card_points: "Penalty points for cards",
  },
  seasons: {
    season: "Season",
    is_current: "Season shown on the site",
    zones: "Zones",
    tie_breakers: "Tie-breakers",
    is_mini_league_reapplied: "Mini-league again among those still level",
    needs_all_played: "Mini-league only when all its matches are played",
    decider_for: "Places for which a deciding match is played",
    rules_source: "Source of the order",
    are_rules_confirmed: "The order is confirmed",
    table_source: "Where the table comes from",
    matches_per_club: "Matches of each club in the season",
    yellows_for_ban: "Yellow cards for a ban",
    matches_for_red: "Matches for a red card",
    are_bans_confirmed: "The rules of bans are confirmed",
  },
  stages: {
    kind: "Kind",
    name: "Name",
    first_place: "Place of its best team",
    carries: "What teams bring along",
    first_round: "First round",
    last_round: "Last round",
    team_ids: "Teams",
    tie_breakers: "Tie-breakers",
    rules_source: "Source of the order",
    are_rules_confirmed: "The order is confirmed",
  },
} satisfies {
  standings: FieldLabels<typeof standing>;
  seasons: FieldLabels<typeof season>;
  stages: FieldLabels<typeof stage>;
};

export const choices = {
  seasons: { table_source: { hand: "By hand", results: "By results" } },
  stages: {
    kind: { group: "Group after the split", decider: "Deciding match" },
    carries: { all: "Everything", half: "Half of the points, rounded up", none: "Nothing" },
  },
} satisfies {
  seasons: { table_source: Record<TableSource, string> };
  stages: { kind: Record<StageKind, string>; carries: Record<Carries, string> };
};

export type TableFields = typeof fields;
export type TableChoices = typeof choices;
