import type { FieldLabels } from "#src/records/record.ts";
import type { person } from "../person.record.ts";
import type { GENDERS } from "../person.ts";
import type { spell } from "../spell.record.ts";
import type { SpellKind } from "../spell.ts";
import type { PositionCode, SquadKind } from "../squad.ts";
import type { squadMember } from "../squad-member.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  people: {
    first_name: "First name",
    last_name: "Last name",
    gender: "Gender",
    nation: "Country (FIFA code)",
    birth_date: "Birth date",
    merged_with: "Is the same person as",
  },
  squad_members: {
    season: "Season",
    team_id: "Team",
    person_id: "Person",
    number: "Number",
    position: "Position",
    starts_on: "First day in the squad",
    ends_on: "Last day in the squad",
    kind: "Belongs to the squad as",
    other_team_id: "Other club of the loan",
  },
  spells: {
    person_id: "Person",
    kind: "What it is",
    starts_on: "First day",
    ends_on: "Last day",
    from_team_id: "From the club",
    to_team_id: "To the club",
    reason: "Reason",
    is_public: "Shown on the site",
    is_confirmed: "Confirmed",
  },
} satisfies {
  people: FieldLabels<typeof person>;
  squad_members: FieldLabels<typeof squadMember>;
  spells: FieldLabels<typeof spell>;
};

export const choices = {
  people: { gender: { m: "Man", f: "Woman" } },
  squad_members: {
    position: { GK: "Goalkeeper", DF: "Defender", MF: "Midfielder", FW: "Forward" },
    kind: { own: "Own player", loan_in: "On loan here", loan_out: "On loan elsewhere", trial: "On trial" },
  },
  spells: {
    kind: {
      transfer: "Transfer",
      loan: "Loan",
      injury: "Injury",
      suspension: "Suspension",
      absence: "Absence",
    },
  },
} satisfies {
  people: { gender: Record<(typeof GENDERS)[number], string> };
  squad_members: { position: Record<PositionCode, string>; kind: Record<SquadKind, string> };
  spells: { kind: Record<SpellKind, string> };
};

export type PeopleFields = typeof fields;
export type PeopleChoices = typeof choices;
