import type { FieldLabels } from "#src/records/record.ts";
import type { competition } from "../competition.record.ts";
import type { Competition } from "../competition.ts";
import type { match } from "../match.record.ts";
import type { DateCertainty, EventType, MatchStatus, Outcome, TeamType } from "../match.ts";
import type { matchEvent } from "../match-event.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  matches: {
    home_team_id: "Home team",
    home_team_name: "Home team",
    home_team_logo: "Logo, home team",
    away_team_id: "Away team",
    away_team_name: "Away team",
    away_team_logo: "Logo, away team",
    competition_id: "Competition",
    competition_name: "Competition",
    season: "Season",
    stage: "Stage",
    round: "Round",
    match_date: "Date and time",
    date_certainty: "Certainty of the date",
    postponed_from: "Postponed from",
    postponed_reason: "Reason for the postponement",
    status: "Status",
    outcome: "Outcome",
    outcome_reason: "Reason for the outcome",
    home_score: "Home score",
    away_score: "Away score",
    is_score_typed: "Score typed",
    home_extra: "Home, a.e.t.",
    away_extra: "Away, a.e.t.",
    home_penalties: "Home, shoot-out",
    away_penalties: "Away, shoot-out",
    half_lengths: "Lengths of the halves",
    venue: "Venue",
    referee: "Referee",
    attendance: "Attendance",
    weather: "Weather",
    temperature: "Temperature, °C",
    video_url: "Video URL",
    match_report: "Match report",
  },
  match_events: {
    event_type: "Event type",
    team_type: "Team type",
    team_id: "Team",
    minute: "Minute",
    extra_time: "Extra time",
    player_id: "Player",
    player_name: "Player",
    player_last_name: "Player",
    description: "Description",
  },
  competitions: {
    name: "Name",
    kind: "Kind",
    max_bench: "Seats on the bench",
    max_substitutions: "Substitutions of a side",
    order_num: "Display order",
  },
} satisfies {
  matches: FieldLabels<typeof match>;
  match_events: FieldLabels<typeof matchEvent>;
  competitions: FieldLabels<typeof competition>;
};

/** The values that are chosen from a list. */
export const choices = {
  matches: {
    date_certainty: { exact: "Day and hour", day: "The day alone", none: "Neither yet" },
    status: {
      scheduled: "Scheduled",
      live: "Live",
      finished: "Finished",
      postponed: "Postponed",
      cancelled: "Cancelled",
    },
    outcome: {
      played: "Played to the end",
      abandoned: "Abandoned",
      awarded: "Awarded",
      void: "Void",
      replayed: "Replayed",
    },
  },
  match_events: {
    event_type: {
      goal: "Goal",
      yellow_card: "Yellow card",
      red_card: "Red card",
      substitution_in: "Substitution: on",
      substitution_out: "Substitution: off",
      penalty_scored: "Penalty scored",
      penalty_missed: "Penalty missed",
      own_goal: "Own goal",
    },
    team_type: {
      home: "Home",
      away: "Away",
    },
  },
  competitions: {
    kind: {
      league: "League",
      cup: "Cup",
      super_cup: "Super cup",
      europe: "European competition",
      friendly: "Friendly",
    },
  },
} satisfies {
  matches: {
    date_certainty: Record<DateCertainty, string>;
    status: Record<MatchStatus, string>;
    outcome: Record<Outcome, string>;
  };
  match_events: { event_type: Record<EventType, string>; team_type: Record<TeamType, string> };
  competitions: { kind: Record<Competition["kind"], string> };
};

export type MatchesFields = typeof fields;
export type MatchesChoices = typeof choices;
