// The table as it is shown: that of the results that are saved, or as it stands while matches run.

export interface ShownFigures {
  position: number;
  /** Shared with those whom nothing separates. */
  place: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  goal_difference: number;
  points: number;
}

type FiguresByKey = ReadonlyMap<string, ShownFigures> | undefined;

/** Rows with the figures that are shown, in their order; a place means what it means, whoever is on it. */
export function withFigures<Row extends { key: string; place: number; zone: unknown } & ShownFigures>(
  rows: readonly Row[],
  figures: FiguresByKey,
): (Row & { isShared: boolean })[] {
  const zones = new Map(rows.map(({ position, zone }) => [position, zone]));
  const shown = figures
    ? rows
        .map((row) => ({ ...row, ...figures.get(row.key) }))
        .sort((one, other) => one.position - other.position)
        .map((row) => ({ ...row, zone: zones.get(row.position) ?? row.zone }))
    : rows;
  return shown.map((row) => ({
    ...row,
    isShared: shown.some((other) => other !== row && other.place === row.place),
  }));
}

/** Decisions as they are told beside figures: what would be without them is worked out of the saved ones alone. */
export function besideFigures<Decision extends { without: object | null }>(
  decisions: readonly Decision[],
  figures: FiguresByKey,
): Decision[] {
  return decisions.map((one) => (figures ? { ...one, without: null } : one));
}
