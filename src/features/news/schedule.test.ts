import assert from "node:assert/strict";
import { test } from "node:test";
import type { AppError } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import { loadToday } from "#src/features/dashboard/today.server.ts";
import { deleteMatch, updateMatch } from "#src/features/matches/commands.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { updateArticle } from "./commands.server.ts";
import { WAITS } from "./match-tie.ts";
import { getArticle } from "./office-queries.server.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.
const TOMORROW = "2026-03-12T08:00:00.000Z";
const LATER = "2026-03-13T08:00:00.000Z";

async function write({ call }: TestClub, article: Record<string, unknown> = {}) {
  const json = { title: "Derby day", content: "Two late goals.", ...article };
  const { status, body } = await call("/api/admin/news", { as: "editor", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

function put(
  { call }: TestClub,
  id: number,
  json: Record<string, unknown>,
  as: "admin" | "editor" = "editor",
) {
  return call(`/api/admin/news/${id}`, { as, method: "PUT", json });
}

async function isOut({ call }: TestClub, slug: string) {
  return (await call(`/api/news/${slug}`)).status === 200;
}

test("nobody publishes or schedules before an embargo, and it is told until when it lasts", async (t) => {
  const club = await openClub(t);
  const { id, slug } = await write(club, { embargo_until: LATER });
  const tries = await Promise.all([
    put(club, id, { is_published: true }),
    put(club, id, { is_published: true }, "admin"),
    put(club, id, { text_state: "out", publish_at: TOMORROW }),
    club.call(`/api/admin/news/${id}`, { as: "editor", method: "PATCH", json: { is_published: true } }),
    club.call("/api/admin/news/bulk", { as: "editor", json: { ids: [id], action: "publish" } }),
  ]);
  for (const { status, body } of tries) {
    assert.equal(status, 400);
    assert.match(body.message, /embargo until 13\.03\.2026, 12:00/);
  }
  const scheduled = await put(club, id, { text_state: "out", publish_at: LATER });
  assert.deepEqual([scheduled.status, scheduled.body.state], [200, "scheduled"]);
  club.setNow("2026-03-13T07:59:59.999Z");
  assert.equal(await isOut(club, slug), false);
  club.setNow(LATER);
  assert.equal(await isOut(club, slug), true);
});

test("an embargo is lifted or brought forward by an admin alone, and the log says so", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club, { embargo_until: LATER });
  assert.equal((await put(club, id, { embargo_until: null })).status, 403);
  assert.equal((await put(club, id, { embargo_until: TOMORROW })).status, 403);
  assert.equal((await put(club, id, { embargo_until: "2026-03-14T08:00:00.000Z" })).status, 200);
  assert.equal((await put(club, id, { embargo_until: null }, "admin")).status, 200);
  const log = await club.app.db
    .selectFrom("audit")
    .select(["action", "username"])
    .orderBy("id", "desc")
    .execute();
  assert.deepEqual({ ...log[0] }, { action: "lift_embargo", username: "admin" });
});

test("an end before the beginning, an end or a plan in the past are refused in words that name them", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club);
  const refused = async (values: Record<string, unknown>) => {
    const { status, body } = await put(club, id, values);
    assert.equal(status, 400, JSON.stringify(body));
    return [body.issues[0].path, body.message];
  };
  assert.deepEqual(await refused({ text_state: "out", publish_at: LATER, unpublish_at: TOMORROW }), [
    "unpublish_at",
    "In English it would be over (12.03.2026, 12:00) before it is out (13.03.2026, 12:00).",
  ]);
  assert.equal((await refused({ unpublish_at: "2026-03-01T08:00:00.000Z" }))[0], "unpublish_at");
  assert.deepEqual(await refused({ planned_for: "2026-03-10" }), [
    "planned_for",
    "This day is over: 10.03.2026. Choose today or a later day.",
  ]);
  assert.equal((await put(club, id, { planned_for: "2026-03-11" })).status, 200);
});

test("an article tied to a match moves with its kick-off, and without a date it waits with a question", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: "2026-03-14T15:00" });
  const { id, slug } = await write(club, {
    is_published: true,
    match_id: match.id,
    match_offset_minutes: -120,
  });
  const hour = async () => (await getArticle(club.app.db, club.app.now(), id)).publish_at;
  // Days pass: no session would last as long.
  const change = (edit: object) => updateMatch(club.editor, match.id, edit as never);
  const questions = async () =>
    (await loadToday(club.app, "editor")).tasks.filter(({ kind }) => kind === "waits").map(({ to }) => to);
  assert.equal(await hour(), "2026-03-14T09:00:00.000Z");
  await change({ match_date: "2026-03-14T14:00:00.000Z" });
  assert.equal(await hour(), "2026-03-14T12:00:00.000Z");
  assert.deepEqual(await questions(), []);

  await change({ status: "postponed" });
  assert.equal(await hour(), WAITS);
  assert.deepEqual(await questions(), [`/admin/news/edit/${id}`]);
  club.setNow("2026-03-20T09:00:00.000Z");
  assert.equal(await isOut(club, slug), false, "it waits however long");

  await change({ status: "scheduled", match_date: "2026-04-01T15:00:00.000Z" });
  assert.equal(await hour(), "2026-04-01T13:00:00.000Z");
  club.setNow("2026-04-01T13:00:00.000Z");
  assert.equal(await isOut(club, slug), true);
  await change({ status: "postponed" });
  assert.equal(await isOut(club, slug), true, "what is out stays out");
  await deleteMatch(club.editor, match.id);
  assert.equal(await isOut(club, slug), true);
});

test("an article that waits for hours of its languages has the first of them as its date, unless staff set one", async (t) => {
  const club = await openClub(t);
  const out = { text_state: "out", text_state_hy: "out", title_hy: "Դերբի", content_hy: "Երկու գոլ։" };
  const { id } = await write(club, { ...out, publish_at: LATER, publish_at_hy: TOMORROW });
  // Days pass: no session would last as long.
  const dateOf = async (one = id) => (await getArticle(club.app.db, club.app.now(), one)).display_date;
  assert.equal(await dateOf(), TOMORROW);
  const draft = await write(club, { is_published: false, publish_at: LATER });
  await club.call(`/api/admin/news/${draft.id}`, {
    as: "editor",
    method: "PATCH",
    json: { is_published: true },
  });
  assert.equal(await dateOf(draft.id), LATER);
  const dated = await write(club, {
    ...out,
    publish_at_hy: TOMORROW,
    display_date: "2026-03-01T08:00:00.000Z",
  });
  assert.equal(await dateOf(dated.id), "2026-03-01T08:00:00.000Z");

  await put(club, id, { publish_at_hy: "2026-03-12T09:00:00.000Z", display_date: TOMORROW });
  assert.equal(await dateOf(), "2026-03-12T09:00:00.000Z");
  await put(club, id, { publish_at_hy: TOMORROW });
  assert.equal(await dateOf(), TOMORROW);
  await write(club, { title: "Written in between" });
  club.setNow(LATER);
  const { news } = (await club.call("/api/news")).body;
  assert.equal(news[0].id, draft.id, "lists stand in the order in which they came out");
  const again = "2026-03-14T08:00:00.000Z";
  await updateArticle(club.editor, id, { publish_at: again, publish_at_hy: again } as never);
  assert.equal(await dateOf(), TOMORROW, "what was out keeps its date");
});

test("a language that is published without an hour is out at once, though another one waits for its own", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club, { text_state: "out", publish_at: LATER });
  const read = () => getArticle(club.app.db, club.app.now(), id);
  assert.equal((await read()).display_date, LATER);
  await put(club, id, {
    title_hy: "Դերբի",
    content_hy: "Երկու գոլ։",
    text_state_hy: "out",
    display_date: LATER,
  });
  const { display_date, published_at, state } = await read();
  assert.deepEqual([state, display_date], ["published", published_at]);
});

test("the date of an article that is tied to a match moves with its hour", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: "2026-03-20T15:00:00.000Z" });
  const tie = { match_id: match.id, match_anchor: "kick_off", match_offset_minutes: -60 };
  const { id } = await write(club, { ...tie, text_state: "out" });
  const dateOf = async () => (await getArticle(club.app.db, club.app.now(), id)).display_date;
  assert.equal(await dateOf(), "2026-03-20T14:00:00.000Z");
  const change = (edit: object) => updateMatch(club.editor, match.id, edit as never);
  await change({ match_date: "2026-03-21T15:00:00.000Z" });
  assert.equal(await dateOf(), "2026-03-21T14:00:00.000Z");
  await change({ status: "postponed" });
  await change({ status: "scheduled", match_date: "2026-04-01T15:00:00.000Z" });
  assert.equal(await dateOf(), "2026-04-01T14:00:00.000Z");
});

test("an article that lies in the trash while its match moves comes back with the match's new hour", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: TOMORROW });
  const tie = { match_id: match.id, match_anchor: "kick_off", match_offset_minutes: 0 };
  const { id, slug } = await write(club, { is_published: true, ...tie });
  await club.call(`/api/admin/news/${id}`, { as: "editor", method: "DELETE" });
  await updateMatch(club.editor, match.id, { match_date: LATER });
  await club.call(`/api/admin/trash/articles/${id}/restore`, { as: "editor", method: "POST" });
  assert.equal((await getArticle(club.app.db, club.app.now(), id)).publish_at, LATER);
  club.setNow(TOMORROW);
  assert.equal(await isOut(club, slug), false);
});

test("an article in the trash whose hour passes as its match is moved forward stays a draft when it comes back", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: LATER });
  const tie = { match_id: match.id, match_anchor: "kick_off", match_offset_minutes: -24 * 60 };
  const { id, slug } = await write(club, { is_published: true, ...tie });
  await club.call(`/api/admin/news/${id}`, { as: "editor", method: "DELETE" });
  club.setNow(new Date(club.app.now().getTime() + 60_000).toISOString());
  await updateMatch(club.editor, match.id, { match_date: TOMORROW });
  const { body } = await club.call(`/api/admin/trash/articles/${id}/restore`, {
    as: "editor",
    method: "POST",
  });
  assert.equal(body.is_kept_back, true);
  assert.equal(await isOut(club, slug), false);
});

test("a match whose date is put into the past by mistake has its form ask before an article that follows it goes out", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: LATER });
  const tie = { match_id: match.id, match_anchor: "kick_off", match_offset_minutes: 0 };
  const { slug } = await write(club, { is_published: true, ...tie });
  await write(club, { title: "A draft", ...tie });
  const move = (match_date: string, more = {}) =>
    updateMatch(club.editor, match.id, { match_date, ...more }).then(
      ({ warnings }) => warnings,
      ({ faults }: AppError) => faults?.map(({ message }) => say(message, "en")),
    );
  const past = "2026-02-12T08:00:00.000Z";
  assert.deepEqual(await move(past, { ask_first: true }), [
    "“Derby day” follows this match and goes out as soon as this is saved.",
  ]);
  assert.equal(await isOut(club, slug), false);
  assert.equal(await move(TOMORROW, { ask_first: true }), undefined, "one that is to come asks nothing");
  assert.equal((await move(past))?.length, 1, "a program is told");
  assert.equal(await isOut(club, slug), true);
});

test("a preview that waited with a match that was put off is asked about before the result of that match brings it out", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: TOMORROW });
  const tie = { match_id: match.id, match_anchor: "kick_off", match_offset_minutes: -60 };
  const { slug } = await write(club, { is_published: true, ...tie });
  await write(club, { title: "The report", is_published: true, ...tie, match_anchor: "full_time" });
  await updateMatch(club.editor, match.id, { status: "postponed" });
  club.setNow("2026-03-20T08:00:00.000Z");
  const result = { status: "finished", home_score: 1, away_score: 0 } as const;
  const asked = await updateMatch(club.editor, match.id, { ...result, ask_first: true }).catch(
    ({ faults }: AppError) => faults,
  );
  assert.deepEqual(
    (asked as AppError["faults"])?.map(({ message }) => say(message, "en")),
    ["“Derby day” follows this match and goes out as soon as this is saved."],
  );
  assert.equal(await isOut(club, slug), false);
});

test("to go back to an earlier version publishes nothing, though its hour is over by now; hours by a match stay the match's", async (t) => {
  const club = await openClub(t);
  const back = (id: number, version: number) =>
    club.call(`/api/admin/history/articles/${id}/1/restore`, { as: "editor", json: { version } });
  const soon = "2026-03-11T09:30:00.000Z";
  const plain = await write(club, { is_published: true, publish_at: soon });
  await put(club, plain.id, { content: "Three late goals.", publish_at: LATER });
  const match = await createMatch(club, { match_date: soon });
  const tied = await write(club, { is_published: true, match_id: match.id, match_offset_minutes: 0 });
  await updateMatch(club.editor, match.id, { match_date: TOMORROW });
  const next = await createMatch(club, { match_date: LATER });
  const early = await write(club, { is_published: true, match_id: next.id, match_offset_minutes: 0 });
  await updateMatch(club.editor, next.id, { match_date: "2026-03-20T08:00:00.000Z" });

  club.setNow("2026-03-11T09:31:00.000Z");
  for (const { id } of [plain, tied, early]) assert.equal((await back(id, 2)).status, 200);
  const hour = async (id: number) => (await getArticle(club.app.db, club.app.now(), id)).publish_at;
  assert.deepEqual(
    [await isOut(club, plain.slug), await hour(plain.id), await hour(tied.id), await hour(early.id)],
    [false, LATER, TOMORROW, "2026-03-20T08:00:00.000Z"],
  );
  const { content } = (await club.call(`/api/admin/news/${plain.id}`, { as: "editor" })).body;
  assert.equal(content, "Two late goals.");
});

test("to go back to a public version of an article that was taken back leaves it taken back, and the other way round", async (t) => {
  const club = await openClub(t);
  const back = (id: number, version: number, json: object) =>
    club.call(`/api/admin/history/articles/${id}/${version}/restore`, { as: "editor", json });
  const taken = await write(club, { is_published: true });
  await put(club, taken.id, { is_published: false, content: "Withdrawn." });
  const { body } = await back(taken.id, 1, { version: 2 });
  assert.equal(body.record.content, "Two late goals.");
  assert.equal(await isOut(club, taken.slug), false);

  const shown = await write(club, { title: "Cup day" });
  await put(club, shown.id, { is_published: true, content: "Three late goals." });
  assert.equal((await back(shown.id, 1, { version: 2 })).body.record.content, "Two late goals.");
  assert.equal(await isOut(club, shown.slug), true);

  // Nor by its embargo, its hour to come, or a language that was gone meanwhile.
  const later = await write(club, { title: "Draw", is_published: true, publish_at: TOMORROW });
  await put(club, later.id, { is_published: false, publish_at: null });
  assert.equal((await back(later.id, 1, { version: 2 })).status, 200);
  const held = await write(club, { title: "Kit", is_published: true, publish_at: TOMORROW });
  await put(club, held.id, { embargo_until: LATER, publish_at: LATER });
  assert.equal((await back(held.id, 1, { version: 2 })).status, 200);
  const hy = { title_hy: "Դերբի", content_hy: "Երկու գոլ։" };
  const draft = await write(club, { title: "Both", text_state_hy: "draft", ...hy });
  await put(club, draft.id, { title_hy: "", content_hy: "" });
  await put(club, draft.id, { text_state: "out" });
  for (const language of [undefined, "hy"] as const) {
    const { status, body } = await back(draft.id, 1, { ...(language ? { language } : {}) });
    assert.deepEqual([status, body.record?.title_hy, body.record?.text_state_hy], [200, "Դերբի", "draft"]);
    await put(club, draft.id, { title_hy: "", content_hy: "" });
  }
  club.setNow("2026-03-12T08:01:00.000Z");
  assert.deepEqual([await isOut(club, later.slug), await isOut(club, held.slug)], [false, false]);
});

test("a report goes out with the final whistle, and not before", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { match_date: "2026-03-11T13:30" });
  const { slug } = await write(club, { is_published: true, match_id: match.id, match_anchor: "full_time" });
  const change = (edit: object) => updateMatch(club.editor, match.id, edit as never);
  club.setNow("2026-03-11T11:00:00.000Z");
  await change({ status: "live" });
  assert.equal(await isOut(club, slug), false);
  club.setNow("2026-03-11T11:25:00.000Z");
  await change({ status: "finished", home_score: 1, away_score: 0 });
  assert.equal(await isOut(club, slug), true);
});

test("a tie to a match that is not there is refused", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club);
  const { status, body } = await put(club, id, { match_id: 4711 });
  assert.deepEqual([status, body.issues[0].path], [400, "match_id"]);
});

test("a reader's answer says nothing of embargoes, plans and ties", async (t) => {
  const club = await openClub(t);
  const { slug } = await write(club, { is_published: true, planned_for: "2026-03-12" });
  const { body } = await club.call(`/api/news/${slug}`);
  const told = Object.keys(body).filter((name) => /embargo|planned|match_|publish_at|text_state/.test(name));
  assert.deepEqual(told, []);
});

test("an article that was published by a clock that was ahead is out once it is saved by the right one", async (t) => {
  const club = await openClub(t);
  club.setNow("2026-03-12T10:00:00.000Z");
  const json = { title: "A new striker", content: "He is here.", is_published: true };
  const { body } = await club.call("/api/admin/news", { as: "editor", json });
  club.setNow(TEST_DAY);
  const isOut = async () => (await club.call(`/api/news/${body.slug}`)).status === 200;
  assert.equal(await isOut(), false);
  const path = `/api/admin/news/${body.id}`;
  const { display_date, version } = (await club.call(path, { as: "editor" })).body;
  // As the form sends it.
  const saved = await club.call(path, {
    as: "editor",
    method: "PUT",
    json: { ...json, display_date, version },
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal(await isOut(), true);
});
