import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { DraftRow } from "./draft-table.ts";
import { LogoButtons } from "./logo-buttons.tsx";
import { PointsButton } from "./points-button.tsx";
import styles from "./row-tools.module.css";

interface RowToolsProps {
  row: DraftRow;
  index: number;
  /** How many rows the table has. */
  count: number;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** The last cell of a row: a grip to drag it by, points by a decision, its logo, its place, its removal. */
export function RowTools({ row, index, count, onChange, onMove, onRemove, ...drag }: RowToolsProps) {
  const colon = useColon();
  const words = useOfficeText("table");
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
    // A row that the browser puts elsewhere loses the focus on the way.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <td className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox does not let anybody drag a <button>. */}
      <span
        className={styles.grip}
        role="button"
        tabIndex={0}
        draggable
        aria-label={words.drag(row.team_name)}
        title={words.drag(row.team_name)}
        onKeyDown={moveByKey}
        {...drag}
      >
        <GripVertical className="icon" aria-hidden />
      </span>
      <PointsButton row={row} onChange={(changes) => onChange(row.key, changes)} />
      <LogoButtons row={row} onChange={(team_logo) => onChange(row.key, { team_logo })} />
      <button
        type="button"
        disabled={index === 0}
        aria-label={`${words.up}${colon}${row.team_name}`}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp className="icon" aria-hidden />
      </button>
      <button
        type="button"
        disabled={index === count - 1}
        aria-label={`${words.down}${colon}${row.team_name}`}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={words.removeTeam(row.team_name)}
        onClick={onRemove}
      >
        <Trash2 className="icon" aria-hidden />
      </button>
    </td>
  );
}
