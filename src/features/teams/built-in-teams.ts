import { clubs } from "#club/demo/clubs.ts";
import { columns } from "#src/i18n/localised.ts";
import { proposedForms } from "./club-forms.ts";
import type { Team } from "./team.ts";

/** A team that is in no database. */
export type BuiltInTeam = Omit<Team, "id" | "version" | "created_at" | "updated_at">;

/**
 * The clubs of the league as the club's data name them: what the demo begins with, and what forms offer
 * while the list of teams cannot be loaded.
 */
export const BUILT_IN_TEAMS: BuiltInTeam[] = clubs.map((club) => ({
  slug: club.key,
  ...columns("name", club.names),
  ...columns("code", club.codes),
  ...columns("town", club.town),
  ...columns("venue", club.venue),
  logo_url: null,
  is_own: club.own === true,
  ...proposedForms({ name_hy: club.names.hy, name_ru: club.names.ru }),
  forms_confirmed: true,
}));
