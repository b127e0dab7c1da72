/** Dark is the default; a choice of light is applied before the first paint, so that nothing flashes. */
export const THEME_SCRIPT = `try{if(localStorage.getItem("theme")==="light")document.documentElement.className="light"}catch{}`;

/** Flips between dark (the default) and light, and keeps the choice. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const isDark = !root.classList.contains("light");
  root.classList.toggle("dark", !isDark);
  root.classList.toggle("light", isDark);
  try {
    localStorage.setItem("theme", isDark ? "light" : "dark");
  } catch {
    // Storage may be off (private windows, strict settings): then the choice holds for this page.
  }
}
