import type { LucideIcon } from "lucide-react";
import { useColon } from "#src/i18n/use-colon.ts";

interface RowButtonProps {
  /** What it does, e.g. "Delete". */
  label: string;
  /** The name of the record in that row. */
  of: string;
  icon: LucideIcon;
  isDangerous?: boolean;
  onClick: () => void;
}

/** An icon at the end of a list's row; read aloud with the record's name, e.g. "Delete: Anahit Foundation". */
export function RowButton({ label, of, icon: Icon, isDangerous = false, onClick }: RowButtonProps) {
  const colon = useColon();
  return (
    <button
      type="button"
      className={isDangerous ? "tool-button tool-button-danger" : "tool-button"}
      title={label}
      aria-label={`${label}${colon}${of}`}
      onClick={onClick}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
