import type { Db } from "#src/db/database.server.ts";
import { isNameOf } from "#src/features/teams/team.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { competition } from "./competition.record.ts";
import { type Competition, USUAL_LIMITS } from "./competition.ts";

type CompetitionLimits = typeof USUAL_LIMITS & { kind: Competition["kind"] | null };

/** Every competition, in its order. */
export async function listCompetitions(db: Db): Promise<readonly Competition[]> {
  const query = db.selectFrom("competitions").selectAll().where("deleted_at", "is", null);
  const rows = await query.orderBy("order_num").orderBy("id").execute();
  return rows.map((row) => toItem(competition, row));
}

/** @throws AppError `not_found` */
export async function getCompetition(db: Db, id: number): Promise<Competition> {
  return toItem(competition, await getRecord(db, competition, id));
}

/** The competition that an id, a slug or a name in any language means. */
export async function findCompetition(db: Db, text: string): Promise<Competition | undefined> {
  return competitionMeant(await listCompetitions(db), text);
}

/** The one of some competitions that an id, a slug or a name in any language means. */
export function competitionMeant(
  competitions: readonly Competition[],
  text: string,
): Competition | undefined {
  return (
    competitions.find(({ id }) => String(id) === text) ??
    competitions.find(({ slug }) => slug === text) ??
    competitions.find((one) => isNameOf(one, text))
  );
}

/** How many may sit on the bench and come on in a match of a competition, and its kind; the usual ones for a match of none. */
export async function limitsOf(db: Db, competitionId: number | null): Promise<CompetitionLimits> {
  if (competitionId === null) return { ...USUAL_LIMITS, kind: null };
  const row = await db
    .selectFrom("competitions")
    .select(["kind", "max_bench", "max_substitutions"])
    .where("id", "=", competitionId)
    .executeTakeFirst();
  return row ?? { ...USUAL_LIMITS, kind: null };
}

export async function countMatchesOf(db: Db, competitionId: number): Promise<number> {
  const { count } = await db
    .selectFrom("matches")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("competition_id", "=", competitionId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
