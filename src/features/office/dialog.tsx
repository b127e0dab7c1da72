import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useModalDialog } from "#src/ui/use-modal-dialog.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  title: string;
  lead?: ReactNode;
  /** Absent: the dialog can't be closed without an answer. */
  onClose?: () => void;
  /** The row of buttons. */
  footer?: ReactNode;
  /** A question that needs an answer, rather than a form. */
  isAlert?: boolean;
  widthPx?: number;
  children?: ReactNode;
}

/** A dialog of the back office: stone head, scrolling body, buttons that stay in reach; on a phone a sheet. */
export function Dialog({ title, lead, onClose, footer, isAlert, widthPx = 640, children }: DialogProps) {
  const words = useOfficeText("office");
  // The first field to fill in, or the first button of the answer: not the cross.
  const dialog = useModalDialog((shown) =>
    shown
      .querySelector<HTMLElement>(
        `[autofocus], .${styles.body} :is(input, select, textarea):not([type=hidden], [type=file], [readonly]), footer button`,
      )
      ?.focus(),
  );
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape (onCancel).
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={isAlert ? "alertdialog" : undefined}
      aria-labelledby={id}
      style={{ "--w": `${widthPx}px` } as React.CSSProperties}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      // A second Escape closes it whatever is answered to the first; what waits for an answer comes back.
      onClose={({ target }) => {
        if (target === dialog.current && !dialog.current.open) dialog.current.showModal();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressed.current === dialog.current) onClose?.();
      }}
    >
      <div className={styles.frame}>
        <header>
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
          {onClose && (
            <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
              <X className="icon" aria-hidden />
            </button>
          )}
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  );
}
