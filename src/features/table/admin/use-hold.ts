import { createContext, useContext, useEffect } from "react";

/** Counts what is open over the table. */
export const HoldContext = createContext<(count: (before: number) => number) => void>(() => {});

/** While this is open, the row that it was read from, and goes back into, stays the one that was loaded. */
export function useHold(): void {
  const hold = useContext(HoldContext);
  useEffect(() => {
    hold((before) => before + 1);
    return () => hold((before) => before - 1);
  }, [hold]);
}
