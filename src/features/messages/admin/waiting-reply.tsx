import { Send, X } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./waiting-reply.module.css";

interface WaitingReplyProps {
  /** When the site tries again; null when it gave up. */
  nextTryAt: string | null;
  /** Whether it is being sent at this moment: then it has not failed, and is not discarded. */
  isUnderWay: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

/** What becomes of a reply that did not leave, and what staff can do about it. */
export function WaitingReply({ nextTryAt, isUnderWay, onSend, onDiscard }: WaitingReplyProps) {
  const words = useOfficeText("messages");
  if (isUnderWay) {
    return (
      <div className={styles.waiting}>
        <small role="status">{words.underWay}</small>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <small role="status">{nextTryAt ? words.triedAgain(staffTime(nextTryAt)) : words.gaveUp}</small>
      <Button isLine onClick={onSend}>
        <Send className="icon" aria-hidden /> {words.sendAgain}
      </Button>
      <button type="button" className="button button-small button-ghost" onClick={onDiscard}>
        <X className="icon" aria-hidden /> {words.discard}
      </button>
    </div>
  );
}
