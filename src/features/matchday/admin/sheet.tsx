import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useModalDialog } from "#src/ui/use-modal-dialog.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  title: string;
  /** A line above the title: what it is about. */
  label?: string;
  /** What closing it means, where it is more than going back. */
  closeLabel?: string;
  hint?: ReactNode;
  children: ReactNode;
  /** Else it goes back to the keys. */
  onClose?: () => void;
}

/** A question over everything else, at the thumb's end of the screen: stone above, answers below. */
export function Sheet({ title, label, closeLabel, hint, children, onClose }: SheetProps) {
  const { words, tap } = useConsole();
  const id = useId();
  const dialog = useModalDialog((shown) =>
    (shown.querySelector<HTMLElement>("[data-first]") ?? shown.querySelector<HTMLElement>("h1"))?.focus(),
  );
  const close = onClose ?? (() => tap({ tap: "go", step: { at: "play" } }));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape (onCancel).
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inside}>
        <header className={`slab merlons-above ${styles.head}`}>
          <div className="pores" />
          <div>
            {label && <small>{label}</small>}
            <h1 id={id} tabIndex={-1}>
              {title}
            </h1>
          </div>
          <button type="button" aria-label={closeLabel ?? words.back} onClick={close}>
            <X className="icon" aria-hidden />
          </button>
          {hint && <p>{hint}</p>}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
