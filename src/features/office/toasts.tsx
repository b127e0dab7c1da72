import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import styles from "./toasts.module.css";
import { useFoot } from "./use-foot.ts";

/** Long enough to read and to reach the button. Source: the screens' rules, "Delete". */
const SHOWN_MS = 8000;

export interface Toast {
  text: string;
  isBad?: boolean;
  action?: { label: string; run: () => void };
}

let toasts: (Toast & { id: number })[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const NONE: typeof toasts = [];

/**
 * Shows a sentence at the edge of the screen for eight seconds; a failure stays until it is closed.
 * @returns what closes it
 */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const id = lastId;
  // Nobody reads the same sentence twice; one with a way back is of another deed.
  const others = toasts.filter(({ text, action }) => action || toast.action || text !== toast.text);
  set([...others, { ...toast, id }].slice(-3));
  return () => close(id);
}

/** The sentences that are shown now; stands once, in the frame of the back office. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => NONE,
  );
  const foot = useFoot(shown.length > 0);
  return (
    <div
      className={styles.toasts}
      style={{ "--foot": `${foot}px` } as React.CSSProperties}
      role="status"
      aria-live="polite"
    >
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function OneToast({ toast: { id, text, isBad = false, action } }: { toast: Toast & { id: number } }) {
  const words = useOfficeText("office");
  useEffect(() => {
    if (isBad) return;
    const timer = setTimeout(() => close(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isBad]);
  return (
    <div className={isBad ? `${styles.toast} ${styles.bad}` : styles.toast}>
      <span>{text}</span>
      {action && (
        <Button
          isLine
          onClick={() => {
            close(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="tool-button" aria-label={words.close} onClick={() => close(id)}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}

function close(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

function set(next: typeof toasts): void {
  toasts = next;
  for (const listener of listeners) listener();
}
