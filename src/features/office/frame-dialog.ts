import { useSyncExternalStore } from "react";

/** A dialog of the frame, which any page may have. */
export type FrameDialog = "jump" | "shortcuts";

let shown: FrameDialog | undefined;
const listeners = new Set<() => void>();

/** Opens one of them; without a name closes what is open. */
export function showFrameDialog(dialog?: FrameDialog): void {
  shown = dialog;
  for (const listener of listeners) listener();
}

export function useFrameDialog(): FrameDialog | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );
}
