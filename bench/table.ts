/** One figure of a bench run. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** e.g. "≤ 150"; absent where there is no target. */
  target?: string;
  isMet?: boolean;
}

/** A figure that must not be above (or, with `least`, below) its target. */
export function figure(
  name: string,
  value: number,
  unit: string,
  target?: { most?: number; least?: number },
): Row {
  if (!target) return { name, value, unit };
  const { most, least } = target;
  const isMet = (most === undefined || value <= most) && (least === undefined || value >= least);
  return { name, value, unit, target: most !== undefined ? `≤ ${most}` : `≥ ${least}`, isMet };
}

export function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, unit, target, isMet } of rows) {
    const shown = value >= 100 ? Math.round(value).toString() : value.toFixed(2);
    const verdict = target ? `  target ${target} ${isMet ? "met" : "MISSED"}` : "";
    console.log(`${name.padEnd(width)}  ${shown.padStart(9)} ${unit.padEnd(9)}${verdict}`);
  }
}
