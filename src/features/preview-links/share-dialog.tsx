import { Check, Clock, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { Switch, TextField } from "#src/features/office/fields.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useCopy } from "#src/ui/use-copy.ts";
import { GivenLinks } from "./given-links.tsx";
import { LINK_HOURS, PREVIEW_LIMITS, type PreviewedKind, type PreviewLink } from "./preview-link.ts";
import { QrCode } from "./qr-code.tsx";
import styles from "./share-dialog.module.css";
import { useFreshLink, useLinks } from "./use-links.ts";

interface ShareDialogProps {
  kind: PreviewedKind;
  id: number;
  title: string;
  onClose: () => void;
}

/** A link for somebody without an account: for whom, how long, as an address and as a code; and those given before. */
export default function ShareDialog({ kind, id, title, onClose }: ShareDialogProps) {
  const words = useOfficeText("previewLinks");
  const office = useOfficeText("office");
  const links = useLinks(kind, id);
  const { fresh, error, makeAnother } = useFreshLink(links);
  const others = links.links.filter((link) => link !== fresh && isWorthTelling(link));
  return (
    <Dialog title={words.title} lead={title} widthPx={780} onClose={onClose}>
      {error && <p className="notice notice-bad">{faultText(error, words.failed, office)}</p>}
      {fresh ? (
        <FreshLink key={fresh.id} link={fresh} onEdit={(given) => void links.edit(fresh, given)} />
      ) : (
        !error && <div className="skeleton" aria-busy="true" />
      )}
      {fresh?.label && (
        <Button isLine onClick={makeAnother}>
          {words.makeAnother}
        </Button>
      )}
      <GivenLinks links={others} onRevoke={(link) => void links.revoke(link)} />
    </Dialog>
  );
}

/** One that ended before anybody opened it tells nothing. */
function isWorthTelling({ answer, expires_at, opened, revoked_at }: PreviewLink): boolean {
  return opened > 0 || answer !== null || (!revoked_at && expires_at > new Date().toISOString());
}

interface FreshLinkProps {
  link: PreviewLink;
  onEdit: (given: { label?: string; hours?: number; may_answer?: boolean }) => void;
}

function FreshLink({ link, onEdit }: FreshLinkProps) {
  const words = useOfficeText("previewLinks");
  const [label, setLabel] = useState(link.label);
  const keep = () => {
    if (label.trim() !== link.label) onEdit({ label: label.trim() });
  };
  const ends = staffDateTime(link.expires_at);
  return (
    <div className={styles.fresh}>
      <TextField
        label={words.forWhom}
        hint={words.forWhomHint}
        value={label}
        onChange={setLabel}
        onBlur={keep}
        maxLength={PREVIEW_LIMITS.label}
        autoComplete="off"
      />
      <figure className={styles.paper}>
        <QrCode text={link.url} label={words.qrLabel} />
        <figcaption>
          <b>{label || words.noLabel}</b>
          <span>{words.until(ends)}</span>
        </figcaption>
      </figure>
      <fieldset className={styles.hours}>
        <legend>{words.works}</legend>
        {LINK_HOURS.map((hours) => (
          <button
            key={hours}
            type="button"
            aria-pressed={hours === link.hours}
            onClick={() => onEdit({ hours })}
          >
            {words.hours(hours)}
          </button>
        ))}
        <p className="hint">
          <Clock className="icon" aria-hidden /> {words.ends(ends)}
        </p>
      </fieldset>
      <Switch
        label={words.mayAnswer}
        hint={words.mayAnswerHint}
        isOn={link.may_answer}
        onChange={(may_answer) => onEdit({ may_answer })}
      />
      <Address url={link.url} onCopied={keep} />
      <p className="hint">{words.showsNewest}</p>
    </div>
  );
}

function Address({ url, onCopied }: { url: string; onCopied: () => void }) {
  const words = useOfficeText("previewLinks");
  const shown = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(url, () => {
    shown.current?.focus();
    shown.current?.select();
  });
  const keepAndCopy = () => {
    onCopied();
    void copy();
  };
  return (
    <div className={styles.address}>
      <input
        ref={shown}
        className="input"
        readOnly
        value={url}
        aria-label={words.address}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={keepAndCopy}>
        {isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}{" "}
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
