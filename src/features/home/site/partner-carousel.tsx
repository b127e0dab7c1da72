import { useEffect, useRef } from "react";
import type { PartnerMark } from "#src/features/partners/partner-logo.tsx";
import { PartnerRow } from "#src/features/partners/partner-row.tsx";
import { marquee } from "../marquee.ts";
import styles from "./partner-carousel.module.css";

/** Source: specification of the public site, section 9. */
const LEAST_ITEMS = 36;

/** The partners passing by: repeated until at least 36 stand in the row. The copies are for the eye alone. */
export function PartnerCarousel({ partners }: { partners: readonly PartnerMark[] }) {
  const row = useRef<HTMLDivElement>(null);
  const copies = Math.max(1, Math.ceil(LEAST_ITEMS / partners.length));
  useEffect(() => (row.current ? marquee(row.current) : undefined), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard too.
    <div className={styles.carousel} ref={row} data-early="marquee" tabIndex={0}>
      {Array.from({ length: copies }, (_, copy) => (
        <PartnerRow key={copy} partners={partners} isCopy={copy > 0} />
      ))}
    </div>
  );
}
