import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Db } from "#src/db/database.server.ts";
import { openClub } from "#tests/support/club.ts";
import { listMatchCards } from "./card-queries.server.ts";
import { listCurrentMatches } from "./current-queries.server.ts";
import { listMatchesWithEvents } from "./list-queries.server.ts";
import { createMatch } from "./test-support.ts";

const LONGEST = "ա".repeat(100);

/** Matches of 2026, each with as many events like one that was written to its first. */
async function matchesWith(t: TestContext, matches: number, events: number, event: object) {
  const club = await openClub(t);
  const { db } = club.app;
  const { id } = await createMatch(club, { match_date: "2026-03-07T15:00" });
  await club.call(`/api/admin/matches/${id}/events`, {
    as: "editor",
    json: { event_type: "goal", team_type: "home", minute: 9, ...event },
  });
  const match = await db.selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { id: first, ...row } = await db.selectFrom("match_events").selectAll().executeTakeFirstOrThrow();
  for (let n = 0; n < matches; n++) {
    const of = n === 0 ? id : id + 100 + n;
    if (n > 0)
      await db
        .insertInto("matches")
        .values({ ...match, id: of })
        .execute();
    const rows = Array.from({ length: n === 0 ? events - 1 : events }, () => ({ ...row, match_id: of }));
    for (let at = 0; at < rows.length; at += 30)
      await db
        .insertInto("match_events")
        .values(rows.slice(at, at + 30))
        .execute();
  }
  return club;
}

/** The letters that some work reads from the database. */
async function lettersRead(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  let letters = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      letters += JSON.stringify(result.rows).length;
      return result;
    },
  });
  await work(counting);
  return letters;
}

const LONG_NAMES = {
  ...{ player_name: LONGEST, player_name_hy: LONGEST, player_name_ru: LONGEST },
  ...{ player_last_name: LONGEST, player_last_name_hy: LONGEST, player_last_name_ru: LONGEST },
};

test("a list of matches carries 4 MB of events and reads no more; a match whose events find no room comes without, and is sent back as it came", async (t) => {
  const words = "ա".repeat(500);
  const long = { ...LONG_NAMES, description: words, description_hy: words, description_ru: words };
  const club = await matchesWith(t, 20, 120, long);
  const { db } = club.app;
  for (const path of ["/api/matches?limit=100", "/api/admin/matches?limit=100"]) {
    const { matches } = (await club.call(path, { as: "editor" })).body;
    assert.deepEqual([matches.length, matches[0].events.length], [20, 120], path);
    assert.equal("events" in matches.at(-1), false, path);
    assert.ok(Buffer.byteLength(JSON.stringify(matches)) < 4.5 * 1024 * 1024, path);
  }
  assert.ok((await lettersRead(db, (read) => listMatchesWithEvents(read, { limit: 100 }))) < 3_000_000);
  const last = (await club.call("/api/admin/matches?limit=100", { as: "editor" })).body.matches.at(-1);
  const json = { ...last, venue: "Armavir" };
  const saved = await club.call(`/api/admin/matches/${last.id}`, { as: "editor", method: "PUT", json });
  assert.equal(saved.status, 200, JSON.stringify(saved.body).slice(0, 300));
  assert.equal((await club.call(`/api/matches/${last.id}/events`)).body.total, 120);
});

test("a list of a hundred matches of sixty events, named and told in three languages, is whole", async (t) => {
  const names = { player_name: "Ալեքսանդր", player_name_hy: "Ալեքսանդր", player_name_ru: "Александр" };
  const last = { player_last_name: "Karapetyan", player_last_name_hy: "Կարապետյան" };
  const told = "Փոխանցումը՝ Հովհաննես Համբարձումյանի";
  const words = { description: told, description_hy: told, description_ru: told };
  const club = await matchesWith(t, 100, 60, {
    ...names,
    ...last,
    player_last_name_ru: "Карапетян",
    ...words,
  });
  const { matches } = (await club.call("/api/matches?limit=100")).body;
  assert.ok(matches.every(({ events }: { events?: object[] }) => events?.length === 60));
});

test("cards of matches with more goals than any match had tell of the first fifty, and the home page of what happened last", async (t) => {
  const { app } = await matchesWith(t, 3, 400, LONG_NAMES);
  const list = (db: Db) => listMatchCards(db, {}, { limit: 100, offset: 0, events: "goals" });
  const now = new Date("2026-03-08T09:00:00Z");
  const home = (db: Db) => listCurrentMatches(db, now, 5, null);
  await app.db.updateTable("matches").set({ status: "finished" }).execute();
  for (const read of [list, home])
    assert.ok((await lettersRead(app.db, read)) < 3 * 70 * 1000, String(await lettersRead(app.db, read)));
  const { cards } = await list(app.db);
  assert.deepEqual(
    cards.map(({ events }) => events.length),
    [50, 50, 50],
  );
  assert.equal((await home(app.db)).results[0]?.events.length, 60);
});
