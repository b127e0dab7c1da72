import type { KeyboardEvent } from "react";

// Menus as `<details>`: they open without JavaScript, and close with it as people expect.

/** For `ref`: closes the menu when somebody presses outside of it, or the focus leaves it. */
export function closeOutside(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const close = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", close);
  return () => {
    document.removeEventListener("pointerdown", close);
    document.removeEventListener("focusin", close);
  };
}

/** For `onKeyDown`: Escape closes the menu and gives the focus back to its button. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** For `onKeyDown` of a menu that covers the page: Tab goes round inside it while it is open. */
export function keepFocusInside(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  if (event.key !== "Tab" || !menu.open) return;
  const stops = menu.querySelectorAll<HTMLElement>("summary, a[href], button");
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
