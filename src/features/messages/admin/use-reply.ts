import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useKeptDraft } from "#src/features/office/use-kept.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { hasLeft, joinReplies, type Message, replySince, replyWaiting } from "../message.ts";

/** The reply that is typed to a message: kept as a draft of this browser until it has left. */
export function useReply(message: Message, onSent: () => void) {
  const words = useOfficeText("messages");
  const office = useOfficeText("office");
  const draft = useKeptDraft(`reply-${message.id}`, (values) => {
    const present = firstText(message, String(values ?? ""));
    opened.current = present;
    setText(present);
  });
  const { kept, keepIn, drop } = draft;
  const [text, setText] = useState(() => firstText(message, String(kept?.values ?? "")));
  const opened = useRef<string | undefined>(text);
  const { sendOver, over, since, answered } = useSendOver(message, draft, text);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isKept, setIsKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept, over what was seen then.
  useEffect(() => {
    if (text === opened.current) return;
    opened.current = undefined;
    if (text.trim()) keepIn(text, over.current);
    else drop();
  }, [text]);

  const send = async () => {
    if (!text.trim() || isSending) return;
    setIsSending(true);
    setFault(undefined);
    try {
      const answer = await sendOver(text);
      drop();
      showToast({ text: answer.reply_status === "outbox" ? `${words.sent} ${words.outbox}` : words.sent });
      onSent();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setIsKept(failure.body.is_kept === true);
      const isDiscarded = since.current === "discarded";
      setFault(isDiscarded ? words.discarded : faultText(failure, words.sendFailed, office));
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
    /** The message as somebody has answered it meanwhile. */
    answered,
    /** Whether the site holds the text of a reply that failed, and tries again by itself. */
    isKept,
  };
}

/**
 * Sends a reply over the message as it was seen: what others have answered since is told before a second letter leaves.
 * @param opened what stood in the field at first: a draft is sent beside the replies that are there by now
 */
function useSendOver(
  message: Message,
  { kept, slot, keepIn, answered: keepAnswered }: ReturnType<typeof useKeptDraft>,
  opened: string,
) {
  const over = useRef(kept?.version ?? message.version);
  const seen = useRef(message);
  const tried = useRef<string>(undefined);
  const since = useRef<ReturnType<typeof replySince>>("same");
  const [answered, setAnswered] = useState(() =>
    opened.trim() && opened.trim() !== replyWaiting(message) ? message : undefined,
  );
  const sendOver = async (text: string): Promise<Message> => {
    const path = `/admin/messages/${message.id}/reply`;
    const body = { text: text.trim(), version: over.current };
    const sending = api.create<Message>(path, body, slot);
    keepIn(text, over.current);
    since.current = "same";
    try {
      return await sending;
    } catch (failure) {
      keepAnswered();
      const said = failure instanceof ApiError ? failure.body : {};
      // The site has it, or had it until somebody took it back.
      if (said.is_kept === true || said.key === "repeat.taken_back")
        seen.current = withWaiting(seen.current, body.text);
      const theirs = said.theirs as Message | undefined;
      if (!theirs) throw failure;
      since.current = replySince(seen.current, theirs, tried.current);
      over.current = theirs.version;
      seen.current = theirs;
      // Somebody has read it, or the site has kept this very reply.
      if (since.current === "same") return sendOver(text);
      setAnswered(theirs);
      throw failure;
    } finally {
      tried.current = body.text;
    }
  };
  return { sendOver, over, since, answered };
}

/** The message once the site holds this reply to it: one that is gone again was discarded. */
function withWaiting(message: Message, text: string): Message {
  return { ...message, reply_text: joinReplies(message, text), reply_status: "failed" };
}

/** What was typed before, else the reply that waits for another try. */
function firstText(message: Message, draft: string): string {
  // What was typed here may have left meanwhile, tried again by the site.
  return (hasLeft(message, draft.trim()) ? "" : draft) || replyWaiting(message);
}
