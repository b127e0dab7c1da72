import { PartnerLogo, type PartnerMark } from "./partner-logo.tsx";

interface PartnerRowProps {
  partners: readonly PartnerMark[];
  className?: string;
  label?: string;
  /** Stands beside the first row for the eye alone. */
  isCopy?: boolean;
  /** Whether the partners' texts for the header stand beside their logos. */
  isInHeader?: boolean;
}

/** The partners' logos as a list. */
export function PartnerRow({
  partners,
  className,
  label,
  isCopy = false,
  isInHeader = false,
}: PartnerRowProps) {
  return (
    <ul
      {...(className ? { className } : {})}
      {...(label ? { "aria-label": label } : {})}
      aria-hidden={isCopy || undefined}
    >
      <Logos partners={partners} isCopy={isCopy} isInHeader={isInHeader} />
    </ul>
  );
}

interface LogosProps {
  partners: readonly PartnerMark[];
  isCopy: boolean;
  isInHeader: boolean;
}

function Logos({ partners, ...where }: LogosProps) {
  return partners.map((partner) => (
    <li key={partner.id}>
      <PartnerLogo partner={partner} {...where} />
    </li>
  ));
}
