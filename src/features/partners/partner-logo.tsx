import { headerName } from "./partner.ts";

export interface PartnerMark {
  id: number;
  name: string;
  header_text: string;
  logo: string;
  url: string;
}

export const DEFAULT_LOGO = "/club/partners/default.svg";

/** A partner's logo as a link; the club's default picture stands in for one that is missing or broken. */
export function PartnerLogo({ partner, isCopy = false }: { partner: PartnerMark; isCopy?: boolean }) {
  return (
    <a
      className="plogo"
      href={partner.url}
      rel="noopener sponsored"
      target="_blank"
      tabIndex={isCopy ? -1 : undefined}
    >
      <img
        src={partner.logo || DEFAULT_LOGO}
        alt={isCopy ? "" : headerName(partner)}
        width={110}
        height={32}
        loading="lazy"
        onError={(event) => {
          const image = event.currentTarget;
          if (!image.src.endsWith(DEFAULT_LOGO)) image.src = DEFAULT_LOGO;
        }}
      />
    </a>
  );
}
