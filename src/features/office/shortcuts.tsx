import { useEffect, useRef, useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Dialog } from "./dialog.tsx";
import styles from "./shortcuts.module.css";

/** Ctrl+S (⌘S on a Mac) saves the form of the page. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyS") return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** `/` leads to the search box, `?` shows the list; stands once, in the frame. */
export function Shortcuts() {
  const words = useOfficeText("office");
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, dialog, [contenteditable]")) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") setIsOpen(true);
      else if (event.key === "/") document.querySelector<HTMLElement>("[data-search]")?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  if (!isOpen) return null;
  const keys = [
    ["Ctrl+S", words.shortcutSave],
    ["/", words.shortcutSearch],
    ["?", words.shortcutHelp],
    ["Esc", words.shortcutClose],
  ] as const;
  return (
    <Dialog title={words.shortcuts} widthPx={440} onClose={() => setIsOpen(false)}>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
