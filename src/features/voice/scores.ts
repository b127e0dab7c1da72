import type { EntryOf, Standing } from "#src/features/ledger/ledger.ts";
import { isHeld, type Line, type Score } from "#src/features/ledger/lines.ts";
import { shootOutOf } from "#src/features/ledger/shoot-out.ts";

/** The score after each line of a match, by the entry's id: within the shoot-out that of the kicks. */
export function scoresOf(lines: readonly Line[]): Map<string, Score> {
  let score: Score = { home: 0, away: 0 };
  const kicks: (Standing & EntryOf<"kick">)[] = [];
  return new Map(
    lines.map(({ entry, score: after }) => {
      score = after ?? score;
      if (entry.kind === "kick" && !entry.isVoid && !isHeld(entry)) kicks.push(entry);
      const isOfShootOut = entry.period === "shootout" && entry.kind !== "period_start";
      return [entry.id, (isOfShootOut && shootOutOf(kicks)) || score];
    }),
  );
}
