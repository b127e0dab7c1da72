import { useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { askFirst } from "#src/features/office/ask-first.ts";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Partner } from "../partner.ts";
import styles from "./partner-switches.module.css";

/** The switches of a row. Source: specification of the back office, section 2; decision 33. */
const TOGGLES = [
  "is_active",
  "display_in_header",
  "display_in_footer",
  "display_in_matches",
  "display_in_table",
] as const;
type Toggle = (typeof TOGGLES)[number];

/** Whether and where a partner is shown; each switch saves at once. */
export function PartnerSwitches({ partner }: { partner: Partner }) {
  const words = useOfficeText("partners");
  const office = useOfficeText("office");
  const labels = useFieldLabels("partners");
  const address = useListAddress();
  const { act } = useListActions();
  /** Switches that were pressed and not yet answered. */
  const [pressed, setPressed] = useState<Partial<Record<Toggle, boolean>>>({});

  const toggle = (flag: Toggle) => {
    const isOn = !partner[flag];
    setPressed((before) => ({ ...before, [flag]: isOn }));
    // Who is switched off would vanish under the pointer.
    if (flag === "is_active" && !isOn) address.set({ inactive: "1" });
    const flip = (more: object) => api.patch(`/admin/partners/${partner.id}`, { [flag]: isOn, ...more });
    void act(() => askFirst(flip, office).catch(letBe), words.toggleFailed).finally(() =>
      setPressed(({ [flag]: _, ...rest }) => rest),
    );
  };
  return (
    <span className={styles.switches}>
      {TOGGLES.map((flag) => (
        <button
          key={flag}
          type="button"
          className={styles.switch}
          aria-pressed={pressed[flag] ?? partner[flag]}
          onClick={() => toggle(flag)}
        >
          <i aria-hidden="true" />
          {labels[flag]}
        </button>
      ))}
    </span>
  );
}

/** A person who answered no to the question wants to hear nothing more of it. */
function letBe(error: unknown): void {
  if (!(error instanceof ApiError && error.body.asks)) throw error;
}
