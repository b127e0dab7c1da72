import { Check, Reply, ShieldAlert, Trash2 } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { RowButton } from "#src/features/office/row-button.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { languageOfLetters } from "#src/i18n/letters.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { Message } from "../message.ts";
import styles from "./message-item.module.css";
import type { MessageActions } from "./use-message-actions.ts";
import { WaitingReply } from "./waiting-reply.tsx";

/** Source: specification of the back office, section 9. */
const BROWSER_LENGTH = 50;

interface MessageItemProps {
  message: Message;
  actions: MessageActions;
  onReply: (message: Message) => void;
}

/** A message of the inbox with the reply to it, if there is one, and what can be done about both. */
export function MessageItem({ message, actions, onReply }: MessageItemProps) {
  const words = useOfficeText("messages");
  return (
    <li className={message.is_read ? styles.message : `${styles.message} ${styles.unread}`}>
      <header>
        <b lang={languageOfLetters(message.subject ?? "")}>{message.subject || words.noSubject}</b>
        <time dateTime={message.created_at}>{staffDateTime(message.created_at)}</time>
      </header>
      <p className={styles.sender}>
        <span lang={languageOfLetters(message.name)}>{message.name}</span> ·{" "}
        <a href={`mailto:${message.email}`}>{message.email}</a>
      </p>
      <p className={styles.text} lang={languageOfLetters(message.message)}>
        {message.message}
      </p>
      {message.reply_text && (
        <div
          className={message.reply_status === "failed" ? `${styles.reply} ${styles.waiting}` : styles.reply}
        >
          {message.reply_status === "failed" ? (
            <WaitingReply
              nextTryAt={message.reply_next_try_at}
              isUnderWay={message.is_reply_under_way}
              onSend={() => void actions.sendAgain(message, onReply)}
              onDiscard={() => void actions.discardReply(message)}
            />
          ) : (
            <small>
              {words.replied(
                message.replied_by ?? "",
                message.replied_at ? staffDateTime(message.replied_at) : "",
              )}
              {message.reply_status === "outbox" && ` · ${words.outbox}`}
            </small>
          )}
          <p className={styles.text}>{message.reply_text}</p>
        </div>
      )}
      <footer>
        <Sender message={message} />
        <Buttons message={message} actions={actions} onReply={onReply} />
      </footer>
    </li>
  );
}

/** Address and browser. */
function Sender({ message: { ip_address, user_agent } }: { message: Message }) {
  const colon = useColon();
  const words = useOfficeText("messages");
  return (
    <small>
      {ip_address && `${words.ip}${colon}${ip_address} `}
      {user_agent && (
        <span title={user_agent}>
          {`${words.browser}${colon}`}
          {cut(user_agent)}
        </span>
      )}
    </small>
  );
}

function Buttons({ message, actions, onReply }: MessageItemProps) {
  const words = useOfficeText("messages");
  const office = useOfficeText("office");
  return (
    <>
      {!message.is_read && (
        <Button isLine onClick={() => void actions.markRead(message)}>
          <Check className="icon" aria-hidden /> {words.markRead}
        </Button>
      )}
      <Button onClick={() => onReply(message)}>
        <Reply className="icon" aria-hidden /> {words.reply}
      </Button>
      <RowButton
        label={message.is_quarantined ? words.notSpam : words.toSpam}
        of={message.name}
        icon={ShieldAlert}
        onClick={() => void actions.quarantine(message)}
      />
      <RowButton
        label={office.remove}
        of={message.name}
        icon={Trash2}
        isDangerous
        onClick={() => void actions.remove(message)}
      />
    </>
  );
}

function cut(text: string): string {
  return text.length > BROWSER_LENGTH ? `${text.slice(0, BROWSER_LENGTH)}…` : text;
}
