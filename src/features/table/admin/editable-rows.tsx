import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import { Void } from "#src/ui/void.tsx";
import { useTableOfficeText } from "../use-table-office-text.ts";
import { type DraftRow, type SeasonRules, zoneClass } from "./draft-table.ts";
import { LogoButtons } from "./logo-buttons.tsx";
import { RowCells } from "./row-cells.tsx";

interface EditableRowsProps {
  rows: DraftRow[];
  saved: Map<string, DraftRow>;
  rules: SeasonRules;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (row: DraftRow) => void;
}

/** The table that is edited: cells, order by arrows, buttons or drag, logos, removal. */
export function EditableRows({ rows, saved, rules, onChange, onMove, onRemove }: EditableRowsProps) {
  const words = useTableOfficeText();
  const labels = useFieldLabels("standings");
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= rows.length) return;
    onMove(from, to);
    setSaid(words.movedTo(row.team_name, to + 1, rows.length));
  };
  const drop = () => {
    if (dragged !== undefined && over !== undefined) move(dragged, over);
    setDragged(undefined);
    setOver(undefined);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(from, to);
    // A row that the browser puts elsewhere loses the focus on the way.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      <table className="et">
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            {[
              labels.position,
              labels.team_name,
              labels.played,
              labels.won,
              labels.drawn,
              labels.lost,
              labels.goals_for,
              labels.goals_against,
              labels.goal_difference,
              labels.points,
              labels.form,
              words.actions,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.key}
              className={`${zoneClass(row.position, rows.length, rules)}${row.is_own ? " own" : ""}${over === index ? " over" : ""}`}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={drop}
            >
              <RowCells row={row} saved={saved.get(row.key)} onChange={onChange} />
              <td className="ac">
                {/* biome-ignore lint/a11y/useSemanticElements: Firefox does not let anybody drag a <button>. */}
                <span
                  className="grip"
                  role="button"
                  tabIndex={0}
                  draggable
                  aria-label={words.drag(row.team_name)}
                  title={words.drag(row.team_name)}
                  onKeyDown={(event) => moveByKey(event, index)}
                  onDragStart={() => setDragged(index)}
                  onDragEnd={drop}
                >
                  <GripVertical className="i" aria-hidden />
                </span>
                <LogoButtons row={row} onChange={(team_logo) => onChange(row.key, { team_logo })} />
                <button
                  type="button"
                  disabled={index === 0}
                  aria-label={`${words.up}: ${row.team_name}`}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp className="i" aria-hidden />
                </button>
                <button
                  type="button"
                  disabled={index === rows.length - 1}
                  aria-label={`${words.down}: ${row.team_name}`}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown className="i" aria-hidden />
                </button>
                <button
                  type="button"
                  className="del"
                  aria-label={words.removeTeam(row.team_name)}
                  onClick={() => onRemove(row)}
                >
                  <Trash2 className="i" aria-hidden />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <Void title={words.noTeams} hint={words.noTeamsHint} />}
    </>
  );
}
