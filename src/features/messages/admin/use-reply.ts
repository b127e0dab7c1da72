import { useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { dropDraft, keepDraft, readDraft, takeDraft } from "#src/features/office/drafts.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Message, replyWaiting } from "../message.ts";

/** The reply that is typed to a message: kept as a draft of this browser until it has left. */
export function useReply(message: Message, onSent: () => void) {
  const words = useOfficeText("messages");
  const office = useOfficeText("office");
  const draft = `reply-${message.id}`;
  const [text, setText] = useState(() => {
    const kept = readDraft(draft);
    if (kept) takeDraft(draft, kept);
    return firstText(message, String(kept?.values ?? ""));
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
      const path = `/admin/messages/${message.id}/reply`;
      const sending = api.create<Message>(path, { text: text.trim() }, draft);
      keepDraft(draft, text);
      const answer = await sending;
      dropDraft(draft);
      showToast({ text: answer.reply_status === "outbox" ? `${words.sent} ${words.outbox}` : words.sent });
      onSent();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setIsKept(failure.body.is_kept === true);
      setFault(faultText(failure, words.sendFailed, office));
    } finally {
      setIsSending(false);
    }
  };
  return {
    text,
    setText,
    send,
    isSending,
    fault,
    /** Whether the site holds the text of a reply that failed, and tries again by itself. */
    isKept,
  };
}

/** What was typed before, else the reply that waits for another try. */
function firstText(message: Message, draft: string): string {
  // What was typed here may have left meanwhile, tried again by the site.
  const hasLeft = message.reply_status !== "failed" && message.reply_text?.endsWith(draft.trim());
  return (hasLeft ? "" : draft) || replyWaiting(message);
}
