import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** Says how many messages nobody has read, to whatever shows it. */
export function tellUnread(unread: number): void {
  count = unread;
  for (const listener of listeners) listener();
}

/** How many messages nobody has read, as last told. */
export function useUnreadCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}
