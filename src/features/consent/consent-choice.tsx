import { useSiteText } from "#src/i18n/i18n.tsx";
import { useColon } from "#src/i18n/use-colon.ts";
import { keepConsent, useConsent } from "./consent.ts";
import styles from "./consent-choice.module.css";

/** The answer given, and the way to change it; stands in the cookie policy. */
export function ConsentChoice() {
  const colon = useColon();
  const text = useSiteText("analytics");
  const consent = useConsent();
  if (consent === "unknown") return null;
  return (
    <div className={styles.choice}>
      <p role="status">
        {`${text.now}${colon}`}
        <b>{text[consent]}</b>
      </p>
      <ConsentButton answer="declined" /> <ConsentButton answer="accepted" />
    </div>
  );
}

/** Both answers look alike. */
export function ConsentButton({ answer }: { answer: "declined" | "accepted" }) {
  const text = useSiteText("analytics");
  return (
    <button type="button" className="button button-small button-ghost" onClick={() => keepConsent(answer)}>
      {answer === "declined" ? text.decline : text.accept}
    </button>
  );
}
