import { useState } from "react";
import type { Conflict } from "#src/features/office/conflict.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import { peopleInWords, type StoredPlayer } from "../lineup.ts";
import type { SavedLineup } from "./lineup-data.ts";
import type { LineupDraft } from "./lineup-draft.ts";
import type { LineupSide } from "./use-lineup-side.ts";

/** Two line-ups of one side: the people are chosen as a whole, because they make sense only together. */
export function LineupConflict({ side, conflict }: { side: LineupSide; conflict: Conflict }) {
  const { formation, players, coach, publish_at } = useFieldLabels("lineups");
  const labels = { formation, players, coach, coach_hy: coach, coach_ru: coach, publish_at };
  const [theirs] = useState(() => withPeople(conflict.theirs));
  return (
    <ConflictDialog<LineupDraft>
      conflict={{
        ...conflict,
        base: conflict.base && withPeople(conflict.base),
        yours: withPeople(conflict.yours),
        theirs,
        resolve: (taken) => void side.saveOver({ ...side.draft, ...taken }, conflict.version),
        close: side.closeConflict,
      }}
      labels={labels}
      {...{ show: shown }}
      onKeepSaved={() => side.adopt(theirs as unknown as SavedLineup)}
    />
  );
}

function withPeople(row: Record<string, unknown>): Record<string, unknown> {
  const { players } = row;
  return typeof players === "string" ? { ...row, players: JSON.parse(players) } : row;
}

function shown(field: keyof LineupDraft, value: unknown): string {
  return field === "players" ? peopleInWords(value as StoredPlayer[]) : String(value ?? "–") || "–";
}
