/** A message with this score or more goes to the quarantine, where staff still find it. */
export const QUARANTINE_SCORE = 5;

/** Nobody types a message in less. */
const FASTEST_MS = 2000;

/** What mass mail to clubs' forms is about; a fan's question hardly has two of them. */
const SPAM_WORDS =
  /\b(viagra|cialis|casino|jackpot|crypto(?:currency)?|bitcoin|forex|payday loan|backlinks?|seo (?:services?|audit|ranking)|guest post|rank(?:ing)? (?:on|in) google|escort|porn|adult dating|replica watches|make money|web ?design services?)\b|казино|криптовалют|биткоин|заработок|продвижени[ея] сайт|интим|накрутк/giu;

export interface SpamSigns {
  name: string;
  subject: string | null;
  message: string;
  /** A field that people don't see; programs fill it. */
  website: string;
  /** Milliseconds from opening the form to sending it, where the form told. */
  tookMs?: number | undefined;
}

/** How much a message looks like spam: 0 for an ordinary one. */
export function spamScore({ name, subject, message, website, tookMs }: SpamSigns): number {
  const text = `${name}\n${subject ?? ""}\n${message}`;
  const links = text.match(/https?:\/\/|\bwww\./giu)?.length ?? 0;
  const words = new Set(text.toLowerCase().match(SPAM_WORDS)).size;
  const hasMarkup = /<a\s[^<>]*href|\[url[=\]]|\[link[=\]]/i.test(text);
  return (
    (website.trim() === "" ? 0 : 10) +
    (tookMs !== undefined && tookMs < FASTEST_MS ? 3 : 0) +
    Math.min(6, Math.max(0, links - 1) * 2) +
    Math.min(6, words * 2) +
    (hasMarkup ? 3 : 0) +
    (/https?:\/\/|\bwww\./i.test(name) ? 3 : 0)
  );
}
