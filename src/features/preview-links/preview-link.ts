/** What can be shown before it is out, by table. */
export const PREVIEWED_KINDS = ["articles"] as const;
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

/** How long a link may work. */
export const LINK_HOURS = [1, 24, 168] as const;
export type LinkHours = (typeof LINK_HOURS)[number];

/** Lengths in characters. */
export const PREVIEW_LIMITS = { label: 80, name: 80, text: 1000 };

export const ANSWERS = ["approved", "changes"] as const;
export type AnswerKind = (typeof ANSWERS)[number];

/** What a wish for a change may be about, beside a paragraph of the text. */
export const PARTS = ["title", "text", "picture", "time"] as const;
export type Part = (typeof PARTS)[number];

/** 43 letters of base64url: 256 bits. */
export const PREVIEW_TOKEN = /^[\w-]{43}$/;

/** What somebody without an account answered. */
export interface PreviewAnswer {
  kind: AnswerKind;
  name: string;
  text: string;
  parts: Part[];
  at: string;
  /** Whether the text is still the one that was answered to. */
  is_current: boolean;
  /** Whether somebody of the staff has acted on it: it can't be taken back any more. */
  is_seen: boolean;
}

/** A link as staff see it. */
export interface PreviewLink {
  id: number;
  /** For whom it is. */
  label: string;
  hours: LinkHours;
  may_answer: boolean;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  opened: number;
  opened_at: string | null;
  answer: PreviewAnswer | null;
  url: string;
}

export type LinkState = "revoked" | "ended" | "approved" | "earlier" | "changes" | "waiting" | "read_only";

/** How a link stands; an approval of an earlier text waits anew. */
export function linkState(
  link: Pick<PreviewLink, "answer" | "expires_at" | "may_answer" | "revoked_at">,
  now: Date,
): LinkState {
  const { answer } = link;
  if (answer?.kind === "changes") return "changes";
  if (answer) return answer.is_current ? "approved" : "earlier";
  if (link.revoked_at) return "revoked";
  if (link.expires_at <= now.toISOString()) return "ended";
  return link.may_answer ? "waiting" : "read_only";
}
