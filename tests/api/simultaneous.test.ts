import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { endpoints } from "#src/api.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { accounts } from "./simultaneous/accounts.ts";
import { content } from "./simultaneous/content.ts";
import { football } from "./simultaneous/football.ts";
import { history } from "./simultaneous/history.ts";
import type { Moment, Moments } from "./simultaneous/moment.ts";
import { ownAccount } from "./simultaneous/own-account.ts";
import { seasons } from "./simultaneous/seasons.ts";
import { visitors } from "./simultaneous/visitors.ts";

const ROOT = join(import.meta.dirname, "../..");

// Every command of the API, equal and opposite, at the same moment. SQLite writes one by one; on PostgreSQL
// these really meet, and so they meet several times.

const GROUPS: Record<string, Moments> = {
  "sign-in and one's own account": ownAccount,
  accounts,
  "news, partners and settings": content,
  "people, teams and matches": football,
  "seasons and tables": seasons,
  "trash and history": history,
  "visitors and their letters": visitors,
};
// A feature may have its own beside it.
for (const path of globSync("src/features/*/simultaneous-test-support.ts", { cwd: ROOT })) {
  const own = (await import(join(ROOT, path))) as { moments: Moments };
  GROUPS[path.split("/")[2]!] = own.moments;
}

test("every command of the API is among those that meet", () => {
  const commands = endpoints
    .filter(({ method }) => method !== "get")
    .map(({ method, path }) => `${method} ${path}`);
  const known = Object.values(GROUPS).flatMap(Object.keys);
  assert.deepEqual(known.sort(), commands.sort());
});

for (const [group, moments] of Object.entries(GROUPS)) {
  test(`at the same moment nothing of ${group} fails, doubles or gets lost`, async (t) => {
    const club = await openClub(t);
    const rounds = club.app.database.kind === "postgres" ? 3 : 1;
    const faults = new Set<string>();
    for (const [command, list] of Object.entries(moments)) {
      for (const { title, prepare } of list) {
        for (let round = 0; round < rounds; round++) {
          const fault = await meet(club, prepare);
          if (fault) faults.add(`${command}, ${title}: ${fault}`);
        }
      }
    }
    assert.deepEqual([...faults], []);
  });
}

/** What went wrong when the calls met; undefined when all is well. */
async function meet(club: TestClub, prepare: Moment["prepare"]): Promise<string | undefined> {
  const { calls, may, after } = await prepare(club);
  const answers = await Promise.all(calls.map(([path, options]) => club.call(`/api${path}`, options)));
  const statuses = answers.map(({ status }) => status).sort();
  if (!may.some((expected) => expected.join() === statuses.join())) {
    const told = answers.map(({ status, body }) => `${status} ${JSON.stringify(body).slice(0, 120)}`);
    return told.join(", ");
  }
  try {
    await after?.(answers);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}
