import { createContext, type ReactNode, useContext } from "react";

/** What another feature shows in and around the table; the table itself knows only where. */
export interface TableExtras {
  /** Between the head of the page and the table. */
  views?: ReactNode;
  above?: ReactNode;
  /** Below the table. */
  below?: ReactNode;
  /** The heading of a column of marks; without it there is none. */
  marksHeading?: string;
  /** By the key of a row. */
  marks?: ReadonlyMap<string, ReactNode>;
  /** The heading of a column beside the places, as it is heard; without it there is none. */
  movesHeading?: string;
  /** By the key of a row. */
  moves?: ReadonlyMap<string, ReactNode>;
  /** Figures in place of the saved ones, by the key of a row: the table as it stands. */
  figures?: ReadonlyMap<string, ShownFigures>;
}

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

const Extras = createContext<TableExtras>({});

export const TableExtrasProvider = Extras.Provider;

export function useTableExtras(): TableExtras {
  return useContext(Extras);
}

/** Rows with the figures that are shown, in their order; a place means what it means, whoever is on it. */
export function withFigures<Row extends { key: string; place: number; zone: unknown } & ShownFigures>(
  rows: readonly Row[],
  figures: TableExtras["figures"],
): Row[] {
  if (!figures) return [...rows];
  const zones = new Map(rows.map(({ position, zone }) => [position, zone]));
  return rows
    .map((row) => ({ ...row, ...figures.get(row.key) }))
    .sort((one, other) => one.position - other.position)
    .map((row) => ({ ...row, zone: zones.get(row.position) ?? row.zone }));
}
