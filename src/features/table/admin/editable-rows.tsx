import { type DragEvent, useState } from "react";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { DecisionsDialog } from "./decisions-dialog.tsx";
import { type DraftRow, type SeasonRules, zoneClass } from "./draft-table.ts";
import styles from "./editable-rows.module.css";
import { RowCells } from "./row-cells.tsx";
import { namesakeMarks } from "./row-names.ts";
import { RowTools } from "./row-tools.tsx";

interface EditableRowsProps {
  /** Of the club's list: a row's crest has the team's code. */
  teams: readonly Team[];
  rows: DraftRow[];
  saved: Map<string, DraftRow>;
  rules: SeasonRules;
  /** The figures follow the results and can't be typed. */
  areFiguresFixed: boolean;
  season: string;
  /** Of the table that is typed over. */
  version: number;
  onChange: (key: string, changes: Partial<DraftRow>, over?: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (row: DraftRow) => void;
}

/** The table that is edited: cells, order by arrows, buttons or drag, logos, removal. */
export function EditableRows(props: EditableRowsProps) {
  const { rows, teams, saved, rules, areFiguresFixed, season, version, onChange, onRemove } = props;
  const words = useOfficeText("table");
  const { said, over, move, drop, dragOver, begin } = useMoves(rows, props.onMove);
  const [decided, setDecided] = useState<string>(); // whose decisions are open
  const team = rows.find(({ key }) => key === decided);
  const marks = namesakeMarks(rows, teams, useLanguage());
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <Head />
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.key}
              className={`${zoneClass(row.position, rows.length, rules)}${row.is_own ? ` ${styles.own}` : ""}${over === index ? ` ${styles.target}` : ""}`}
              onDragOver={(event) => dragOver(event, index)}
              onDrop={drop}
            >
              <RowCells
                row={row}
                team={teams.find(({ id }) => id === row.team_id)}
                mark={marks.get(row.key)}
                saved={saved.get(row.key)}
                areFixed={areFiguresFixed}
                onChange={onChange}
              />
              <RowTools
                row={row}
                mark={marks.get(row.key)}
                index={index}
                count={rows.length}
                isOrderFixed={areFiguresFixed}
                onChange={onChange}
                onMove={(to) => move(index, to)}
                onPoints={() => setDecided(row.key)}
                onRemove={() => onRemove(row)}
                onDragStart={() => begin(index)}
                onDragEnd={drop}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {team && (
        <DecisionsDialog
          {...{ row: team, season, version, mark: marks.get(team.key), areFiguresFixed }}
          onChange={(changes, over) => onChange(team.key, changes, over)}
          onClose={() => setDecided(undefined)}
        />
      )}
      {rows.length === 0 && <EmptyState title={words.noTeams} hint={words.noTeamsHint} />}
    </>
  );
}

/** Rows that change places, by buttons, keys or a drag, and what is said of it. */
function useMoves(rows: DraftRow[], onMove: EditableRowsProps["onMove"]) {
  const words = useOfficeText("table");
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= rows.length) return;
    onMove(from, to);
    setSaid(words.movedTo(row.team_name, to + 1, rows.length));
  };
  return {
    said,
    over,
    move,
    begin: setDragged,
    dragOver: (event: DragEvent, index: number) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(index);
    },
    drop: () => {
      if (dragged !== undefined && over !== undefined) move(dragged, over);
      setDragged(undefined);
      setOver(undefined);
    },
  };
}

const COLUMNS = [
  "position",
  "team_name",
  "played",
  "won",
  "drawn",
  "lost",
  "goals_for",
  "goals_against",
  "goal_difference",
  "points",
  "form",
] as const;

function Head() {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  return (
    <thead>
      <tr>
        {[...COLUMNS.map((name) => labels[name]), words.actions].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
