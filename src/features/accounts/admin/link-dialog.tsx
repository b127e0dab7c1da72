import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { IssuedLink } from "../account.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./secret.module.css";

interface LinkDialogProps {
  link: IssuedLink;
  account: { username: string; email: string };
  onClose: () => void;
}

/** A one-time link, shown once, with what became of its letter. */
export function LinkDialog({ link, account, onClose }: LinkDialogProps) {
  const colon = useColon();
  const words = useOfficeText("accounts");
  const title = link.kind === "invitation" ? words.invitationLink : words.resetLink;
  const mail =
    link.mail === "sent" ? words.mail_sent(account.email) : words[`mail_${link.mail}` as "mail_none"];
  return (
    <Dialog
      title={`${title}${colon}${account.username}`}
      lead={words.linkOnce(staffDateTime(link.expires_at))}
      widthPx={640}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={link.url} label={words.copyLink} copied={words.copied} shownIn="one-time-link" />
          <span className="keep-left" />
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <p className={styles.secret} id="one-time-link">
        {link.url}
      </p>
      <p className={link.mail === "sent" ? "notice notice-good" : "notice"}>{mail}</p>
    </Dialog>
  );
}
