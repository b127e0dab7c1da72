import { type Cell, csvFile } from "#src/api/csv.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import { save } from "#src/records/save.server.ts";
import { keepLinks } from "./commands.server.ts";
import { unsubscribeUrl } from "./mails.server.ts";
import type { Subscriber } from "./newsletter.ts";
import { subscribersAfter } from "./queries.server.ts";
import { tokenOf } from "./token.server.ts";

/** Each link that is new is written down by itself. */
const BATCH = 100;

/**
 * The subscribers as a file for a mailing program, each with the link that ends the subscription, which every
 * newsletter must carry; the log notes who took it.
 */
export async function exportSubscribers(actor: Actor): Promise<Response> {
  await save(actor, "editor", (current) =>
    keepAudit(current, { action: "export", kind: "subscribers", record_id: null, title: "Newsletter" }),
  );
  const day = actor.app.now().toISOString().slice(0, 10);
  const columns = ["email", "language", "confirmed_at", "unsubscribe_url"];
  return csvFile(`subscribers-${day}.csv`, columns, batches(actor.app));
}

/** In parts, so that the list never lies in memory at once. */
async function* batches(app: App): AsyncGenerator<Cell[][]> {
  let last = 0;
  for (;;) {
    const subscribers = await subscribersAfter(app.db, last, BATCH);
    await keepLinks(app, subscribers);
    yield await Promise.all(subscribers.map((subscriber) => lineOf(app, subscriber)));
    last = subscribers.at(-1)?.id ?? last;
    if (subscribers.length < BATCH) return;
  }
}

async function lineOf(
  app: App,
  { email, language, confirmed_at }: Pick<Subscriber, "email" | "language"> & { confirmed_at: string | null },
): Promise<Cell[]> {
  const token = await tokenOf(app, email);
  return [email, language, confirmed_at, unsubscribeUrl(app.config, { email, language, token })];
}
