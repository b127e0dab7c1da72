import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
import { erasePerson } from "./commands.server.ts";
import { eraseKnownPerson } from "./person-commands.server.ts";

const EMAIL = "aram@fans.example";
const NAME = "Levon Aragatsyan";

async function send(club: TestClub, path: string, method: string, json: object) {
  const { status, body } = await club.call(path, { as: "admin", method, json });
  return { status, body };
}

async function post(club: TestClub, path: string, json: object) {
  const { status, body } = await send(club, path, "POST", json);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

/** A match between the own club and a guest. */
async function addMatch(club: TestClub, fields: object = {}) {
  const own = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const noah = await post(club, "/api/admin/teams", { name: "Noah" });
  return post(club, "/api/admin/matches", {
    ...{ home_team_id: own.id, away_team_id: noah.id, match_date: "2026-02-01T15:00", status: "finished" },
    ...fields,
  });
}

async function addPerson(club: TestClub): Promise<number> {
  const names = { first_name: "Levon", first_name_hy: "Լևոն", last_name: "Aragatsyan", last_name_hy: "Արագ" };
  const { id } = await post(club, "/api/admin/players", { ...names, position: "Forward" });
  const row = club.app.db.selectFrom("players").select("person_id").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).person_id!;
}

test("forms that were open while a player was erased ask before they bring the name back", async (t) => {
  const club = await openClub(t);
  const match = await addMatch(club);
  const person = await addPerson(club);
  const goal = {
    ...{ event_type: "goal", team_type: "home", minute: 5 },
    ...{ player_name: "Levon", player_last_name: "Aragatsyan", description: `${NAME} from afar` },
  };
  const events = `/api/admin/matches/${match.id}/events`;
  const event = await post(club, events, goal);
  const lineup = { formation: "4-4-2", coach: NAME, players: [] };
  const side = `/api/admin/matches/${match.id}/lineups/home`;
  const put = await send(club, side, "PUT", lineup);
  assert.equal(put.status, 200, JSON.stringify(put.body));
  const form = await picture("image", "#f0e020");
  const { id } = (await club.call("/api/admin/media", { as: "admin", method: "POST", form })).body;
  const shown = await send(club, `/api/admin/media/${id}`, "PATCH", { alt: `${NAME} shoots` });
  const named = { name: `${NAME} signs`, goes_at: null, parts: [] };
  const bundle = await post(club, "/api/admin/bundles", named);

  await eraseKnownPerson(club.app, person);
  const late = [
    await send(club, `${events}/${event.id}`, "PUT", { ...goal, minute: 6, version: event.version }),
    await send(club, side, "PUT", { ...lineup, formation: "4-3-3", version: put.body.version ?? 1 }),
    await send(club, `/api/admin/media/${id}`, "PATCH", {
      ...{ alt: `${NAME} shoots`, credit: "Club", version: shown.body.version },
    }),
    await send(club, `/api/admin/bundles/${bundle.id}`, "PUT", { ...named, version: bundle.version }),
  ];
  assert.deepEqual(
    late.map(({ status }) => status),
    [409, 409, 409, 409],
  );
  const { theirs } = late[0]!.body;
  assert.equal(theirs.player_last_name, "");
  const again = { ...goal, player_name: "", player_last_name: "", description: "", version: theirs.version };
  assert.equal((await send(club, `${events}/${event.id}`, "PUT", again)).status, 200);
  const kept = (await club.call(`/api/admin/history/match_events/${event.id}`, { as: "admin" })).body;
  assert.deepEqual(
    kept.revisions.map((one: { version: number }) => one.version),
    [3, 2],
    "the version that was erased stands under its new number",
  );
});

test("forms that were open while an address was erased ask before they bring it back", async (t) => {
  const club = await openClub(t);
  const values = { title: "Tickets", content: `Write to ${EMAIL}.`, text_state: "out" };
  const article = await post(club, "/api/admin/news", values);
  const path = `/api/admin/news/${article.id}`;
  const team = await post(club, "/api/admin/teams", { name: `Fans ${EMAIL}` });
  await erasePerson(club.app, EMAIL);
  const late = await send(club, path, "PUT", { ...values, title: "Tickets!", version: article.version });
  assert.equal(late.status, 409);
  assert.equal(late.body.theirs.content, "Write to [erased].");
  const other = { name: `Fans ${EMAIL}`, version: team.version };
  assert.equal((await send(club, `/api/admin/teams/${team.id}`, "PUT", other)).status, 409);
});

test("a match's form that was open asks too, though only a goal came beside the erasing", async (t) => {
  const club = await openClub(t);
  const match = await addMatch(club, { venue: `Field, ${EMAIL}` });
  const path = `/api/admin/matches/${match.id}`;
  const goal = { event_type: "goal", team_type: "home", minute: 5 };
  await post(club, `${path}/events`, goal);
  await erasePerson(club.app, EMAIL);
  const before = (await club.call(path, { as: "admin" })).body;
  await post(club, `${path}/events`, { ...goal, minute: 7 });
  const { home_team_id, away_team_id } = match;
  const form = { home_team_id, away_team_id, match_date: "2026-02-01T15:00", attendance: 100 };
  const save = (version: number, venue: string) => send(club, path, "PUT", { ...form, venue, version });
  const late = await save(match.version, match.venue);
  assert.equal(late.status, 409, JSON.stringify(late.body));
  assert.equal((await save(before.version - 1, match.venue)).status, 409);
  assert.equal((await save(before.version, before.venue)).status, 200, "a goal alone is not asked about");
});

test("what an open form goes on typing does not bring an erased address back into its working copy", async (t) => {
  const club = await openClub(t);
  const values = { title: "Tickets", content: `Write to ${EMAIL}.` };
  const path = "/api/admin/working-copies/articles/new-5f0c1b52-76d0";
  const writer = crypto.randomUUID();
  const keep = (revision: number, title: string) =>
    send(club, path, "PUT", { values: { ...values, title }, base_version: null, writer, revision });
  const kept = await keep(0, "Tickets");
  assert.equal(kept.status, 200, JSON.stringify(kept.body));
  await erasePerson(club.app, EMAIL);
  const late = await keep(kept.body.revision, "Tickets!");
  assert.equal(late.status, 409);
  assert.equal(late.body.copy.values.content, "Write to [erased].");
  assert.equal((await keep(late.body.copy.revision, "Tickets!")).status, 200, "who has seen it may go on");
});
