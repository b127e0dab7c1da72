import { moveOf } from "#src/features/outlook/table-around.ts";
import { useConsole } from "./console-context.tsx";

/** What the match does to the own club in the table. Nothing without a network: others may have ended meanwhile. */
export function useMove(): ReturnType<typeof moveOf> | undefined {
  const { bundle, state, network } = useConsole();
  const isKnown = network === "sent" || network === "refused";
  if (!bundle.table || !isKnown) return undefined;
  return moveOf(bundle.table, bundle.table.own, state.afterExtra ?? state.score);
}
