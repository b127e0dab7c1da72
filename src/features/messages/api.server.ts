import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import {
  deleteMessage,
  discardReply,
  markMessageRead,
  quarantineMessage,
  replyToMessage,
} from "./commands.server.ts";
import { exportMessages } from "./export-commands.server.ts";
import { MESSAGE_THANKS } from "./message.ts";
import { countMessages, getMessage, listMessages } from "./queries.server.ts";
import { receiveMessage } from "./receive-commands.server.ts";
import {
  DiscardQuery,
  MessageAnswer,
  MessageList,
  MessageQuery,
  NewMessage,
  Quarantine,
  Reply,
  Thanks,
} from "./schemas.server.ts";

const calls = callsOf("Messages");

export const messagesApi = [
  calls.post("/contact", "public", {
    summary: "Sends a message to the club.",
    body: NewMessage,
    maxBytes: 128 * 1024,
    answer: Thanks,
    handle: async ({ actor, body, address, request }) => {
      await receiveMessage(actor, body, { address, userAgent: request.headers.get("user-agent") });
      return { ok: true, message: MESSAGE_THANKS };
    },
  }),
  calls.get("/admin/messages", "editor", {
    summary: "The messages, newest first.",
    query: MessageQuery,
    answer: MessageList,
    handle: async ({ app, query }) => {
      const { messages, total } = await listMessages(app.db, query);
      const counts = await countMessages(app.db);
      return { messages, total, unread: counts.unread, counts };
    },
  }),
  calls.get("/admin/messages/export.csv", "editor", {
    summary: "All messages but the quarantined as a file for a spreadsheet.",
    answer: z.string().meta({ description: "CSV" }),
    produces: "text/csv",
    handle: ({ actor }) => exportMessages(actor),
  }),
  calls.get("/admin/messages/:id", "editor", {
    summary: "One message.",
    answer: MessageAnswer,
    handle: ({ app, params }) => getMessage(app.db, params.id),
  }),
  calls.put("/admin/messages/:id/read", "editor", {
    summary: "Marks a message as read; it never goes back.",
    answer: MessageAnswer,
    handle: ({ actor, params }) => markMessageRead(actor, params.id),
  }),
  calls.put("/admin/messages/:id/quarantine", "editor", {
    summary: "Puts a message into the quarantine, or lets it out.",
    body: Quarantine,
    answer: MessageAnswer,
    handle: ({ actor, params, body }) => quarantineMessage(actor, params.id, body.is_quarantined),
  }),
  calls.post("/admin/messages/:id/reply", "editor", {
    summary: "Sends a reply by e-mail and keeps it; one that does not leave is tried again by itself.",
    body: Reply,
    maxBytes: 128 * 1024,
    answer: MessageAnswer,
    handle: ({ actor, params, body }) => replyToMessage(actor, params.id, body),
  }),
  calls.delete("/admin/messages/:id/reply", "editor", {
    summary: "Discards a reply that did not leave; it is not tried again. One that is being sent is refused.",
    query: DiscardQuery,
    answer: MessageAnswer,
    handle: ({ actor, params, query }) => discardReply(actor, params.id, query.version),
  }),
  calls.deleteById("/admin/messages/:id", "Moves a message to the trash.", deleteMessage),
];
