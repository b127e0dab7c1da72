import { pointsDecisionsOf } from "../points-decision.ts";
import { pointsOf } from "../rank.ts";
import { FIGURES, type FormLetter, formLetters } from "../table.ts";
import type { TableFields } from "../text/fields.en.ts";
import type { ComparedRow } from "./table-conflict.ts";

/** A team's row as one reads it aloud: "1. W 10, D 2, L 1, GF 30, GA 9, Pts 32, WWDWL", in the letters of a language. */
export function rowInWords(
  row: ComparedRow,
  labels: TableFields["standings"],
  letters: Record<FormLetter, string>,
): string {
  const figures = FIGURES.map((figure) => `${labels[figure]} ${row[figure]}`);
  const given = row.points_adjustment;
  const decided = given === 0 ? "" : `${labels.points_adjustment} ${given > 0 ? `+${given}` : given}`;
  const form = formLetters(row.form)
    .map((letter) => letters[letter])
    .join("");
  const reasons = pointsDecisionsOf(row).map(({ reason }) => reason);
  const rest = [form, decided, ...reasons, row.fixed_place_reason].filter(Boolean);
  return `${row.position}. ${[...figures, `${labels.points} ${pointsOf(row)}`, ...rest].join(", ")}`;
}
