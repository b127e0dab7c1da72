import type { ShownText } from "#src/i18n/localised.ts";
import styles from "./partner-logo.module.css";
import { PartnerPicture } from "./partner-picture.tsx";

export interface PartnerMark {
  id: number;
  name: string;
  /** What the header says instead of the name; empty for nothing. */
  headerText: ShownText;
  logo: string;
  url: string;
}

interface PartnerLogoProps {
  partner: PartnerMark;
  isCopy?: boolean;
  isInHeader?: boolean;
}

/** A partner's logo as a link; in the header with its text there, or with its name beside the stand-in of a logo. */
export function PartnerLogo({ partner, isCopy = false, isInHeader = false }: PartnerLogoProps) {
  const { name, headerText, logo, url } = partner;
  const text = headerText.text || (logo ? "" : name);
  const isSaid = isInHeader && text !== "";
  return (
    <a
      className={styles.logo}
      href={url}
      rel="noopener sponsored"
      target="_blank"
      tabIndex={isCopy ? -1 : undefined}
    >
      <PartnerPicture logo={logo} alt={isCopy || (isSaid && text === name) ? "" : name} />
      {isSaid && <span lang={headerText.text ? headerText.lang : undefined}>{text}</span>}
    </a>
  );
}
