import { lazy, Suspense, useEffect, useRef } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Dialog } from "./dialog.tsx";
import { showFrameDialog, useFrameDialog } from "./frame-dialog.ts";
import styles from "./shortcuts.module.css";

/** The forms that are open, the topmost last. */
const forms: { current: () => void }[] = [];

/** Ctrl+S (⌘S on a Mac) saves the form of the page, or that of the dialog above it. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyS") return;
      event.preventDefault();
      if (forms.at(-1) === latest) latest.current();
    };
    forms.push(latest);
    addEventListener("keydown", listen);
    return () => {
      forms.splice(forms.indexOf(latest), 1);
      removeEventListener("keydown", listen);
    };
  }, []);
}

/** The dialog that finds and jumps comes with the first use. */
const JumpDialog = lazy(() => import("./admin/jump-dialog.tsx"));

/**
 * What the keys do on every page; stands once, in the frame. Letters are known by their place on the keyboard: under
 * another alphabet the same key is pressed.
 */
export function Shortcuts() {
  const shown = useFrameDialog();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Under a question nothing is opened, and a field may have a use of its own for the keys.
      if (event.defaultPrevented || document.querySelector("dialog:modal")) return;
      if (actOn(event)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  if (shown === "jump") {
    return (
      <Suspense>
        <JumpDialog />
      </Suspense>
    );
  }
  return shown === "shortcuts" ? <ShortcutList /> : null;
}

/** @returns whether the keys mean something */
function actOn(event: KeyboardEvent): boolean {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  if ((ctrlKey || metaKey) && !shiftKey && code === "KeyK") {
    showFrameDialog("jump");
    return true;
  }
  const target = event.target as HTMLElement;
  if (ctrlKey || metaKey || target.closest("input, textarea, select, [contenteditable]")) return false;
  if (key === "?") showFrameDialog("shortcuts");
  else if (key === "/") document.querySelector<HTMLElement>("[data-search]")?.focus();
  else if (code === "KeyN" && !shiftKey) return clickFirst("[data-add]");
  else return false;
  return true;
}

/** The first that is seen: a page may have the same button for a desk and for a phone. */
function clickFirst(selector: string): boolean {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  seen?.click();
  return seen !== undefined;
}

function ShortcutList() {
  const words = useOfficeText("office");
  const keys = [
    ["Ctrl+K", words.shortcutJump],
    ["Ctrl+S", words.shortcutSave],
    ["/", words.shortcutSearch],
    ["N", words.shortcutNew],
    ["?", words.shortcutHelp],
    ["Esc", words.shortcutClose],
    ["Ctrl+B, I, K", words.shortcutFormat],
  ] as const;
  return (
    <Dialog title={words.shortcuts} widthPx={480} onClose={() => showFrameDialog()}>
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
