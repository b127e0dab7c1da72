import { useRevalidator } from "react-router";
import type { Conflict } from "#src/features/office/conflict.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { rowInWords } from "./row-in-words.ts";
import {
  areFiguresCounted,
  type ComparedRow,
  partAt,
  SOURCE,
  type SourceChoice,
  withoutCounted,
  withTheirs,
} from "./table-conflict.ts";
import { useNameOfTeam } from "./use-name-of-team.ts";
import type { TableDraft } from "./use-table-draft.ts";

interface TableConflictProps {
  draft: TableDraft;
  conflict: Conflict;
}

/** Two versions of the table, of which its source and each team's row can be chosen. */
export function TableConflict({ draft, conflict }: TableConflictProps) {
  const { rows, source, shownSeason, endConflict, reset, saveMix } = draft;
  const words = useConflictWords({ draft, conflict });
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  return (
    <ConflictDialog<Record<string, unknown>>
      conflict={{
        ...conflict,
        resolve: (chosen) => {
          endConflict();
          void saveMix(withTheirs({ rows, source }, chosen), conflict.version);
        },
        close: () => endConflict(),
      }}
      labels={Object.fromEntries(Object.keys(conflict.yours).map((key) => [key, words.labelOf(key)]))}
      show={words.show}
      onKeepSaved={() => {
        endConflict();
        reset();
        // Of a season that was begun here the page knows nothing yet.
        if (draft.fresh) address.set({ season: shownSeason });
        else void revalidate();
      }}
    />
  );
}

/** What a choice is called, and how its two versions are told: the source with the figures that are typed, rows and their parts. */
function useConflictWords({ draft, conflict }: TableConflictProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const seasonLabels = useFieldLabels("seasons");
  const colon = useColon();
  // A team that only the colleague has stands there with its whole row.
  const added = Object.entries(conflict.theirs).filter(([key, row]) => key !== SOURCE && row !== null);
  const nameOfTeam = useNameOfTeam([...draft.rows, ...added.map(([, row]) => row as ComparedRow)]);
  const isCounted = areFiguresCounted(draft, conflict);
  const inWords = (row: Partial<ComparedRow>) => rowInWords(row, labels, words.letters);
  const sourceInWords = ({ source, figures }: SourceChoice) => {
    const typed = Object.entries(figures).map(([team, row]) => `${nameOfTeam(team)}${colon}${inWords(row!)}`);
    const named = source === "results" ? words.rules.byResults : words.rules.byHand;
    return [named, ...typed].join("\n");
  };
  return {
    labelOf: (key: string) => {
      if (key === SOURCE) return seasonLabels.table_source;
      const { team, part } = partAt(key);
      return part ? `${nameOfTeam(team)}${colon}${labels[part]}` : nameOfTeam(team);
    },
    show: (key: string, value: unknown) => {
      if (key === SOURCE) return sourceInWords(value as SourceChoice);
      const row = value as Partial<ComparedRow> | null;
      if (!row) return words.notInTable;
      return inWords(isCounted ? withoutCounted(row) : row);
    },
  };
}
