import { Send } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { TextArea } from "#src/features/office/fields.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { languageOfLetters } from "#src/i18n/letters.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Message } from "../message.ts";
import styles from "./reply-dialog.module.css";
import { useReply } from "./use-reply.ts";

/** Answers a message by e-mail; what was typed stays in this browser until it has left. */
export function ReplyDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const words = useOfficeText("messages");
  const office = useOfficeText("office");
  const { text, setText, send, isSending, fault, isKept, answered } = useReply(message, onClose);
  return (
    <Dialog
      title={words.replyTitle}
      lead={`${message.name}, ${message.email}`}
      onClose={onClose}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={onClose}>
            {office.cancel}
          </Button>
          <Button disabled={!text.trim() || isSending} onClick={() => void send()}>
            <Send className="icon" aria-hidden /> {isSending ? words.sending : words.send}
          </Button>
        </>
      }
    >
      {fault && (
        <p className="notice notice-bad" role="alert">
          {fault}
          {isKept && <br />}
          {isKept && words.kept}
        </p>
      )}
      <blockquote className={styles.original} lang={languageOfLetters(message.message)}>
        {message.message}
      </blockquote>
      {answered?.reply_text && (
        <blockquote className={styles.original}>
          {answered.replied_at && (
            <small>{words.replied(answered.replied_by ?? "", staffDateTime(answered.replied_at))}</small>
          )}
          <p>{answered.reply_text}</p>
          {answered.reply_status === "failed" && <small>{words.replaces}</small>}
        </blockquote>
      )}
      <TextArea
        label={words.replyText}
        rows={8}
        value={text}
        onChange={setText}
        maxLength={10_000}
        readOnly={isSending}
      />
    </Dialog>
  );
}
