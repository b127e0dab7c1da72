import type { RowNow } from "#src/features/outlook/rows-now.ts";
import type { StandingRow } from "#src/features/table/table.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";

const ROWS = 5;

export type MiniTable = NonNullable<ReturnType<typeof miniTable>>;

/**
 * The rows of the table around the own club, each with its distance in points, and the distance to Europe; null where
 * the club is in no table.
 * @param saved the whole of it, in order
 * @param now how its rows stand and how they have moved, where that is known
 */
export function miniTable(saved: readonly StandingRow[], language: Language, now: readonly RowNow[] = []) {
  const table = asItStands(saved, now);
  const at = table.findIndex((row) => row.is_own);
  const own = table[at];
  if (!own) return null;
  const moves = new Map(now.map((row) => [row.id, row]));
  const from = Math.max(0, Math.min(at - Math.floor(ROWS / 2), table.length - ROWS));
  const inEurope = table.filter(isInEurope);
  const lastOfEurope = inEurope.at(-1);
  return {
    rows: table.slice(from, from + ROWS).map((row) => ({
      ...{ id: row.id, position: row.position, played: row.played, points: row.points, isOwn: row.is_own },
      gap: row.points - own.points,
      isLastOfEurope: row === lastOfEurope,
      move: moveOf(row.id === null ? undefined : moves.get(row.id)),
      /** By which the table is asked why; null where nothing explains it. */
      key: (row.id === null ? undefined : moves.get(row.id))?.key ?? null,
      name: localised(row, "team_name", language),
      crest: {
        name: row.team_name,
        code: localised(row, "team_code", language).text,
        logo: row.team_logo || (row.is_own ? OWN_CREST : null),
      },
    })),
    europe: toEurope(own, lastOfEurope, table),
  };
}

function moveOf(now: RowNow | undefined) {
  return now ? { from: now.from, to: now.to, isPlaying: now.isPlaying } : null;
}

/** The saved rows with the figures of now, in the order of now; a place means what it means, whoever is on it. */
function asItStands(saved: readonly StandingRow[], now: readonly RowNow[]): readonly StandingRow[] {
  if (now.length < saved.length) return saved;
  const figures = new Map(now.map((row) => [row.id, row.figures]));
  const zones = new Map(saved.map(({ position, zone }) => [position, zone]));
  return saved
    .map((row) => ({ ...row, ...(row.id === null ? undefined : figures.get(row.id)) }))
    .map((row) => ({ ...row, zone: zones.get(row.position) ?? null }))
    .sort((one, other) => one.position - other.position);
}

function isInEurope({ zone }: StandingRow): boolean {
  return zone === "champions_league" || zone === "europa_league";
}

/** The place by which Europe is measured, and how many points lie between; null in a league without such places. */
function toEurope(own: StandingRow, last: StandingRow | undefined, table: readonly StandingRow[]) {
  if (!last) return null;
  if (!isInEurope(own)) return { place: last.position, points: last.points - own.points, isAhead: false };
  const next = table.find((row) => row.position > last.position);
  return next ? { place: next.position, points: own.points - next.points, isAhead: true } : null;
}
