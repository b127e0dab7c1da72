import { ArrowDown } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { Move } from "../move.tsx";
import styles from "./what-if-bar.module.css";
import type { WhatIfView } from "./what-if-data.server.ts";

/** At the thumb on a phone: what the last tap did, and the way to the table. */
export function WhatIfBar({ whatIf: { own } }: { whatIf: WhatIfView }) {
  const text = useSiteText("outlook");
  if (!own) return null;
  return (
    <p className={styles.bar} aria-hidden="true">
      <b className="number">{own.place}</b>
      <Move from={own.formerPlace} to={own.place} />
      <a className="button button-small" href="#then" tabIndex={-1}>
        {text.toTable} <ArrowDown className="icon" />
      </a>
    </p>
  );
}
