import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { withLargestAnswer } from "#tests/support/largest-answer.ts";
import { turnsDuring } from "#tests/support/turns.ts";
import { listRevisions } from "./revision-queries.server.ts";

const ARTICLE = { title: "Derby day", content: "Two late goals.", is_published: true };
const PLAYER = {
  first_name: "Gor",
  last_name: "Hakhverdyan",
  first_name_hy: "Գոռ",
  last_name_hy: "Հախվերդյան",
  position: "Forward",
};

function historyOf({ call }: TestClub, kind: string, id: number) {
  const path = `/api/admin/history/${kind}/${id}`;
  return {
    list: async (query = "") => (await call(path + query, { as: "editor" })).body,
    compare: async (version: number) => (await call(`${path}/${version}`, { as: "editor" })).body,
    restore: (version: number, json: object = {}) =>
      call(`${path}/${version}/restore`, { as: "editor", method: "POST", json }),
  };
}

const put = ({ call }: TestClub, path: string, json: object, as: "admin" | "editor" = "editor") =>
  call(path, { as, method: "PUT", json });

test("an article's history tells who saved it, when, and which fields changed", async (t) => {
  const club = await openClub(t);
  const { body: article } = await club.call("/api/admin/news", { as: "editor", json: ARTICLE });
  club.setNow("2026-03-11T09:20:00.000Z");
  const path = `/api/admin/news/${article.id}`;
  await put(club, path, { ...ARTICLE, title: "Derby night", title_hy: "Դերբի" }, "admin");
  const history = historyOf(club, "articles", article.id);
  const { revisions, total, present_version } = await history.list();
  assert.equal(total, 2);
  assert.equal(present_version, 2);
  assert.deepEqual(revisions, [
    {
      version: 2,
      created_at: "2026-03-11T09:20:00.000Z",
      username: "admin",
      name: "admin",
      changed: ["title", "title_hy", "text_state_hy"],
      did: "change",
    },
    {
      version: 1,
      created_at: "2026-03-11T09:00:00.000Z",
      username: "editor",
      name: "editor",
      changed: [],
      did: "begin",
    },
  ]);
  // A page of the list still knows what its last version changed.
  assert.deepEqual((await history.list("?limit=1")).revisions[0].changed, [
    "title",
    "title_hy",
    "text_state_hy",
  ]);
});

test("any version stands beside the present one, and comes back as a new version that can be taken back", async (t) => {
  const club = await openClub(t);
  const { body: article } = await club.call("/api/admin/news", { as: "editor", json: ARTICLE });
  const path = `/api/admin/news/${article.id}`;
  await put(club, path, { ...ARTICLE, title: "Derby night", content: "Three." });
  const history = historyOf(club, "articles", article.id);
  const { values, present } = await history.compare(1);
  assert.deepEqual([values.title, present.title], ["Derby day", "Derby night"]);
  assert.deepEqual([values.is_published, present.is_published], [true, true]);

  const { status, body } = await history.restore(1, { version: 2 });
  assert.equal(status, 200);
  assert.deepEqual(
    [body.record.title, body.record.content, body.record.version],
    ["Derby day", "Two late goals.", 3],
  );
  // The site finds it by its old words again.
  assert.equal((await club.call("/api/news?search=derby%20day")).body.total, 1);
  await history.restore(2, { version: 3 });
  assert.equal((await club.call(path, { as: "editor" })).body.title, "Derby night");
  assert.equal((await history.list()).total, 4);
});

test("a restore over somebody else's newer save is refused", async (t) => {
  const club = await openClub(t);
  const { body: article } = await club.call("/api/admin/news", { as: "editor", json: ARTICLE });
  const path = `/api/admin/news/${article.id}`;
  await put(club, path, { ...ARTICLE, title: "Derby night" });
  await put(club, path, { ...ARTICLE, title: "Derby morning" }, "admin");
  const history = historyOf(club, "articles", article.id);
  assert.equal((await history.restore(1, { version: 2 })).status, 409);
  assert.equal((await history.restore(9)).status, 404);
});

test("an article comes back without the category that was deleted since", async (t) => {
  const club = await openClub(t);
  const { body: category } = await club.call("/api/admin/categories", {
    as: "editor",
    json: { name: "Youth" },
  });
  const { body: article } = await club.call("/api/admin/news", {
    as: "editor",
    json: { ...ARTICLE, category_id: category.id },
  });
  await put(club, `/api/admin/news/${article.id}`, { ...ARTICLE, category_id: null });
  await club.call(`/api/admin/categories/${category.id}`, { as: "editor", method: "DELETE" });
  const { status, body } = await historyOf(club, "articles", article.id).restore(1);
  assert.equal(status, 200);
  assert.equal(body.record.category_id, null);
});

test("a former captain's old version comes back without the band of the new one", async (t) => {
  const club = await openClub(t);
  const create = async (json: object) =>
    (await club.call("/api/admin/players", { as: "editor", json: { ...PLAYER, ...json } })).body;
  const former = await create({ is_captain: true, jersey_number: 9 });
  const path = `/api/admin/players/${former.id}`;
  await put(club, path, { ...PLAYER, is_captain: false, jersey_number: 10 });
  await create({ first_name: "Narek", is_captain: true });
  const { status, body } = await historyOf(club, "players", former.id).restore(1);
  assert.equal(status, 200);
  assert.deepEqual([body.record.jersey_number, body.record.is_captain], [9, false]);
});

test("a match that came without a history keeps what stood before its first save", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { venue: "Old ground" });
  await club.app.db.deleteFrom("revisions").execute();
  const teams = { home_team_name: "Hosts", away_team_name: "Guests", match_date: match.match_date };
  const score = { status: "finished", home_score: 2, away_score: 1 };
  await putMatch(club, match.id, { ...teams, ...score, venue: "New ground" });
  const history = historyOf(club, "matches", match.id);
  const { revisions } = await history.list();
  assert.deepEqual(
    revisions.map(({ version, username }: { version: number; username: string }) => [version, username]),
    [
      [2, "editor"],
      [1, ""],
    ],
  );
  const { body } = await history.restore(1);
  assert.deepEqual(
    [body.record.venue, body.record.status, body.record.home_score],
    ["Old ground", "scheduled", null],
  );
});

test("a season's table comes back team by team", async (t) => {
  const club = await openClub(t);
  const row = (team_name: string, won: number) => ({ team_name, team_name_hy: team_name, won });
  const saveTable = (standings: object[]) =>
    put(club, "/api/admin/league-table", { season: "2025-26", standings });
  await saveTable([row("Noah", 3), row("Van", 2)]);
  await saveTable([row("Noah", 3), row("Van", 4), row("Urartu", 0)]);
  const { id } = (await club.call("/api/seasons/2025-26")).body;
  const history = historyOf(club, "standings", id);
  const { revisions, present_version } = await history.list();
  assert.deepEqual(revisions[0].changed.sort(), ["Noah", "Urartu", "Van"]);
  assert.deepEqual(
    revisions.map(({ version }: { version: number }) => version),
    [2, 1],
  );
  const { values, present } = await history.compare(1);
  assert.deepEqual([values.Van.won, present.Van.won, values.Urartu], [2, 4, undefined]);
  assert.equal((await history.restore(1, { version: present_version })).status, 200);
  const table = (await club.call("/api/league-table?season=2025-26")).body;
  assert.deepEqual(
    table.map(({ team_name, points }: { team_name: string; points: number }) => [team_name, points]),
    [
      ["Noah", 9],
      ["Van", 6],
    ],
  );
});

test("partners, staff and settings come back too; analytics settings only for an admin", async (t) => {
  const club = await openClub(t);
  const create = async (path: string, json: object) =>
    (await club.call(path, { as: "admin", json })).body as { id: number };
  const partner = { name: "Aregak", url: "https://aregak.example", category: "partner" };
  const member = {
    first_name: "Ara",
    first_name_hy: "Արա",
    last_name: "Sahakyan",
    last_name_hy: "Սահակյան",
    department: "coaching",
    role: "Head Coach",
    role_hy: "Գլխավոր մարզիչ",
  };
  const setting = { key: "contact_phone_2", value: "1", type: "text" };
  const changes = [
    ["partners", partner, { ...partner, name: "Aregak Bank" }, "name"],
    ["staff", member, { ...member, phone: "+374 10 1" }, "phone"],
    ["settings", setting, { ...setting, value: "2" }, "value"],
  ] as const;
  for (const [kind, first, second, field] of changes) {
    const { id } = await create(`/api/admin/${kind}`, first);
    await put(club, `/api/admin/${kind}/${id}`, second);
    const history = historyOf(club, kind, id);
    assert.deepEqual((await history.list()).revisions[0].changed, [field]);
    const { status, body } = await history.restore(1, { version: 2 });
    assert.equal(status, 200);
    assert.equal(body.record[field] ?? "", (first as Record<string, string>)[field] ?? "");
  }
  const secret = await create("/api/admin/settings", {
    key: "google_analytics_id",
    value: "G-ABCDEF1234",
    type: "text",
  });
  const path = `/api/admin/history/settings/${secret.id}`;
  assert.equal((await club.call(path, { as: "editor" })).status, 403);
  assert.equal((await club.call(path, { as: "admin" })).status, 200);
  assert.equal(
    (await club.call(`${path}/1/restore`, { as: "editor", method: "POST", json: {} })).status,
    403,
  );
  assert.equal((await club.call("/api/admin/history/accounts/1", { as: "admin" })).status, 400);
});

test("a match's history tells which of its events came, changed and went, and brings each back", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const path = `/api/admin/matches/${match.id}/events`;
  const goal = { event_type: "goal", team_type: "home", minute: 12, player_name: "Gor" };
  const { body: event } = await club.call(path, { as: "editor", json: goal });
  await put(club, `${path}/${event.id}`, { ...goal, minute: 21 }, "admin");
  await club.call(`${path}/${event.id}`, { as: "editor", method: "DELETE" });

  const ofMatch = historyOf(club, "matches", match.id);
  const { revisions, total } = await ofMatch.list();
  const told = (list: { did: string; changed: string[]; part?: { id: number } }[]) =>
    list.map(({ did, changed, part }) => [part?.id ?? "match", did, changed.join()]);
  assert.deepEqual(told(revisions), [
    [event.id, "delete", ""],
    [event.id, "change", "minute"],
    [event.id, "begin", ""],
    ["match", "begin", ""],
  ]);
  assert.deepEqual([total, revisions[0].part.values.minute], [4, 21]);

  const ofEvent = historyOf(club, "match_events", event.id);
  const compared = await ofEvent.compare(1);
  assert.deepEqual([compared.is_deleted, compared.values.minute, compared.present], [true, 12, {}]);
  assert.equal((await ofEvent.restore(1, { version: compared.present_version })).status, 200);
  const { events } = (await club.call(path, { as: "editor" })).body;
  assert.deepEqual([events.length, events[0].minute, events[0].player_name], [1, 12, "Gor"]);
  assert.deepEqual(told((await ofMatch.list()).revisions.slice(0, 2)), [
    [event.id, "change", "minute"],
    [event.id, "restore", ""],
  ]);
});

test("a deleted substitution comes back whole from the match's history", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const path = `/api/admin/matches/${match.id}/events`;
  const { body } = await club.call(path, {
    as: "editor",
    json: {
      event_type: "substitution",
      team_type: "away",
      minute: 60,
      player_in: { player_name: "Narek" },
      player_out: { player_name: "Levon" },
    },
  });
  await club.call(`${path}/${body.events[0].id}`, { as: "editor", method: "DELETE" });
  const { revisions } = await historyOf(club, "matches", match.id).list();
  assert.deepEqual(
    revisions.map(({ did }: { did: string }) => did),
    ["delete", "delete", "begin", "begin", "begin"],
  );
  assert.equal((await historyOf(club, "match_events", body.events[0].id).restore(1)).status, 200);
  assert.equal((await club.call(path, { as: "editor" })).body.events.length, 2);
});

test("the history of a match with the longest reports is read one version at a time, and others have their turns", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const report = "ա".repeat(50_000);
  const { id } = await createMatch(club, { match_report: report, match_report_hy: report });
  const { id: _, ...first } = await app.db
    .selectFrom("revisions")
    .selectAll()
    .where("kind", "=", "matches")
    .where("record_id", "=", id)
    .executeTakeFirstOrThrow();
  const snapshot = (venue: string) => JSON.stringify({ ...JSON.parse(first.snapshot), venue });
  for (let version = 2; version <= 30; version++) {
    const next = { ...first, version, snapshot: snapshot(`Ground ${version}`) };
    await app.db.insertInto("revisions").values(next).execute();
  }
  const { db, largest } = withLargestAnswer(app.db);
  let found = { revisions: [] as { version: number; changed: string[]; did: string }[], total: 0 };
  const turns = await turnsDuring(async () => {
    found = await listRevisions(db, { kind: "matches", id }, { limit: 20, offset: 10 });
  });
  assert.deepEqual(
    found.revisions.map(({ version, changed, did }) => [version, changed.join(), did]),
    [...Array.from({ length: 19 }, (_, at) => [20 - at, "venue", "change"]), [1, "", "begin"]],
  );
  assert.equal(found.total, 30);
  assert.ok(largest() < 2 * first.snapshot.length, `${largest()} letters at once`);
  assert.ok(turns >= 20, `${turns} turns`);
  const { body } = await call(`/api/admin/history/matches/${id}?limit=1&offset=28`, { as: "editor" });
  assert.deepEqual(body.revisions[0].changed, ["venue"], "a page knows what its last version changed");
});
