import type { Db } from "#src/db/database.server.ts";
import { asJson, jsonRows } from "#src/db/json-rows.server.ts";
import type { Localized } from "#src/i18n/languages.ts";
import { standsFor } from "./merge-queries.server.ts";
import type { SpellKind } from "./spell.ts";

/** A spell of somebody, with the clubs of a move. */
export interface ListedSpell {
  id: number;
  kind: SpellKind;
  /** Days, "2026-01-15"; null where they are not known. */
  from: string | null;
  to: string | null;
  /** In each language as it was written, see `shownReason`. */
  reason: Localized;
  /** Of a move; null where the club is not known. */
  fromTeam: SpellTeam | null;
  toTeam: SpellTeam | null;
  isPublic: boolean;
  /** What the club is not sure of is said to be so. */
  isConfirmed: boolean;
}

interface Story {
  bio: string;
  bio_hy: string;
  bio_ru: string;
  spells: ListedSpell[];
}

export interface SpellTeam {
  id: number;
  name: string;
  name_hy: string;
  name_ru: string;
}

/**
 * Somebody's transfers, loans, injuries, bans and absences, the latest first; those of records merged into it too.
 * One query.
 */
export async function listSpells(
  db: Db,
  personId: number,
  { isPublicOnly }: { isPublicOnly: boolean },
): Promise<ListedSpell[]> {
  const rows = await spellRows(db)
    .where(standsFor("entered"), "=", personId)
    .$if(isPublicOnly, (query) => query.where("spells.is_public", "=", 1))
    .execute();
  return rows.map(toListed).sort(byLatest);
}

/**
 * What a player's page tells of him: the biography, and what is public of the spells of whom the record is about.
 * One query.
 * @param personId 0 for a record that is about nobody known
 */
export async function findStory(db: Db, playerId: number, personId: number): Promise<Story> {
  const spells = spellRows(db).where(standsFor("entered"), "=", personId).where("spells.is_public", "=", 1);
  const row = await db
    .selectFrom("players")
    .select(["bio", "bio_hy", "bio_ru"])
    .select(asJson(db, spells, SPELL_COLUMNS).as("spells"))
    .where("id", "=", playerId)
    .executeTakeFirst();
  const bio = { bio: row?.bio ?? "", bio_hy: row?.bio_hy ?? "", bio_ru: row?.bio_ru ?? "" };
  return { ...bio, spells: jsonRows<SpellRow>(row?.spells).map(toListed).sort(byLatest) };
}

/** The same of many people, by person. One query. */
export async function listSpellsOf(
  db: Db,
  people: readonly number[],
  { isPublicOnly }: { isPublicOnly: boolean },
): Promise<Map<number, ListedSpell[]>> {
  if (people.length === 0) return new Map();
  const rows = await spellRows(db)
    .where(standsFor("entered"), "in", people)
    .$if(isPublicOnly, (query) => query.where("spells.is_public", "=", 1))
    .execute();
  const byPerson = Map.groupBy(rows, ({ person }) => Number(person));
  return new Map([...byPerson].map(([person, of]) => [person, of.map(toListed).sort(byLatest)]));
}

function spellRows(db: Db) {
  return db
    .selectFrom("spells")
    .innerJoin("people as entered", "entered.id", "spells.person_id")
    .leftJoin("teams as from_team", "from_team.id", "spells.from_team_id")
    .leftJoin("teams as to_team", "to_team.id", "spells.to_team_id")
    .select(["spells.id", "spells.kind", "spells.starts_on", "spells.ends_on"])
    .select(["spells.reason", "spells.reason_hy", "spells.reason_ru"])
    .select(["spells.is_public", "spells.is_confirmed", "spells.from_team_id", "spells.to_team_id"])
    .select(["from_team.name as from_name", "from_team.name_hy as from_name_hy"])
    .select(["from_team.name_ru as from_name_ru", "to_team.name as to_name"])
    .select(["to_team.name_hy as to_name_hy", "to_team.name_ru as to_name_ru"])
    .select(standsFor("entered").as("person"))
    .where("spells.deleted_at", "is", null);
}

const TEAM_COLUMNS = ["team_id", "name", "name_hy", "name_ru"] as const;
const SPELL_COLUMNS = [
  ...(["id", "kind", "starts_on", "ends_on", "reason", "reason_hy", "reason_ru"] as const),
  ...(["is_public", "is_confirmed", "person"] as const),
  ...TEAM_COLUMNS.flatMap((column) => [`from_${column}`, `to_${column}`] as const),
] satisfies (keyof SpellRow)[];

type SpellRow = Awaited<ReturnType<ReturnType<typeof spellRows>["execute"]>>[number];

function toListed(row: SpellRow): ListedSpell {
  const team = (side: "from" | "to"): SpellTeam | null => {
    const id = row[`${side}_team_id`];
    if (id === null) return null;
    const [name, name_hy, name_ru] = [
      row[`${side}_name`],
      row[`${side}_name_hy`],
      row[`${side}_name_ru`],
    ].map((text) => text ?? "") as [string, string, string];
    return { id, name, name_hy, name_ru };
  };
  return {
    id: row.id,
    kind: row.kind,
    from: row.starts_on,
    to: row.ends_on,
    reason: reasonOf(row),
    fromTeam: team("from"),
    toTeam: team("to"),
    isPublic: row.is_public === 1,
    isConfirmed: row.is_confirmed === 1,
  };
}

function reasonOf(row: Record<"reason" | "reason_hy" | "reason_ru", string>): Localized {
  return { en: row.reason, hy: row.reason_hy, ru: row.reason_ru };
}

function byLatest(one: ListedSpell, other: ListedSpell): number {
  const [a, b] = [one.from ?? "", other.from ?? ""];
  return a === b ? other.id - one.id : a < b ? 1 : -1;
}
