import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useModalDialog } from "#src/ui/use-modal-dialog.ts";
import styles from "./modal.module.css";

interface ModalProps {
  /** The dialog's heading; a slab of stone across its top. */
  title: ReactNode;
  /** More under the heading, on the same stone. */
  lead?: ReactNode;
  closeLabel: string;
  /** What closing does; or the address of the page without the dialog, where the dialog has an address. */
  onClose: (() => void) | string;
  className?: string | undefined;
  /** Of the slab with the heading. */
  headClassName?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog over the page: the browser keeps the focus inside, and gives it back afterwards. It closes by its
 * button, by Escape and by a click outside. Rendered on the server it stands open before JavaScript loads.
 */
export function Modal({
  title,
  lead,
  closeLabel,
  onClose,
  className = "",
  headClassName = "",
  children,
}: ModalProps) {
  const dialog = useModalDialog();
  const pressed = useRef<EventTarget>(null);
  const headingId = useId();
  const navigate = useNavigate();
  const close =
    typeof onClose === "string"
      ? () => void navigate(onClose, { replace: true, preventScrollReset: true })
      : onClose;

  // A drag that ends outside, of somebody who marks text, is no click outside.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape (onCancel).
    <dialog
      ref={dialog}
      open
      className={`${styles.modal} ${className}`}
      aria-labelledby={headingId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeOutside}
    >
      <div className={styles.frame}>
        <CloseButton onClose={onClose} label={closeLabel} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
        <div className={styles.scroll} tabIndex={0}>
          <div className={`slab ${styles.head} ${headClassName}`}>
            <div className="pores" />
            <h2 id={headingId}>{title}</h2>
            {lead}
          </div>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** A link where the dialog has an address: it then closes before JavaScript loads, too. */
function CloseButton({ onClose, label }: Pick<ModalProps, "onClose"> & { label: string }) {
  return typeof onClose === "string" ? (
    <Link className={styles.close} to={onClose} replace preventScrollReset aria-label={label}>
      <X className="icon" aria-hidden />
    </Link>
  ) : (
    <button type="button" className={styles.close} onClick={onClose} aria-label={label}>
      <X className="icon" aria-hidden />
    </button>
  );
}
