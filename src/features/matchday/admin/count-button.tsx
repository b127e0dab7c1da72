import type { Side } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import type { Counted } from "./taps.ts";
import { useLongPress } from "./use-long-press.ts";

/** How often something happened: a tap adds one, a finger that stays takes the last one back. */
export function CountButton({ kind, side }: { kind: Counted; side: Side }) {
  const { words, state, team, tap } = useConsole();
  const count = state.counts[side][kind];
  const press = useLongPress(
    () => tap({ tap: kind, side }),
    () => tap({ tap: "uncount", kind, side }),
  );
  return (
    <button
      type="button"
      data-side={side}
      aria-label={`${words.of(words[kind], team[side])} ${count}`}
      {...press}
    >
      <span className="number">{count}</span>
    </button>
  );
}
