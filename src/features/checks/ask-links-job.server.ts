import type { App } from "#src/app/app.server.ts";
import { startRounds } from "#src/app/rounds.server.ts";
import { askAddress } from "./ask-address.server.ts";
import { claimLink, keepAnswer } from "./link-commands.server.ts";
import { listWantedLinks } from "./link-queries.server.ts";
import { readChoice } from "./stop-queries.server.ts";

const LOOK_MS = 5000;
/** At a time; a slow site keeps the others waiting for three seconds at most. */
const AT_ONCE = 4;
const A_ROUND = 20;

type Ask = (address: string) => Promise<number>;

/** Asks the addresses that texts lead to, each on one node. Returns what stops it. */
export function startLinkChecks(app: App): () => Promise<void> {
  return startRounds(app, {
    everyMs: LOOK_MS,
    work: () => askWanted(app),
    failed: "addresses could not be asked",
  });
}

/** Asks what waits, once. @param ask see {@link askAddress} */
export async function askWanted(app: App, ask: Ask = askAddress): Promise<void> {
  const wanted = await listWantedLinks(app.db, app.now(), A_ROUND);
  if (wanted.length === 0 || !(await readChoice(app.db)).asks_links) return;
  const next = async (): Promise<void> => {
    for (let address = wanted.shift(); address !== undefined; address = wanted.shift()) {
      if (await claimLink(app, address)) await keepAnswer(app, address, await ask(address));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
