import { ArrowDown, ArrowUp, Gavel, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import type { ComponentProps, KeyboardEvent } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { DraftRow } from "./draft-table.ts";
import { LogoButtons } from "./logo-buttons.tsx";
import styles from "./row-tools.module.css";

interface RowToolsProps {
  row: DraftRow;
  /** What tells it from another one of its name. */
  mark: string | undefined;
  index: number;
  /** How many rows the table has. */
  count: number;
  /** The results put the rows in order. */
  isOrderFixed: boolean;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
  onMove: (to: number) => void;
  onPoints: () => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** The last cell of a row: a grip to drag it by, points by a decision, its logo, its place, its removal. */
export function RowTools({
  row,
  mark,
  index,
  count,
  isOrderFixed,
  onChange,
  onMove,
  onPoints,
  onRemove,
  ...drag
}: RowToolsProps) {
  const colon = useColon();
  const words = useOfficeText("table");
  const { text: name } = localised(row, "team_name", useLanguage());
  const team = mark ? `${name} (${mark})` : name;
  return (
    <td className={styles.tools}>
      {!isOrderFixed && <Grip team={team} index={index} count={count} onMove={onMove} {...drag} />}
      <Tool
        label={`${words.rules.decisions}${colon}${team}`}
        icon={Gavel}
        aria-haspopup="dialog"
        onClick={onPoints}
      />
      <LogoButtons row={row} onChange={(team_logo) => onChange(row.key, { team_logo })} />
      <Tool
        label={`${words.up}${colon}${team}`}
        icon={ArrowUp}
        disabled={isOrderFixed || index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Tool
        label={`${words.down}${colon}${team}`}
        icon={ArrowDown}
        disabled={isOrderFixed || index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <Tool label={words.removeTeam(team)} icon={Trash2} className={styles.remove} onClick={onRemove} />
    </td>
  );
}

type GripProps = Pick<RowToolsProps, "index" | "count" | "onMove" | "onDragStart" | "onDragEnd"> & {
  team: string;
};

/** What a row is dragged by, or moved by the arrow keys. */
function Grip({ team, index, count, onMove, ...drag }: GripProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: Firefox does not let anybody drag a <button>.
    <span
      className={styles.grip}
      role="button"
      tabIndex={0}
      draggable
      aria-label={words.drag(team)}
      title={words.drag(team)}
      onKeyDown={moveByKey}
      {...drag}
    >
      <GripVertical className="icon" aria-hidden />
    </span>
  );
}

interface ToolProps extends ComponentProps<"button"> {
  label: string;
  icon: LucideIcon;
}

function Tool({ label, icon: Icon, ...button }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} {...button}>
      <Icon className="icon" aria-hidden />
    </button>
  );
}
