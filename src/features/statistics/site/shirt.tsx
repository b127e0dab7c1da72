import { useSiteText } from "#src/i18n/i18n.tsx";

/** Somebody's shirt in a season, or a dash that is read as what it says. */
export function Shirt({ number }: { number: number | null }) {
  const { noNumber } = useSiteText("statistics");
  if (number !== null) return number;
  return (
    <span title={noNumber}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{noNumber}</span>
    </span>
  );
}
