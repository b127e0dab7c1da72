import { type Cell, csvFile } from "#src/api/csv.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import { save } from "#src/records/save.server.ts";
import { unsubscribeUrl } from "./mails.server.ts";
import { eachSubscriber } from "./queries.server.ts";
import { tokenOf } from "./token.server.ts";

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

async function* batches(app: App): AsyncGenerator<Cell[][]> {
  for await (const subscribers of eachSubscriber(app.db)) {
    yield await Promise.all(
      subscribers.map(async ({ email, language, confirmed_at }) => {
        const token = await tokenOf(app, email);
        return [email, language, confirmed_at, unsubscribeUrl(app.config, { email, language, token })];
      }),
    );
  }
}
