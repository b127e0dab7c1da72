import type { FocusEvent, KeyboardEvent } from "react";
import type { Language } from "#src/i18n/languages.ts";

const YEAR_S = 31_536_000;

/** Keeps the chosen language: for this browser's pages, and as a cookie that leads to the right address. */
export function rememberLanguage(language: Language): void {
  keep("language", language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

/** Closes a `<details>` menu when the focus leaves it or Escape is pressed. */
export function closeWhenLeft(
  event: FocusEvent<HTMLDetailsElement> | KeyboardEvent<HTMLDetailsElement>,
): void {
  const menu = event.currentTarget;
  if (event.type === "keydown") {
    if ((event as KeyboardEvent).key !== "Escape") return;
    menu.querySelector("summary")?.focus();
  } else if (menu.contains((event as FocusEvent).relatedTarget as Node | null)) return;
  menu.open = false;
}

/** Storage may be off (private windows, strict settings): then the choice holds for this page. */
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {}
}
