import { messages as demo } from "#club/demo/messages.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { publish, save } from "#src/records/save.server.ts";
import { officeSearchText } from "#src/records/search-text.ts";
import { message as definition } from "./message.record.ts";

const HOUR_MS = 3_600_000;
const BROWSERS = [
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
];

/** What people wrote to the demo club in the last month, some of it answered. */
export async function fillMessages(actor: Actor): Promise<void> {
  const now = actor.app.now().getTime();
  const ago = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  const rows = demo.map((letter, index) => {
    // Today's letters came two hours ago and more; the others at different hours of their day.
    const hours = letter.daysAgo * 24 + 2 + ((index * 5) % 11);
    const readAt = letter.read ? ago(hours - 1) : null;
    return {
      name: letter.name,
      email: letter.email,
      subject: letter.subject,
      message: letter.message,
      is_read: letter.read ? (1 as const) : (0 as const),
      read_at: readAt,
      replied_at: letter.reply ? readAt : null,
      replied_by: letter.reply ? actor.account.username : null,
      reply_text: letter.reply ?? null,
      reply_status: letter.reply ? ("sent" as const) : null,
      // Addresses that RFC 5737 keeps for examples.
      ip_address: `203.0.113.${10 + index}`,
      user_agent: BROWSERS[index % BROWSERS.length]!,
      spam_score: 0,
      is_quarantined: 0 as const,
      search: officeSearchText(definition, letter),
      created_at: ago(hours),
      updated_at: readAt ?? ago(hours),
    };
  });
  await save(actor, "admin", async (current) => {
    await current.tx.insertInto("messages").values(rows).execute();
    publish(current, "messages");
  });
}
