import { staffDate } from "#src/features/office/staff-dates.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { furtherDecisions } from "../points-decision.ts";
import { pointsOf } from "../rank.ts";
import { FIGURES, type FormLetter, formLetters } from "../table.ts";
import type { TableFields } from "../text/fields.en.ts";
import type { ComparedRow } from "./table-conflict.ts";

type Labels = TableFields["standings"];

/** What is said of a row beside its figures, in the order in which it is said: two that differ never read the same. */
const FURTHER: readonly (readonly [label: keyof Labels, columns: readonly (keyof ComparedRow)[]])[] = [
  ["points_adjustment", ["points_adjustment"]],
  ["adjustment_reason", columnNames("adjustment_reason")],
  ["adjustment_date", ["adjustment_date"]],
  ["more_adjustments", ["more_adjustments"]],
  ["carried_points", ["carried_points"]],
  ["fixed_place", ["fixed_place"]],
  ["fixed_place_reason", columnNames("fixed_place_reason")],
  ["fixed_place_date", ["fixed_place_date"]],
  ["lot", ["lot"]],
  ["lot_reason", columnNames("lot_reason")],
  ["lot_date", ["lot_date"]],
  ["card_points", ["card_points"]],
  ["team_name", ["team_name_hy", "team_name_ru"]],
  ["team_id", ["team_id"]],
  ["team_logo", ["team_logo"]],
];

/**
 * A team's row, or a part of it, as one reads it aloud: "1. W 10, D 2, L 1, GF 30, GA 9, Pts 32, WWDWL, Drawn place 1", in
 * the letters of a language. What is not decided is not said.
 */
export function rowInWords(
  row: Partial<ComparedRow>,
  labels: Labels,
  letters: Record<FormLetter, string>,
): string {
  const figures = FIGURES.filter((figure) => figure in row).map(
    (figure) => `${labels[figure]} ${row[figure]}`,
  );
  const points = isCounted(row) ? [`${labels.points} ${pointsOf(row)}`] : [];
  const form = formLetters(row.form ?? "")
    .map((letter) => letters[letter])
    .join("");
  const further = FURTHER.map(([label, columns]) => {
    const values = columns.map((column) => valueInWords(row, column));
    return values.some(Boolean) ? `${labels[label]} ${values.map((value) => value || "–").join(" / ")}` : "";
  });
  const place = row.position === undefined ? "" : `${row.position}. `;
  return place + [...figures, ...points, form, ...further].filter(Boolean).join(", ");
}

/** Whether all is there that its points are of. */
function isCounted(row: Partial<ComparedRow>): row is ComparedRow {
  return "won" in row && "points_adjustment" in row;
}

function valueInWords(row: Partial<ComparedRow>, column: keyof ComparedRow): string {
  const value = row[column];
  if (column === "more_adjustments") return furtherInWords(row.more_adjustments ?? "");
  if (value === null || value === undefined) return "";
  if (column === "points_adjustment") return value === 0 ? "" : signed(Number(value));
  if (column === "card_points" && value === 0) return "";
  return column.endsWith("_date") ? staffDate(`${value}T12:00:00Z`) : String(value);
}

function furtherInWords(more_adjustments: string): string {
  return furtherDecisions({ more_adjustments })
    .map(({ points, reason, reason_hy, reason_ru, date }) => {
      const said = [reason, reason_hy, reason_ru].map((text) => text || "–").join(" / ");
      return [signed(points), said, ...(date ? [staffDate(`${date}T12:00:00Z`)] : [])].join(" ");
    })
    .join("; ");
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
