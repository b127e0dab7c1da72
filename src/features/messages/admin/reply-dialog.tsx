import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError, api } from "#src/features/office/api.ts";
import { Dialog } from "#src/features/office/dialog.tsx";
import { dropDraft, keepDraft, readDraft } from "#src/features/office/drafts.ts";
import { TextArea } from "#src/features/office/fields.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { type Message, replyWaiting } from "../message.ts";
import { useMessagesOfficeText } from "../use-messages-office-text.ts";

/** Answers a message by e-mail; what was typed stays in this browser until it has left. */
export function ReplyDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const words = useMessagesOfficeText();
  const office = useOfficeText();
  const draft = `reply-${message.id}`;
  const [text, setText] = useState(() => {
    const kept = String(readDraft(draft)?.values ?? "");
    // What was typed here may have left meanwhile, tried again by the site.
    const hasLeft = message.reply_status !== "failed" && message.reply_text?.endsWith(kept.trim());
    return (hasLeft ? "" : kept) || replyWaiting(message);
  });
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (text.trim()) keepDraft(draft, text);
  }, [draft, text]);
  const send = async () => {
    if (!text.trim() || isSending) return;
    setIsSending(true);
    setFault(undefined);
    try {
      const answer = await api.post<Message>(
        `/admin/messages/${message.id}/reply`,
        { text: text.trim() },
        crypto.randomUUID(),
      );
      dropDraft(draft);
      showToast({ text: answer.reply_status === "outbox" ? `${words.sent} ${words.outbox}` : words.sent });
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setIsKept(failure.body.is_kept === true);
      setFault(faultText(failure, words.sendFailed, office));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      title={words.replyTitle}
      lead={`${message.name}, ${message.email}`}
      onClose={onClose}
      footer={
        <>
          <span className="sp" />
          <button type="button" className="button button-small line" onClick={onClose}>
            {office.cancel}
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={!text.trim() || isSending}
            onClick={() => void send()}
          >
            <Send className="icon" aria-hidden /> {isSending ? words.sending : words.send}
          </button>
        </>
      }
    >
      {fault && (
        <p className="notice bad" role="alert">
          {fault}
          {isKept && <br />}
          {isKept && words.kept}
        </p>
      )}
      <blockquote className="orig">{message.message}</blockquote>
      <TextArea label={words.replyText} rows={8} value={text} onChange={setText} maxLength={10_000} />
    </Dialog>
  );
}
