import { useMemo } from "react";
import { useConsole } from "./console-context.tsx";
import { openSameGoals } from "./same-goal-question.ts";

/** Ids of goals that two devices may have written of one and nobody has answered for. */
export function useDoubled(): ReadonlySet<string> {
  const { bundle, kept } = useConsole();
  return useMemo(
    () => new Set(openSameGoals(bundle.entries, kept).map(({ other }) => other)),
    [bundle.entries, kept],
  );
}
