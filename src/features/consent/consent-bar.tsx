import { type ReactNode, useEffect, useId } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import type { Analytics } from "./analytics.server.ts";
import { useConsent } from "./consent.ts";
import styles from "./consent-bar.module.css";
import { ConsentButton } from "./consent-choice.tsx";
import { startAnalytics } from "./start-analytics.ts";

interface ConsentBarProps {
  analytics: Analytics;
  /** The link to the cookie policy. */
  policy: (label: string) => ReactNode;
}

/** Asks once about analytics, with two equal answers; starts them after a yes. Staff are never asked or counted. */
export function ConsentBar({ analytics, policy }: ConsentBarProps) {
  const text = useSiteText("analytics");
  const consent = useConsent();
  const id = useId();
  useEffect(() => {
    if (consent === "accepted" && !isStaff()) startAnalytics(analytics);
  }, [consent, analytics]);
  if (consent !== "none" || isStaff()) return null;
  return (
    <section className={styles.bar} aria-labelledby={id}>
      <span className={styles.merlons} aria-hidden="true" />
      <div>
        <h2 id={id}>{text.title}</h2>
        <p>
          {text.about} {policy(text.policy)}
        </p>
      </div>
      <ul className={styles.choices}>
        <li>
          <span>
            <b>{text.necessary}</b>
            <small>{text.necessaryHint}</small>
          </span>
        </li>
        <li>
          <span>
            <b>{text.analytics}</b>
            <small>{text.analyticsHint}</small>
          </span>
        </li>
      </ul>
      <div className={styles.buttons}>
        <ConsentButton answer="declined" />
        <ConsentButton answer="accepted" />
      </div>
    </section>
  );
}

/** A browser that holds a staff session. */
function isStaff(): boolean {
  try {
    return localStorage.getItem("adminUser") !== null;
  } catch {
    return false;
  }
}
