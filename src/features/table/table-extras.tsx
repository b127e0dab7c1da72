import { createContext, type ReactNode, useContext } from "react";
import type { ShownFigures } from "./shown-rows.ts";

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

const Extras = createContext<TableExtras>({});

export const TableExtrasProvider = Extras.Provider;

export function useTableExtras(): TableExtras {
  return useContext(Extras);
}
