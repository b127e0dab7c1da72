import { useRef } from "react";

const LONG_MS = 600;

/** What a button needs to tell a tap from a finger that stays: the latter takes back what the former adds. */
export function useLongPress(onTap: () => void, onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const release = () => clearTimeout(timer.current);
  return {
    onPointerDown() {
      release();
      wasLong.current = false;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        navigator.vibrate?.(40);
        onLong();
      }, LONG_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // Phones would offer to select the figure.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick() {
      if (!wasLong.current) onTap();
      wasLong.current = false;
    },
  };
}
