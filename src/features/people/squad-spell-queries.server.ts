import { type Expression, sql } from "kysely";
import { type Db, isPostgres } from "#src/db/database.server.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { recordsFor } from "./merge-queries.server.ts";
import type { PlayerWithSpells, SpellInSquad } from "./out.ts";
import { NAME_COLUMNS } from "./person.ts";
import { type SquadRow, squadRows, toSquadPlayer } from "./queries.server.ts";

interface WhichSquads {
  season: string | Expression<string | null>;
  teams: readonly number[] | Expression<number>;
}

export type SquadSpellRow = SquadRow & { spells: string | null; is_hidden: number | null };

/** What of a row of `selectSquadsWithSpells` is read. */
export const SQUAD_SPELL_COLUMNS = [
  ...["id", "team_id", "person_id", "stands_for", "player_id", "number", "position", "kind"],
  ...["starts_on", "ends_on", "other_team_id", ...NAME_COLUMNS, "spells", "is_hidden"],
] as const;

/** The squads of some teams in a season, each of the people with what befalls him. */
export function selectSquadsWithSpells(db: Db, { season, teams }: WhichSquads, isPublicOnly: boolean) {
  return squadRows(db)
    .select([spellsOfPerson(db, isPublicOnly), isHidden])
    .where("squad_members.season", "=", season as string)
    .where("squad_members.team_id", "in", teams as number[]);
}

/** What the rows say, by team. @param isPublicOnly nothing is told of whom the list of players hides */
export function squadsOf(
  rows: readonly SquadSpellRow[],
  isPublicOnly: boolean,
): Map<number, PlayerWithSpells[]> {
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  return new Map(
    [...byTeam].map(([team, of]) => [
      team,
      of.map((row) => ({
        ...toSquadPlayer(row),
        spells:
          isPublicOnly && Number(row.is_hidden) === 1
            ? []
            : (JSON.parse(row.spells ?? "[]") as SpellInSquad[]),
      })),
    ]),
  );
}

const SPELL_COLUMNS = [
  ...["kind", "starts_on", "ends_on", "reason", "reason_hy", "reason_ru", "is_confirmed"],
  ...["from_team_id", "to_team_id"],
];

function spellsOfPerson(db: Db, isPublicOnly: boolean) {
  const [array, object] = isPostgres(db)
    ? [sql`json_agg`, sql`json_build_object`]
    : [sql`json_group_array`, sql`json_object`];
  const columns = [
    ...SPELL_COLUMNS.map((name) => [name, `spells.${name}`]),
    ...columnNames("name").map((name) => [name, `went_to.${name}`]),
  ];
  const parts = columns.flatMap(([name, column]) => [sql.lit(name), sql.ref(column!)]);
  return sql<string | null>`(
    select cast(${array}(${object}(${sql.join(parts)})) as text)
    from spells left join teams as went_to on went_to.id = spells.to_team_id
    where spells.person_id in ${recordsFor()} and spells.deleted_at is null
      ${isPublicOnly ? sql`and spells.is_public = 1` : sql``})`.as("spells");
}

/** Whether the club's list of players has somebody, and only as inactive. */
const isHidden = sql<number | null>`(
  select 1 - max(players.is_active) from players
  where players.person_id in ${recordsFor()} and players.deleted_at is null)`.as("is_hidden");
