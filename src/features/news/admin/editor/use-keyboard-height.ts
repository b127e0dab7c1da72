import { useEffect } from "react";

/**
 * Tells the page's styles how much of the screen's foot a phone's keyboard covers, as `--keyboard`: what is fixed at
 * the foot would lie under it.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const { style } = document.documentElement;
    const follow = () => {
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    follow();
    seen.addEventListener("resize", follow);
    seen.addEventListener("scroll", follow);
    return () => {
      seen.removeEventListener("resize", follow);
      seen.removeEventListener("scroll", follow);
      style.removeProperty("--keyboard");
    };
  }, []);
}
