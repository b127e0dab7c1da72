import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { rowsWith, textTables } from "#src/db/text-columns.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { eraseKnownPerson, findKnownPerson } from "./person-commands.server.ts";

const post = async (club: TestClub, path: string, json: object) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

const FORMER = {
  ...{ first_name: "Levon", last_name: "Aragats", last_name_hy: "Արագած", first_name_hy: "Լևոն" },
  ...{ position: "Forward", jersey_number: 9 },
};
const RIGHT = { last_name: "Aragatsyan", last_name_hy: "Արագածյան" };

/** A match with a goal by the former name, which no number links, of a player whose name was put right since. */
async function openClubWithRenamed(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const own = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const noah = await post(club, "/api/admin/teams", { name: "Noah" });
  await post(club, "/api/admin/seasons", { season: "2025-26" });
  const player = await post(club, "/api/admin/players", FORMER);
  const match = await post(club, "/api/admin/matches", {
    ...{ home_team_id: own.id, away_team_id: noah.id, match_date: "2026-02-01T15:00", status: "finished" },
  });
  const events = `/api/admin/matches/${match.id}/events`;
  const goal = { event_type: "goal", team_type: "home", minute: 5 };
  const named = { player_name: "Levon", player_last_name: "Aragats", player_last_name_hy: "Արագած" };
  await post(club, events, {
    ...goal,
    ...named,
    description: "Levon Aragats from afar, Levon Aragatsyan again",
  });
  const path = `/api/admin/players/${player.id}`;
  const put = { as: "admin" as const, method: "PUT", json: { ...player, ...RIGHT } };
  assert.equal((await club.call(path, put)).status, 200);
  const row = await club.app.db
    .selectFrom("players")
    .select("person_id")
    .where("id", "=", player.id)
    .executeTakeFirstOrThrow();
  return { club, events, goal, named, person: row.person_id! };
}

async function traces({ app }: TestClub, needles: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await textTables(app.db))
    for (const row of await rowsWith(app.db, table, needles))
      found.push(`${table.table}: ${JSON.stringify(row)}`);
  return found;
}

test("an erased person stays nowhere under a former name either", async (t) => {
  const { club, person } = await openClubWithRenamed(t);
  const found = await findKnownPerson(club.app, person);
  assert.equal(found["mentions in match_events"], 1);
  assert.deepEqual(await eraseKnownPerson(club.app, person), found);
  assert.deepEqual(await traces(club, ["aragats", "Արագած"]), []);
});

test("a former name is known from the audit log where its version is gone", async (t) => {
  const { club, person } = await openClubWithRenamed(t);
  await club.app.db.deleteFrom("revisions").where("kind", "=", "players").execute();
  await eraseKnownPerson(club.app, person);
  assert.deepEqual(await traces(club, ["aragats", "Արագած"]), []);
});

test("whoever is called as an erased person was once keeps what a number links", async (t) => {
  const { club, events, goal, named, person } = await openClubWithRenamed(t);
  const other = await post(club, "/api/admin/players", { ...FORMER, jersey_number: 10 });
  await post(club, events, { ...goal, minute: 7, player_id: other.id });
  await post(club, events, { ...goal, ...named, minute: 9 });
  await eraseKnownPerson(club.app, person);
  const { body } = await club.call(events, { as: "admin" });
  const names = body.events.map((event: Record<string, unknown>) => [event.minute, event.player_last_name]);
  assert.deepEqual(names, [
    [5, ""],
    [7, "Aragats"],
    [9, ""],
  ]);
  const players = (await club.call("/api/admin/players", { as: "admin" })).body.players;
  assert.deepEqual(
    players.map((one: Record<string, unknown>) => one.last_name),
    ["Aragats"],
  );
  const words = await club.app.db.selectFrom("search_words").select("word").execute();
  assert.ok(
    words.some(({ word }) => word === "aragats"),
    "the search still suggests him",
  );
});

test("the pattern of a name is built as often for many texts as for few", async (t) => {
  const { club, person } = await openClubWithRenamed(t);
  const built = t.mock.method(RegExp, "escape").mock;
  await findKnownPerson(club.app, person);
  const before = built.callCount();
  for (let at = 1; at <= 5; at++)
    await post(club, "/api/admin/news", { title: `News ${at}`, content: "We won." });
  built.resetCalls();
  await findKnownPerson(club.app, person);
  assert.equal(built.callCount(), before);
});

test("others write while somebody is looked for, and hardly wait while he is erased", async (t) => {
  const { club, person } = await openClubWithRenamed(t);
  const { file } = club.app.database;
  if (!file) return;
  await post(club, "/api/admin/news", { title: "Untouched", content: "We won." });
  const other = new DatabaseSync(file, { timeout: 0 });
  t.after(() => other.close());
  const isFree = () => {
    try {
      other.exec("begin immediate; rollback");
      return true;
    } catch {
      return false;
    }
  };
  const looked: { isFree: boolean; text: string }[] = [];
  const parse = JSON.parse;
  t.mock.method(JSON, "parse", (text: string) => {
    looked.push({ isFree: isFree(), text });
    return parse(text);
  });
  await findKnownPerson(club.app, person);
  assert.ok(looked.some(({ text }) => text.includes("Untouched")));
  assert.ok(looked.every((one) => one.isFree));
  await eraseKnownPerson(club.app, person);
  const locked = looked.filter((one) => !one.isFree);
  assert.ok(locked.some(({ text }) => text.includes("Aragats")));
  assert.ok(!locked.some(({ text }) => text.includes("Untouched")));
});
