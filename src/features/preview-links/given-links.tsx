import { Trash2 } from "lucide-react";
import { confirm } from "#src/features/office/confirm.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type LinkState, linkState, type PreviewLink } from "./preview-link.ts";
import styles from "./share-dialog.module.css";

interface GivenLinksProps {
  links: PreviewLink[];
  onRevoke: (link: PreviewLink) => void;
}

const BADGES: Partial<Record<LinkState, string>> = {
  approved: "badge badge-success",
  waiting: "badge badge-warning",
  earlier: "badge badge-warning",
  changes: "badge badge-warning",
};

/** The links that somebody has: how often opened, what was answered, and the way to end each. */
export function GivenLinks({ links, onRevoke }: GivenLinksProps) {
  const words = useOfficeText("previewLinks");
  if (links.length === 0) return null;
  const end = async (link: PreviewLink) => {
    const text = words.revokeAsk(link.label || words.noLabel);
    const question = { text, hint: words.revokeHint, yes: words.revoke, isDangerous: true };
    if (await confirm(question)) onRevoke(link);
  };
  return (
    <section className={styles.given}>
      <h3>{words.given}</h3>
      <ul>
        {links.map((link) => (
          <Given key={link.id} link={link} onEnd={() => void end(link)} />
        ))}
      </ul>
    </section>
  );
}

function Given({ link, onEnd }: { link: PreviewLink; onEnd: () => void }) {
  const words = useOfficeText("previewLinks");
  const state = linkState(link, new Date());
  const isOver = link.revoked_at !== null || link.expires_at <= new Date().toISOString();
  return (
    <li>
      <div>
        <b>{link.label || words.noLabel}</b>
        <small>
          {link.opened_at ? words.opened(link.opened, staffTime(link.opened_at)) : words.notOpened}
          {!isOver && `, ${words.until(staffTime(link.expires_at))}`}
        </small>
      </div>
      <span className={BADGES[state] ?? "badge badge-draft"}>{words.states[state]}</span>
      {!isOver && (
        <button
          type="button"
          className="tool-button"
          title={words.revoke}
          aria-label={`${words.revoke}, ${link.label || words.noLabel}`}
          onClick={onEnd}
        >
          <Trash2 className="icon" aria-hidden />
        </button>
      )}
    </li>
  );
}
