/** A piece of a text that was changed: what stayed, what was taken out and what was put in. */
export interface Piece {
  kind: "same" | "del" | "ins";
  text: string;
}

/** Longer texts are told apart as a whole: comparing costs the product of their words. */
const MOST_CELLS = 400_000;

/** The words of a text as they changed: taken out before put in, whole words. */
export function changedWords(before: string, after: string): Piece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length * next.length > MOST_CELLS)
    return [
      { kind: "del", text: before },
      { kind: "ins", text: after },
    ];
  const common = commonLengths(old, next);
  const pieces: Piece[] = [];
  const push = (kind: Piece["kind"], word: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else pieces.push({ kind, text: word });
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < next.length) {
    if (row < old.length && column < next.length && old[row] === next[column]) {
      push("same", old[row]!);
      row += 1;
      column += 1;
    } else if (row < old.length && common[row + 1]![column]! >= (common[row]![column + 1] ?? -1)) {
      push("del", old[row]!);
      row += 1;
    } else {
      push("ins", next[column]!);
      column += 1;
    }
  }
  return pieces;
}

/** How many words two texts have in common from each pair of places on. */
function commonLengths(old: readonly string[], next: readonly string[]): Int32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Int32Array(next.length + 1));
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      table[row]![column] =
        old[row] === next[column]
          ? table[row + 1]![column + 1]! + 1
          : Math.max(table[row + 1]![column]!, table[row]![column + 1]!);
  return table;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
