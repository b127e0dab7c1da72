import { useEffect, useRef } from "react";
import { PartnerLogo, type PartnerMark } from "#src/features/partners/partner-logo.tsx";

/** Source: specification of the public site, section 9. */
const LEAST_ITEMS = 36;
const STEP_PX = 0.2;

/**
 * The partners passing by without an end: repeated until at least 36 stand in the row, which moves 0.2 px a
 * frame, stands still under a pointer or the focus, and for whoever prefers less motion. The copies are for
 * the eye alone.
 */
export function PartnerCarousel({ partners }: { partners: PartnerMark[] }) {
  const row = useRef<HTMLUListElement>(null);
  const copies = Math.max(1, Math.ceil(LEAST_ITEMS / partners.length));
  useEffect(() => (row.current ? move(row.current, partners.length) : undefined), [partners.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard too.
    <ul className="p-run" ref={row} tabIndex={0}>
      {Array.from({ length: copies }, (_, copy) =>
        partners.map((partner) => (
          <li key={`${copy}-${partner.id}`} aria-hidden={copy > 0 || undefined}>
            <PartnerLogo partner={partner} isCopy={copy > 0} />
          </li>
        )),
      )}
    </ul>
  );
}

/** Scrolls the row; past one whole round it steps back by it, which nobody sees. */
function move(row: HTMLUListElement, count: number): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let position = row.scrollLeft;
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const isHeld = row.matches(":hover") || row.contains(document.activeElement) || still.matches;
    if (isHeld || document.hidden) {
      position = row.scrollLeft;
      return;
    }
    const first = row.children[0] as HTMLElement | undefined;
    const repeat = row.children[count] as HTMLElement | undefined;
    const round = first && repeat ? repeat.offsetLeft - first.offsetLeft : 0;
    position += STEP_PX;
    if (round > 0 && position >= round) position -= round;
    row.scrollLeft = position;
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
