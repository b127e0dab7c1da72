import { KeptPart } from "#src/ui/kept-part.tsx";
import { PartnerLogo, type PartnerMark } from "./partner-logo.tsx";

interface PartnerRowProps {
  partners: readonly PartnerMark[];
  className?: string;
  label?: string;
  /** Stands beside the first row for the eye alone. */
  isCopy?: boolean;
}

/** The partners' logos as a list. */
export function PartnerRow({ partners, className, label, isCopy = false }: PartnerRowProps) {
  return (
    <KeptPart
      as="ul"
      of={partners}
      name={isCopy ? "copy" : "row"}
      {...(className ? { className } : {})}
      {...(label ? { "aria-label": label } : {})}
      aria-hidden={isCopy || undefined}
    >
      <Logos partners={partners} isCopy={isCopy} />
    </KeptPart>
  );
}

function Logos({ partners, isCopy }: { partners: readonly PartnerMark[]; isCopy: boolean }) {
  return partners.map((partner) => (
    <li key={partner.id}>
      <PartnerLogo partner={partner} isCopy={isCopy} />
    </li>
  ));
}
