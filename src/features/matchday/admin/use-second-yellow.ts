import { useEffect, useState } from "react";
import type { Line } from "#src/features/ledger/lines.ts";
import { useConsole } from "./console-context.tsx";
import { runningPeriod } from "./moments.ts";

/** How long an answer is waited for; without one the red card stays. */
export const ANSWER_MS = 8000;

/**
 * The card that was just written here and turned red by itself, until somebody answers, goes on to something else, or
 * its ring has run.
 */
export function useSecondYellow(): { line: Line; onRight: () => void } | undefined {
  const { last, state, step } = useConsole();
  const [answered, setAnswered] = useState<string>();
  const line = state.lines.find(({ entry, sendsOff }) => entry.id === last?.id && sendsOff);
  const id = line?.entry.id;
  useEffect(() => {
    if (!id) return;
    const timer = setTimeout(() => setAnswered(id), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const isPlay = step.at === "play" && runningPeriod(state.phase) !== undefined && state.phase !== "shootout";
  if (!line || !isPlay || answered === id) return undefined;
  return { line, onRight: () => setAnswered(id) };
}
