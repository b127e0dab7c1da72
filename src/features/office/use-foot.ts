import { useLayoutEffect, useState } from "react";

/** At a page's very end its bar stands above the padding below it. */
const NEAR_PX = 80;

/**
 * How much of the window's lower edge is taken by bars of buttons, which carry `data-foot`, in pixels: what lies above
 * the page must not lie above them. Looked at only while something is shown.
 */
export function useFoot(isShown: boolean): number {
  const [foot, setFoot] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return;
    const look = () => setFoot(footPx());
    look();
    // A save often leads to another page, with other buttons; and "Saving…" is shorter than what it stands for.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [isShown]);
  return foot;
}

function footPx(): number {
  const tops = [...document.querySelectorAll("[data-foot]")].flatMap((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isAtFoot = bottom > innerHeight - NEAR_PX || getComputedStyle(bar).position === "fixed";
    return height > 0 && top < innerHeight && isAtFoot ? [top] : [];
  });
  return tops.length === 0 ? 0 : Math.round(innerHeight - Math.min(...tops));
}
