import { useMemo } from "react";
import type { SamePair } from "#src/features/ledger/same-pair.ts";
import { useConsole } from "./console-context.tsx";
import { openSamePairs } from "./same-pair-question.ts";

/** What two devices may have written of one and nobody has answered for: by the id of the later entry. */
export function useDoubled(): ReadonlyMap<string, SamePair> {
  const { bundle, kept } = useConsole();
  return useMemo(
    () =>
      new Map(openSamePairs(bundle.entries, kept, bundle.lineups).map((pair) => [pair.other, pair] as const)),
    [bundle.entries, bundle.lineups, kept],
  );
}
