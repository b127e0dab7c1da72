import { useLayoutEffect, useRef } from "react";

/** Layout effects do not run on the server; React says so aloud unless told. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/**
 * A `<dialog>` that is modal as long as it is shown.
 * @param onShown e.g. chooses where the focus begins
 */
export function useModalDialog(onShown?: (dialog: HTMLDialogElement) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // What the server rendered is open without being modal.
    element.removeAttribute("open");
    const isOpenedByAddress = document.activeElement === document.body;
    element.showModal();
    // Nobody came by the keyboard: no ring around the first button yet.
    if (isOpenedByAddress) {
      element.tabIndex = -1;
      element.focus();
    }
    onShown?.(element);
    return () => element.close();
  }, []);
  return dialog;
}
