import assert from "node:assert/strict";
import { test } from "node:test";
import { drill } from "#src/features/backup/drill-job.server.ts";
import type { TaskWords } from "#src/features/office/task.ts";
import { officeTexts } from "#src/text/office.en.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadToday } from "./today.server.ts";
import type { Today } from "./today.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.

async function todayOf({ call }: TestClub, as: "admin" | "editor" = "editor"): Promise<Today> {
  return (await call("/api/admin/today", { as })).body;
}

/** Each row as "feature.kind, its page"; the back office has words for all of them. */
function rowsOf({ tasks }: Today): string[] {
  const texts = officeTexts.texts as Record<string, { tasks?: Record<string, TaskWords> }>;
  for (const { feature, kind, facts } of tasks) assert.ok(texts[feature]?.tasks?.[kind]?.what(facts), kind);
  return tasks.map(({ feature, kind, to }) => `${feature}.${kind} ${to}`);
}

async function addOwnTeam({ call }: TestClub): Promise<number> {
  const team = { name: "Van", name_hy: "Վան", code: "VAN", is_own: true };
  return (await call("/api/admin/teams", { as: "admin", json: team })).body.id;
}

async function addMatch({ call }: TestClub, match: Record<string, unknown>): Promise<number> {
  const json = { home_team_name: "Van", away_team_name: "Ararat", match_date: "2026-03-14T19:00", ...match };
  const { status, body } = await call("/api/admin/matches", { as: "editor", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
}

test("only staff see what there is to do today", async (t) => {
  const { call } = await openClub(t);
  assert.equal((await call("/api/admin/today")).status, 401);
});

test("a club at rest has no match ahead and nothing to do", async (t) => {
  const { match, tasks } = await todayOf(await openClub(t));
  assert.deepEqual({ match, tasks }, { match: null, tasks: [] });
});

test("the club's next match within seven days is shown, and a live one before it", async (t) => {
  const club = await openClub(t);
  const own = await addOwnTeam(club);
  await addMatch(club, { home_team_id: own, match_date: "2026-03-20T19:00" });
  await addMatch(club, { match_date: "2026-03-12T19:00", home_team_name: "Pyunik" });
  assert.equal((await todayOf(club)).match, null, "another club's, and one in nine days");
  const next = await addMatch(club, { home_team_id: own, match_date: "2026-03-14T19:00" });
  const { match } = await todayOf(club);
  assert.equal(match?.match.id, next);
  assert.deepEqual([match?.home?.code, match?.home?.is_own, match?.away], ["VAN", true, null]);
  const live = await addMatch(club, { home_team_id: own, match_date: "2026-03-11T12:00", status: "live" });
  assert.equal((await todayOf(club)).match?.match.id, live);
});

test("a match that should have begun stays before the staff, and lacks its result once it must be over", async (t) => {
  const club = await openClub(t);
  const own = await addOwnTeam(club);
  const id = await addMatch(club, { home_team_id: own, match_date: "2026-03-11T10:30" });
  assert.equal((await todayOf(club)).match?.match.id, id);
  club.setNow("2026-03-11T09:31:00.000Z");
  const today = await todayOf(club);
  assert.equal(today.match?.match.id, id);
  assert.deepEqual(rowsOf(today), [`matches.noResult /admin/matches/edit/${id}`]);
  assert.equal(today.tasks[0]?.due_at, "2026-03-11T09:30:00.000Z");
});

test("after full time the result stays before the staff until noon of the next day", async (t) => {
  const club = await openClub(t);
  const own = await addOwnTeam(club);
  const played = { home_team_id: own, status: "finished", home_score: 1, away_score: 0 };
  const id = await addMatch(club, { ...played, match_date: "2026-03-10T19:00" });
  const shown = async () => (await loadToday(club.app, "editor")).match?.match.id;
  club.setNow("2026-03-11T07:59:00.000Z");
  assert.equal(await shown(), id);
  club.setNow("2026-03-11T08:01:00.000Z");
  assert.equal(await shown(), undefined);
});

test("a finished match without a whole score is named, with the page where it is entered", async (t) => {
  const club = await openClub(t);
  const played = { match_date: "2026-03-01T15:00", status: "finished" };
  await addMatch(club, { ...played, home_score: 0, away_score: 2 });
  const none = await addMatch(club, { ...played, away_team_name: "Urartu" });
  const today = await todayOf(club);
  assert.deepEqual(rowsOf(today), [`matches.noScore /admin/matches/edit/${none}`]);
  assert.equal(today.tasks[0]?.about, "Van – Urartu");
});

test("an article without a translation is a row for each language that is missing, leading there", async (t) => {
  const club = await openClub(t);
  const json = { title: "Derby day", content: "Two late goals.", is_published: true };
  const { body: bare } = await club.call("/api/admin/news", { as: "editor", json });
  const { body: half } = await club.call("/api/admin/news", {
    as: "editor",
    json: { ...json, title: "Rain", title_hy: "Անձրև", content_hy: "Անձրև էր։" },
  });
  await club.call("/api/admin/news", {
    as: "editor",
    json: { ...json, title: "A plan", is_published: false },
  });
  assert.deepEqual(rowsOf(await todayOf(club)).sort(), [
    `news.untranslated /admin/news/${bare.id}/translate/hy`,
    `news.untranslated /admin/news/${bare.id}/translate/ru`,
    `news.untranslated /admin/news/${half.id}/translate/ru`,
  ]);
  club.setNow("2026-04-11T09:00:00.000Z");
  assert.deepEqual(rowsOf(await loadToday(club.app, "editor")), [], "a month later nobody waits for it");
});

test("an article that goes out by itself is listed with its hour, after what is late", async (t) => {
  const club = await openClub(t);
  const whole = {
    title: "Tickets",
    content: "From noon.",
    title_hy: "Տոմսեր",
    content_hy: "Կեսօրից։",
    title_ru: "Билеты",
    content_ru: "С полудня.",
    is_published: true,
    display_date: "2026-03-13T08:00:00.000Z",
  };
  const { body } = await club.call("/api/admin/news", { as: "editor", json: whole });
  const late = await addMatch(club, { match_date: "2026-03-01T15:00", status: "finished" });
  const today = await todayOf(club);
  assert.deepEqual(rowsOf(today), [
    `matches.noScore /admin/matches/edit/${late}`,
    `news.scheduled /admin/news/edit/${body.id}`,
  ]);
  assert.equal(today.tasks[1]?.due_at, whole.display_date);
});

test("a message waits a day for its answer, and its row leads to it until somebody has read it", async (t) => {
  const club = await openClub(t);
  const json = { name: "Aram", email: "aram@fans.example", subject: "Tickets", message: "How much?" };
  await club.call("/api/contact", { json });
  const [task] = (await todayOf(club)).tasks;
  assert.deepEqual(
    [task?.kind, task?.facts.name, task?.about, task?.due_at],
    ["unanswered", "Aram", "Tickets", "2026-03-12T09:00:00.000Z"],
  );
  const id = Number(/^\/admin\/messages\?message=(\d+)$/.exec(task?.to ?? "")?.[1]);
  await club.call(`/api/admin/messages/${id}/read`, { as: "editor", method: "PUT", json: {} });
  assert.deepEqual((await todayOf(club)).tasks, []);
});

test("the table of the season says how many results it lacks", async (t) => {
  const club = await openClub(t);
  const league = (await club.call("/api/competitions")).body.competitions.find(
    ({ kind }: { kind: string }) => kind === "league",
  );
  const competition_id =
    league?.id ??
    (
      await club.call("/api/admin/competitions", {
        as: "admin",
        json: { name: "League", name_hy: "Լիգա", kind: "league" },
      })
    ).body.id;
  const row = (team_name: string) => ({
    team_name,
    team_name_hy: "Թիմ",
    won: 0,
    drawn: 0,
    lost: 0,
    goals_for: 0,
    goals_against: 0,
    form: "",
  });
  const season = "2025-26";
  const saved = await club.call("/api/admin/league-table", {
    as: "admin",
    method: "PUT",
    json: { season, standings: [row("Van"), row("Ararat")] },
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.deepEqual((await todayOf(club)).tasks, []);
  const played = { season, competition_id, match_date: "2026-03-08T15:00", status: "finished" };
  await addMatch(club, { ...played, home_score: 1, away_score: 2 });
  const [task] = (await todayOf(club)).tasks;
  assert.deepEqual(
    [task?.feature, task?.kind, task?.facts, task?.to],
    ["table", "behind", { count: 1 }, "/admin/table?season=2025-26"],
  );
  const json = { season, standings: [row("Shirak"), row("Alashkert")] };
  await club.call("/api/admin/league-table", { as: "admin", method: "PUT", json });
  const due = { due_at: "2026-03-09T11:00:00.000Z", facts: { count: 1 } };
  const [other] = (await todayOf(club)).tasks;
  assert.deepEqual({ due_at: other?.due_at, facts: other?.facts }, due, "of teams that no row names, too");
});

test("a restore drill that failed is an admin's business, and no editor's", async (t) => {
  const club = await openClub(t);
  await drill(club.app, "weekly");
  assert.deepEqual(rowsOf(await todayOf(club, "admin")), ["dashboard.drill /admin#system-status"]);
  assert.deepEqual(rowsOf(await todayOf(club, "editor")), []);
});

test("a partner is named two weeks before his last day, and leads to his record", async (t) => {
  const club = await openClub(t);
  const partner = async (name: string, ends_on: string) => {
    const json = { name, url: "https://sardar.example", is_active: true, ends_on };
    return (await club.call("/api/admin/partners", { as: "editor", json })).body.id;
  };
  const soon = await partner("Sardar Stone", "2026-03-25");
  await partner("Later", "2026-03-26");
  await partner("Over", "2026-03-10");
  assert.deepEqual(rowsOf(await todayOf(club)), [`partners.ends /admin/partners?partner=${soon}`]);
});
