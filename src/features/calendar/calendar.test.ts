import assert from "node:assert/strict";
import { test } from "node:test";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { createMatch, createTeams } from "#src/features/matches/test-support.ts";
import { addStaff, openClub, type TestClub } from "#tests/support/club.ts";
import { daysOfMonth } from "./calendar.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.
const SPAN = "/api/admin/calendar?from=2026-02-23&to=2026-04-05";

async function write({ call }: TestClub, article: Record<string, unknown> = {}) {
  const json = { title: "Derby day", content: "Two late goals.", ...article };
  const { status, body } = await call("/api/admin/news", { as: "editor", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function shown(club: TestClub) {
  const { status, body } = await club.call(SPAN, { as: "editor" });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

const move = ({ call }: TestClub, id: number, day: string | null) =>
  call(`/api/admin/calendar/articles/${id}/move`, { as: "editor", json: { day } });

test("a month's page begins on a Monday and ends on a Sunday", () => {
  const days = daysOfMonth("2026-03");
  assert.deepEqual([days[0], days.at(-1), days.length], ["2026-02-23", "2026-04-05", 42]);
  assert.equal(daysOfMonth("2027-02").length, 28);
});

test("the calendar tells ideas, plans, what goes out by itself and what is out apart, each on its day in Yerevan", async (t) => {
  const club = await openClub(t);
  await write(club, { title: "Idea" });
  await write(club, { title: "Plan", planned_for: "2026-03-15" });
  await write(club, { title: "Out", is_published: true });
  await write(club, { title: "Later", is_published: true, display_date: "2026-03-12T20:30:00.000Z" });
  const { items } = await shown(club);
  const byTitle = Object.fromEntries(
    items.map((one: { title: string; kind: string; day: string; missing: string[] }) => [
      one.title,
      [one.kind, one.day, one.missing.join()],
    ]),
  );
  assert.deepEqual(byTitle, {
    Idea: ["draft", null, ""],
    Plan: ["planned", "2026-03-15", ""],
    Out: ["out", "2026-03-11", ""],
    // 00:30 of the next day in Yerevan.
    Later: ["scheduled", "2026-03-13", "hy,ru"],
  });
});

test("a plan moves freely, what is scheduled keeps its hour, what is out and what is tied stay", async (t) => {
  const club = await openClub(t);
  const plan = await write(club, { planned_for: "2026-03-15" });
  const later = await write(club, { is_published: true, display_date: "2026-03-12T14:00:00.000Z" });
  const out = await write(club, { is_published: true });
  assert.equal((await move(club, plan.id, "2026-03-20")).status, 200);
  assert.equal((await move(club, later.id, "2026-03-14")).status, 200);
  const article = (id: number) => club.call(`/api/admin/news/${id}`, { as: "editor" });
  assert.equal((await article(plan.id)).body.planned_for, "2026-03-20");
  assert.equal((await article(later.id)).body.display_date, "2026-03-14T14:00:00.000Z");
  assert.equal((await move(club, out.id, "2026-03-14")).status, 409);
  assert.equal((await move(club, plan.id, null)).status, 200);
  assert.equal((await article(plan.id)).body.planned_for, null);
  const match = await createMatch(club, { match_date: "2026-03-14T15:00" });
  const tied = await write(club, { is_published: true, match_id: match.id, match_offset_minutes: -60 });
  const stays = await move(club, tied.id, "2026-03-20");
  assert.deepEqual([stays.status, /its match/.test(stays.body.message)], [409, true]);
});

test("a move into the past is refused in words, also to an hour of today that is over", async (t) => {
  const club = await openClub(t);
  const plan = await write(club, { planned_for: "2026-03-15" });
  const later = await write(club, { is_published: true, display_date: "2026-03-12T05:00:00.000Z" });
  const past = await move(club, plan.id, "2026-03-10");
  assert.deepEqual(
    [past.status, past.body.message],
    [400, "This day is over: 2026-03-10. Nothing was moved."],
  );
  const hour = await move(club, later.id, "2026-03-11");
  assert.deepEqual(
    [hour.status, hour.body.message],
    [400, "On this day its hour, 09:00, is over already. Nothing was moved."],
  );
});

test("a match day offers its line-up and its report, and a press makes the draft that is tied to it", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  await club.app.db.updateTable("teams").set({ is_own: 1 }).where("id", "=", noah.id).execute();
  const match = await createMatch(club, {
    ...{ home_team_id: noah.id, away_team_id: van.id, match_date: "2026-03-14T15:00" },
  });
  const { matches } = await shown(club);
  assert.deepEqual([matches[0].slots, matches[0].is_home], [["lineup", "report"], true]);
  const begin = () =>
    club.call("/api/admin/calendar/slots", {
      as: "editor",
      json: { match_id: match.id, slot: "lineup", language: "en" },
    });
  const made = await begin();
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const { body } = await club.call(`/api/admin/news/${made.body.id}`, { as: "editor" });
  assert.deepEqual([body.match_id, body.match_offset_minutes, body.state], [match.id, -60, "draft"]);
  assert.match(body.content, new RegExp(`\\(/matches/${match.id}-`));
  assert.deepEqual((await shown(club)).matches[0].slots, ["report"]);
  assert.equal((await begin()).status, 409);
});

test("more than two months at once, or the last day before the first, are refused", async (t) => {
  const club = await openClub(t);
  for (const span of [
    "from=2026-01-01&to=2026-12-31",
    "from=2026-03-02&to=2026-03-01",
    "from=x&to=y",
    "from=9999-12-31",
    "to=0001-01-01",
  ])
    assert.equal((await club.call(`/api/admin/calendar?${span}`, { as: "editor" })).status, 400, span);
});

test("a writer sees the club's matches, to tie an article to one, and not what others plan", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  await club.app.db.updateTable("teams").set({ is_own: 1 }).where("id", "=", noah.id).execute();
  await createMatch(club, {
    ...{ home_team_id: noah.id, away_team_id: van.id, match_date: "2026-03-14T15:00" },
  });
  const path = SPAN.replace("calendar?", "calendar/matches?");
  const writer = await addStaff(club.app, "writer");
  const { token } = await startSession(club.app, writer.account.id, new Request("http://x/"));
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await club.call(path, { headers });
  assert.equal(status, 200, JSON.stringify(body));
  const own = (await shown(club)).matches.map(({ slots: _, ...match }: { slots: unknown }) => match);
  assert.deepEqual(body.matches, own);
  assert.equal(own.length, 1);
  assert.equal((await club.call(SPAN, { headers })).status, 403);
});
