import { club } from "#club/club.ts";
import type { Mail } from "#src/mail/mailer.server.ts";
import type { Message } from "./message.ts";

/** The mail that carries a reply, with the writer's own words quoted below it. */
export function replyMail(message: Message, text: string): Mail {
  const quoted = message.message.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
  return {
    to: message.email,
    subject: replySubject(message.subject),
    text: `${text}\n\n${clubTime(message.created_at)}, ${message.name}:\n${quoted.join("\n")}\n`,
  };
}

function replySubject(subject: string | null): string {
  const own = (subject || club.name.en).replace(/\s+/g, " ");
  return /^re:/i.test(own) ? own : `Re: ${own}`;
}

/** e.g. "2026-03-11 13:00" in the club's time: it reads alike in every language. */
function clubTime(iso: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: club.timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return parts.format(new Date(iso));
}
