import type { Db } from "#src/db/database.server.ts";
import { type MatchCard, selectCards, toCard } from "#src/features/matches/card-queries.server.ts";
import { isNext, type MatchWithRules } from "#src/features/people/suspension-queries.server.ts";
import { FORM_COLUMNS, type FormColumn } from "#src/features/teams/club-forms.ts";

/** The forms of a club's name that staff have confirmed, by their columns; null for a club of no list, or none confirmed. */
export type ConfirmedForms = ({ name_hy: string; name_ru: string } & Record<FormColumn, string>) | null;

export interface PageCard {
  card: MatchCard;
  forms: Record<"home" | "away", ConfirmedForms>;
  withRules: MatchWithRules;
  /** Whether its season is the one that the site shows. */
  isShownSeason: boolean;
}

/** A match with all its events and what sentences need of its clubs and bans of its season; one in the trash is missing. One query. */
export async function findPageCard(db: Db, id: number): Promise<PageCard | undefined> {
  const columns = (side: "home" | "away") =>
    (["name_hy", "name_ru", "forms_confirmed", ...FORM_COLUMNS] as const).map(
      (column) => `${side}.${column} as ${side}_form_${column}` as const,
    );
  const row = await selectCards(db, "all", "whole")
    .where("matches.id", "=", id)
    .select([...columns("home"), ...columns("away")])
    .leftJoin("competitions as played_in", "played_in.id", "matches.competition_id")
    .leftJoin("seasons as played_when", (join) =>
      join.onRef("played_when.season", "=", "matches.season").on("played_when.deleted_at", "is", null),
    )
    .select(["played_in.kind", "yellows_for_ban", "matches_for_red", "are_bans_confirmed"])
    .select([isNext("home"), isNext("away")])
    .select((e) =>
      e
        .selectFrom("seasons as shown")
        .select("shown.season")
        .where("shown.deleted_at", "is", null)
        .orderBy("shown.is_current", "desc")
        .orderBy("shown.season", "desc")
        .limit(1)
        .as("shown_season"),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const formsOf = (side: "home" | "away"): ConfirmedForms => {
    const fields = row as unknown as Record<string, string | number | null>;
    if (fields[`${side}_form_forms_confirmed`] !== 1) return null;
    const names = ["name_hy", "name_ru", ...FORM_COLUMNS];
    return Object.fromEntries(
      names.map((name) => [name, fields[`${side}_form_${name}`] ?? ""]),
    ) as ConfirmedForms;
  };
  const {
    kind,
    yellows_for_ban,
    matches_for_red,
    are_bans_confirmed,
    is_next_home,
    is_next_away,
    shown_season,
  } = row;
  const rules = { kind, yellows_for_ban, matches_for_red, are_bans_confirmed };
  const card = toCard(row);
  return {
    card,
    forms: { home: formsOf("home"), away: formsOf("away") },
    withRules: { ...card.match, ...rules, is_next_home, is_next_away },
    isShownSeason: shown_season !== null && card.match.season === shown_season,
  };
}
