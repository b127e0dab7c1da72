import { FIGURES, pointsOf } from "../table.ts";
import type { ComparedRow } from "./table-conflict.ts";
import type { TableWords } from "./table-words.ts";

/** A team's row as one reads it aloud: "1. W 10, D 2, L 1, GF 30, GA 9, Pts 32, WWDWL". */
export function rowInWords(row: ComparedRow, words: TableWords): string {
  const figures = FIGURES.map((figure) => `${words[figure]} ${row[figure]}`);
  const rest = [row.form, row.adjustment_reason, row.fixed_place_reason].filter(Boolean);
  return `${row.position}. ${[...figures, `${words.points} ${pointsOf(row)}`, ...rest].join(", ")}`;
}
