import { CalendarRange, Copy, ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { RowButton } from "#src/features/office/row-button.tsx";
import { staffDate } from "#src/features/office/staff-dates.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { pictureSources, standIn } from "#src/ui/picture-sources.ts";
import { type Partner, periodOf } from "../partner.ts";
import { DEFAULT_LOGO } from "../partner-picture.tsx";
import styles from "./partner-row.module.css";
import { PartnerSwitches } from "./partner-switches.tsx";
import type { PartnerActions } from "./use-partner-actions.ts";

interface PartnerRowProps {
  partner: Partner;
  /** The club's day, "2025-03-08". */
  today: string;
  actions: PartnerActions;
  /** What moves it within the list. */
  steps: ReactNode;
}

/** A partner as a line of the back office's list. */
export function PartnerRow({ partner, today, actions, steps }: PartnerRowProps) {
  const categories = useChoices("partners", "category");
  const isShown = partner.is_active && periodOf(partner, today) === "running";
  return (
    <div className={isShown ? styles.row : `${styles.row} ${styles.inactive}`}>
      <span className={styles.steps}>{steps}</span>
      <span className={styles.logo}>
        <img
          {...pictureSources(partner.logo || DEFAULT_LOGO, "150px")}
          alt=""
          width={150}
          height={48}
          loading="lazy"
          onError={(event) => standIn(event.currentTarget, DEFAULT_LOGO)}
        />
      </span>
      <span className={styles.about}>
        <b lang="en">{partner.name}</b>
        <a className={styles.link} href={partner.url} target="_blank" rel="noopener">
          {partner.url.replace(/^https?:\/\/(www\.)?/, "")}
          <ExternalLink className="icon" aria-hidden />
        </a>
        <span className={styles.badges}>
          <span className={partner.category === "title" ? "badge badge-captain" : "badge badge-draft"}>
            {categories[partner.category]}
          </span>
          <Period partner={partner} today={today} />
        </span>
      </span>
      <PartnerSwitches partner={partner} />
      <Actions partner={partner} actions={actions} />
    </div>
  );
}

/** When a partner is shown, where that is not always. */
function Period({ partner, today }: Pick<PartnerRowProps, "partner" | "today">) {
  const words = useOfficeText("partners");
  const from = partner.starts_on && staffDate(partner.starts_on);
  const until = partner.ends_on && staffDate(partner.ends_on);
  const period = periodOf(partner, today);
  if (period === "coming" && from) return <span className="badge badge-info">{words.begins(from)}</span>;
  if (period === "ended" && until) return <span className="badge badge-warning">{words.ended(until)}</span>;
  if (!from && !until) return null;
  return (
    <span className={styles.days}>
      <CalendarRange className="icon" aria-hidden />
      {from && until ? `${from}–${until}` : from ? words.from(from) : words.until(until ?? "")}
    </span>
  );
}

function Actions({ partner, actions }: Pick<PartnerRowProps, "partner" | "actions">) {
  const words = useOfficeText("partners");
  const office = useOfficeText("office");
  return (
    <span className={styles.actions}>
      <RowButton label={office.edit} of={partner.name} icon={Pencil} onClick={() => actions.edit(partner)} />
      <RowButton
        label={words.duplicate}
        of={partner.name}
        icon={Copy}
        onClick={() => void actions.duplicate(partner)}
      />
      <RowButton
        label={office.remove}
        of={partner.name}
        icon={Trash2}
        isDangerous
        onClick={() => void actions.remove(partner)}
      />
    </span>
  );
}
