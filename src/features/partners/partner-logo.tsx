import { headerName } from "./partner.ts";
import { PartnerPicture } from "./partner-picture.tsx";

export interface PartnerMark {
  id: number;
  name: string;
  header_text: string;
  logo: string;
  url: string;
}

/** A partner's logo as a link. */
export function PartnerLogo({ partner, isCopy = false }: { partner: PartnerMark; isCopy?: boolean }) {
  return (
    <a
      className="plogo"
      href={partner.url}
      rel="noopener sponsored"
      target="_blank"
      tabIndex={isCopy ? -1 : undefined}
    >
      <PartnerPicture logo={partner.logo} alt={isCopy ? "" : headerName(partner)} />
    </a>
  );
}
