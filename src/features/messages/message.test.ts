import assert from "node:assert/strict";
import { test } from "node:test";
import { messages as demo } from "#club/demo/messages.ts";
import { office as officeEn } from "#src/features/office/text/office.en.ts";
import { office as officeHy } from "#src/features/office/text/office.hy.ts";
import { office as officeRu } from "#src/features/office/text/office.ru.ts";
import { replyMail } from "./mails.server.ts";
import { joinReplies, replySince } from "./message.ts";
import { QUARANTINE_SCORE, spamScore } from "./spam.ts";
import { messages as messagesEn } from "./text/office.en.ts";
import { messages as messagesHy } from "./text/office.hy.ts";
import { messages as messagesRu } from "./text/office.ru.ts";

const letter = (over: Partial<Parameters<typeof spamScore>[0]> = {}) =>
  spamScore({ name: "Ani", subject: "Tickets", message: "Do you take cards?", website: "", ...over });

test("no letter that fans really write looks like spam", () => {
  for (const { name, subject, message } of demo) {
    assert.equal(letter({ name, subject, message, tookMs: 40_000 }), 0, name);
  }
  assert.ok(letter({ message: "My photo: https://photos.example/1", tookMs: 1000 }) < QUARANTINE_SCORE);
});

test("a filled hidden field, or haste with links and mass-mail words, is spam", () => {
  assert.ok(letter({ website: "http://x.example" }) >= QUARANTINE_SCORE);
  const advert = "Best casino! https://a.example https://b.example";
  assert.ok(letter({ message: advert, tookMs: 300 }) >= QUARANTINE_SCORE);
  assert.ok(
    letter({ message: "[url=https://a.example]casino[/url] Казино и заработок" }) >= QUARANTINE_SCORE,
  );
});

test("a reply quotes the letter and takes its subject", () => {
  const written = {
    name: "Ani",
    email: "ani@mail.example",
    subject: "Tickets" as string | null,
    message: "Hello\r\n\r\nTwo seats?",
    created_at: "2026-03-11T21:30:00.000Z",
  } as Parameters<typeof replyMail>[0];
  const mail = replyMail(written, "Come by.");
  assert.equal(mail.to, "ani@mail.example");
  assert.equal(mail.subject, "Re: Tickets");
  assert.equal(mail.text, "Come by.\n\n2026-03-12 01:30, Ani:\n> Hello\n>\n> Two seats?\n");
  assert.equal(replyMail({ ...written, subject: "RE: Tickets" }, "x").subject, "RE: Tickets");
  assert.match(replyMail({ ...written, subject: null }, "x").subject, /^Re: \S/);
});

test("a second reply keeps the first; an attempt that failed is replaced", () => {
  const sent = { reply_text: "One", reply_status: "sent", replied_at: "2026-03-11" } as const;
  const both = joinReplies(sent, "Two");
  assert.match(both, /^One\s+———\s+Two$/);
  const failed = { ...sent, reply_text: both, reply_status: "failed" } as const;
  assert.match(joinReplies(failed, "Three"), /^One\s+———\s+Three$/);
  assert.equal(joinReplies({ reply_text: "Old", reply_status: "failed", replied_at: null }, "New"), "New");
});

test("a waiting reply that was seen is the same, discarded, or changed: left or replaced", () => {
  const waits = (reply_text: string) => ({ reply_text, reply_status: "failed" as const, replied_at: null });
  const none = { reply_text: null, reply_status: null, replied_at: null };
  const left = { reply_text: "One", reply_status: "sent" as const, replied_at: "2026-03-11T09:00:00.000Z" };
  assert.equal(replySince(waits("One"), waits("One")), "same");
  assert.equal(replySince(waits("One"), none), "discarded");
  assert.equal(replySince(waits("One"), waits("Two")), "changed");
  assert.equal(replySince(waits("One"), waits("Two"), "Two"), "same");
  assert.equal(replySince(waits("One"), left), "changed");
  assert.equal(replySince(none, none), "same");
  assert.equal(replySince(none, waits("Two")), "changed");
});

test("the two buttons of the question before a reply is discarded begin differently, also in Armenian", () => {
  for (const [{ cancel }, { discard }] of [
    [officeEn, messagesEn],
    [officeHy, messagesHy],
    [officeRu, messagesRu],
  ] as const) {
    assert.notEqual(discard.split(" ")[0], cancel.split(" ")[0], discard);
  }
});
