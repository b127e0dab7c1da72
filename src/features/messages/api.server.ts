import { z } from "zod";
import { endpoint } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
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
  MessageAnswer,
  MessageList,
  MessageQuery,
  NewMessage,
  Quarantine,
  Reply,
  Thanks,
} from "./schemas.server.ts";

const group = "Messages";

export const messagesApi = [
  endpoint({
    method: "post",
    path: "/contact",
    access: "public",
    group,
    summary: "Sends a message to the club.",
    body: NewMessage,
    maxBytes: 128 * 1024,
    answer: Thanks,
    handle: async ({ actor, body, address, request }) => {
      await receiveMessage(actor, body, { address, userAgent: request.headers.get("user-agent") });
      return { ok: true, message: MESSAGE_THANKS };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/messages",
    access: "editor",
    group,
    summary: "The messages, newest first.",
    query: MessageQuery,
    answer: MessageList,
    handle: async ({ app, query }) => {
      const { messages, total } = await listMessages(app.db, query);
      const counts = await countMessages(app.db);
      return { messages, total, unread: counts.unread, counts };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/messages/export.csv",
    access: "editor",
    group,
    summary: "All messages but the quarantined as a file for a spreadsheet.",
    answer: z.string().meta({ description: "CSV" }),
    produces: "text/csv",
    handle: ({ actor }) => exportMessages(actor),
  }),
  endpoint({
    method: "get",
    path: "/admin/messages/:id",
    access: "editor",
    group,
    summary: "One message.",
    params: IdParams,
    answer: MessageAnswer,
    handle: ({ app, params }) => getMessage(app.db, params.id),
  }),
  endpoint({
    method: "put",
    path: "/admin/messages/:id/read",
    access: "editor",
    group,
    summary: "Marks a message as read; it never goes back.",
    params: IdParams,
    answer: MessageAnswer,
    handle: ({ actor, params }) => markMessageRead(actor, params.id),
  }),
  endpoint({
    method: "put",
    path: "/admin/messages/:id/quarantine",
    access: "editor",
    group,
    summary: "Puts a message into the quarantine, or lets it out.",
    params: IdParams,
    body: Quarantine,
    answer: MessageAnswer,
    handle: ({ actor, params, body }) => quarantineMessage(actor, params.id, body.is_quarantined),
  }),
  endpoint({
    method: "post",
    path: "/admin/messages/:id/reply",
    access: "editor",
    group,
    summary: "Sends a reply by e-mail and keeps it; one that does not leave is tried again by itself.",
    params: IdParams,
    body: Reply,
    maxBytes: 128 * 1024,
    answer: MessageAnswer,
    handle: ({ actor, params, body }) => replyToMessage(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/messages/:id/reply",
    access: "editor",
    group,
    summary: "Discards a reply that did not leave; it is not tried again.",
    params: IdParams,
    answer: MessageAnswer,
    handle: ({ actor, params }) => discardReply(actor, params.id),
  }),
  endpoint({
    method: "delete",
    path: "/admin/messages/:id",
    access: "editor",
    group,
    summary: "Moves a message to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteMessage(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
