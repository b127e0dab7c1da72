import { choice, flag, integer, moment, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { messageTitle, REPLY_STATUSES } from "./message.ts";

/**
 * A message to the club. It has no versions: letters are private, and copies would outlive the twelve months for
 * which they are kept.
 */
export const message = record(
  "messages",
  {
    name: text({
      max: 200,
      required: true,
      search: "office",
      personal: true,
      exported: true,
    }),
    email: text({
      max: 254,
      format: "email",
      required: true,
      search: "office",
      personal: true,
      exported: true,
    }),
    subject: text({
      max: 300,
      nullable: true,
      search: "office",
      personal: true,
      exported: true,
    }),
    message: text({ max: 10_000, required: true, search: "office", personal: true, exported: true }),
    is_read: flag({ readOnly: true, exported: true }),
    read_at: moment({ readOnly: true }),
    replied_at: moment({ readOnly: true, exported: true }),
    /** The name of whoever answered. */
    replied_by: text({ max: 200, nullable: true, readOnly: true, exported: true, search: false }),
    reply_status: choice({ values: REPLY_STATUSES, readOnly: true, exported: true }),
    /** Every reply, the earlier ones above. */
    reply_text: text({
      max: 1_000_000,
      nullable: true,
      readOnly: true,
      personal: true,
      exported: true,
      search: false,
    }),
    ip_address: text({ max: 100, nullable: true, readOnly: true, personal: true, search: false }),
    user_agent: text({ max: 300, nullable: true, readOnly: true, personal: true, search: false }),
    spam_score: integer({ min: 0, max: 1000, default: 0, readOnly: true }),
    is_quarantined: flag({ readOnly: true, exported: true }),
  },
  { noun: "message", titleOf: ({ id }) => messageTitle(id), hasSearchColumn: true },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    messages: TableOf<typeof message>;
  }
}
