import type { Item, RecordMeta } from "#src/records/record.ts";
import type { message } from "./message.record.ts";

/** What the contact form answers. Source: specification of the public site, section 8. */
export const MESSAGE_THANKS = "Thank you for your message! We will get back to you soon.";

export const MESSAGE_FILTERS = ["unread", "read", "all"] as const;

/**
 * What became of a reply: `sent` to the mail server; put into the `outbox` folder, where no mail server is
 * configured; or `failed`, which is to say not known to have left.
 */
export const REPLY_STATUSES = ["sent", "outbox", "failed"] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];

export type Message = RecordMeta &
  Item<typeof message> & {
    /** When a reply that failed is sent again by itself; null when it is not, or not any more. */
    reply_next_try_at: string | null;
    /** Whether a reply is being sent, be it for the first time: until that ends it is neither discarded nor replaced. */
    is_reply_under_way: boolean;
  };

/** Messages are known by a number in the log, not by the writer's name. */
export function messageTitle(id: number): string {
  return `Message ${id}`;
}

/** How many messages there are of each sort; quarantined ones count only as such. */
export interface MessageCounts {
  all: number;
  unread: number;
  read: number;
  quarantined: number;
}

/** What tells how the replies to a message stand. */
type Replies = Pick<Message, "reply_text" | "reply_status" | "replied_at">;

const BETWEEN_REPLIES = "\n\n———\n\n";

/**
 * The replies to a message as kept: an earlier one that went out stays above the new one; an attempt that
 * failed is replaced.
 */
export function joinReplies(earlier: Replies, text: string): string {
  const gone = repliesGone(earlier);
  return gone ? gone + BETWEEN_REPLIES + text : text;
}

/**
 * The replies once one of them has left, and what became of the last. Somebody else's, written while it was on
 * its way, has taken its place: it then stands before that one.
 */
export function joinSentReply(
  present: Replies,
  text: string,
  status: ReplyStatus,
): { reply_text: string; reply_status: ReplyStatus } {
  const kept = present.reply_text ?? "";
  if (kept === text || kept.endsWith(BETWEEN_REPLIES + text))
    return { reply_text: kept, reply_status: status };
  if (present.reply_status !== "failed") {
    return { reply_text: [kept, text].filter(Boolean).join(BETWEEN_REPLIES), reply_status: status };
  }
  const gone = repliesGone(present);
  return {
    reply_text: [gone, text, replyWaiting(present)].filter(Boolean).join(BETWEEN_REPLIES),
    reply_status: "failed",
  };
}

/** The reply that is not known to have left; empty without one. */
export function replyWaiting(message: Replies): string {
  if (message.reply_status !== "failed") return "";
  const kept = message.reply_text ?? "";
  const gone = repliesGone(message);
  return gone ? kept.slice(gone.length + BETWEEN_REPLIES.length) : kept;
}

/**
 * What has become of the reply that was seen: nothing; discarded, where none waits any more and none has left; or
 * changed, where one has left or another waits.
 * @param own what was sent from here since, and may have been kept
 */
export function replySince(seen: Replies, present: Replies, own?: string): "same" | "discarded" | "changed" {
  const waiting = replyWaiting(present);
  if (present.replied_at !== seen.replied_at) return "changed";
  if (waiting === own || waiting === replyWaiting(seen)) return "same";
  return waiting ? "changed" : "discarded";
}

/** Whether a reply is among those that went out. @param since how long these were together before it was written */
export function hasLeft(message: Replies, text: string, since = 0): boolean {
  const gone = BETWEEN_REPLIES + repliesGone(message).slice(since) + BETWEEN_REPLIES;
  return gone.includes(BETWEEN_REPLIES + text + BETWEEN_REPLIES);
}

/** The replies that went out, without an attempt that is not known to have left. */
export function repliesGone({ reply_text, reply_status, replied_at }: Replies): string {
  if (!replied_at || !reply_text) return "";
  if (reply_status !== "failed") return reply_text;
  return reply_text.slice(0, Math.max(0, reply_text.lastIndexOf(BETWEEN_REPLIES)));
}
