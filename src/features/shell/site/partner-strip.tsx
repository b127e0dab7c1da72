import type { PartnerMark } from "#src/features/partners/partner-logo.tsx";
import { PartnerRow } from "#src/features/partners/partner-row.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./partner-strip.module.css";

/** How often the partners' logos stand in the strip, so that it never shows a gap. */
const REPEATS = 5;

/** The partners' logos passing by above the header. */
export function PartnerStrip({ partners }: { partners: readonly PartnerMark[] }) {
  const text = useSiteText("shell");
  return (
    <section className={styles.strip} aria-label={text.partnerStrip}>
      <span className={`${styles.title} label`}>{text.partners}</span>
      <div className={styles.window}>
        <div className={styles.track}>
          {Array.from({ length: REPEATS }, (_, copy) => (
            <PartnerRow key={copy} partners={partners} isCopy={copy > 0} isInHeader />
          ))}
        </div>
      </div>
    </section>
  );
}
