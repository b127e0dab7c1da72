import assert from "node:assert/strict";
import { test } from "node:test";
import ICAL from "ical.js";
import { sync } from "node-ical";
import { findMatchDetails } from "#src/features/matches/match-details.server.ts";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
import { LANGUAGES, localPath } from "#src/i18n/languages.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.

async function ownClub(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const json = { name: "Argishti", name_hy: "Արգիշտի", is_own: true };
  const { body } = await club.call("/api/admin/teams", { as: "editor", json });
  return { club, own: body.id as number };
}

/** The events of a calendar, by a strict reader; a second one has to find the same. */
async function eventsOf(club: TestClub, path: string): Promise<ICAL.Event[]> {
  const { status, headers, text } = await club.page(path);
  assert.equal(status, 200, path);
  assert.equal(headers.get("content-type"), "text/calendar; charset=utf-8");
  assertLines(text);
  ICAL.design.strict = true;
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one, { strictExceptions: true }));
  const again = Object.values(sync.parseICS(text)).flatMap((one) => (one?.type === "VEVENT" ? [one] : []));
  assert.deepEqual(
    again.map(({ uid, summary, start }) => [uid, summary, start.toISOString().slice(0, 10)]).sort(),
    events.map(({ uid, summary, startDate }) => [uid, summary, utcDay(startDate)]).sort(),
  );
  return events;
}

function utcDay(time: ICAL.Time): string {
  return time.isDate ? time.toString() : time.toJSDate().toISOString().slice(0, 10);
}

/** Source: RFC 5545, 3.1. */
function assertLines(text: string): void {
  assert.ok(text.endsWith("\r\n"));
  assert.doesNotMatch(text.replaceAll("\r\n", ""), /[\r\n]/, "lines end in CRLF");
  for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
}

const statusOf = ({ component }: ICAL.Event) => component.getFirstPropertyValue("status");

test("a match that moves five times stays one entry, and calendars count five changes", async (t) => {
  const { club, own } = await ownClub(t);
  const match = await createMatch(club, {
    home_team_id: own,
    home_team_name: "Argishti",
    venue: "Arevyan Stadium",
  });
  const move = { ...match, version: undefined };
  for (const day of [20, 21, 22, 23, 24])
    await putMatch(club, match.id, { ...move, match_date: `2026-03-${day}T15:00` });
  await putMatch(club, match.id, { ...move, match_date: "2026-03-24T15:00", referee: "A. Surmelyan" });
  const [event, ...others] = await eventsOf(club, "/calendar/team.ics");
  assert.deepEqual([others.length, event!.sequence, event!.uid], [0, 5, `match-${match.id}@fc-argishti`]);
  assert.equal(event!.startDate.toJSDate().toISOString(), "2026-03-24T11:00:00.000Z");
  assert.deepEqual([statusOf(event!), event!.location], ["CONFIRMED", "Arevyan Stadium"]);
});

test("postponed, cancelled, deleted: the entry says so and stays", async (t) => {
  const { club, own } = await ownClub(t);
  const match = await createMatch(club, { home_team_id: own, home_team_name: "Argishti" });
  const { postponed_from: _, ...sent } = { ...match, version: undefined };
  const told = async () => {
    const [event] = await eventsOf(club, "/calendar/team.ics");
    return [event!.summary, statusOf(event!), event!.sequence, event!.startDate.isDate];
  };
  await putMatch(club, match.id, { ...sent, status: "postponed" });
  assert.deepEqual(await told(), ["(Postponed) Argishti – Guests", "TENTATIVE", 1, true]);
  await putMatch(club, match.id, { ...sent, status: "postponed", match_date: "2026-04-02T18:00" });
  assert.deepEqual(await told(), ["(Postponed) Argishti – Guests", "TENTATIVE", 2, false]);
  await putMatch(club, match.id, { ...sent, status: "cancelled", match_date: "2026-04-02T18:00" });
  assert.deepEqual(await told(), ["(Cancelled) Argishti – Guests", "CANCELLED", 3, false]);
  await putMatch(club, match.id, { ...sent, match_date: "2026-04-02T18:00" });
  await club.call(`/api/admin/matches/${match.id}`, { as: "editor", method: "DELETE" });
  assert.deepEqual(await told(), ["(Cancelled) Argishti – Guests", "CANCELLED", 5, false]);
  await club.call(`/api/admin/trash/matches/${match.id}/restore`, { as: "editor", json: {} });
  assert.deepEqual(await told(), ["Argishti – Guests", "CONFIRMED", 6, false]);
  assert.equal((await club.page(`/calendar/match-${match.id}.ics`)).status, 200);
});

test("a match that was won in extra time has the score of its end in calendars", async (t) => {
  const { club } = await ownClub(t);
  const figures = { status: "finished", home_score: 1, away_score: 1, home_extra: 2, away_extra: 1 };
  const { id } = await createMatch(club, { match_date: "2026-03-10T15:00", ...figures });
  const [event] = await eventsOf(club, `/calendar/match-${id}.ics`);
  assert.equal(event!.summary, "Hosts – Guests 2:1");
});

test("a shoot-out is in calendars with its winner, an annulled match, one to be replayed and one awarded with their word", async (t) => {
  const { club } = await ownClub(t);
  const drawn = { status: "finished", match_date: "2026-03-10T15:00", home_score: 2, away_score: 2 };
  const summaries = [];
  for (const more of [
    { home_penalties: 4, away_penalties: 3 },
    { outcome: "void" },
    { outcome: "replayed" },
    { outcome: "awarded" },
  ]) {
    const { id } = await createMatch(club, { ...drawn, ...more });
    summaries.push((await eventsOf(club, `/calendar/match-${id}.ics?lang=en`))[0]!.summary);
  }
  const early = await createMatch(club, { match_date: "2026-03-30T15:00", outcome: "awarded" });
  summaries.push((await eventsOf(club, `/calendar/match-${early.id}.ics?lang=en`))[0]!.summary);
  assert.deepEqual(summaries, [
    "Hosts – Guests 2:2 (4:3)",
    "(Annulled) Hosts – Guests 2:2",
    "(To be replayed) Hosts – Guests 2:2",
    "(Awarded) Hosts – Guests 2:2",
    // As its page does, calendars say nothing of an outcome before the match is over.
    "Hosts – Guests",
  ]);
});

test("every calendar of three seasons is read without a fault by both readers, in three languages", async (t) => {
  const club = await openDemoClub(t, "2026-11-23T09:00:00.000Z");
  const teams = await club.app.db.selectFrom("teams").select("slug").execute();
  const names = ["all.ics", "league.ics", "team.ics?home", ...teams.map(({ slug }) => `${slug}.ics`)];
  const from = "2024-11-23T09:00:00.000Z";
  const told = await club.app.db
    .selectFrom("matches")
    .select(["id", "season"])
    .where("match_date", ">", from)
    .execute();
  assert.equal(new Set(told.map(({ season }) => season)).size, 3);
  for (const language of LANGUAGES)
    for (const name of names) {
      const events = await eventsOf(club, localPath(language, `/calendar/${name}`));
      assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length, "each once");
      if (name === "all.ics") assert.equal(events.length, told.length);
      for (const { component } of events)
        for (const property of ["dtstamp", "sequence", "status", "summary", "url"])
          assert.notEqual(component.getFirstPropertyValue(property) ?? "", "", property);
    }
});

test("a match whose hour nobody knows yet is an entry for the day that takes no time", async (t) => {
  const { club, own } = await ownClub(t);
  // Half past midnight in Yerevan is still the day before in Greenwich.
  const late = {
    home_team_id: own,
    home_team_name: "Argishti",
    match_date: "2026-03-21T00:30",
    date_certainty: "day",
    round: 5,
  };
  const match = await createMatch(club, late);
  const [event] = await eventsOf(club, "/hy/calendar/team.ics");
  assert.deepEqual([event!.startDate.toString(), statusOf(event!)], ["2026-03-21", "TENTATIVE"]);
  assert.equal(event!.component.getFirstPropertyValue("transp"), "TRANSPARENT");
  assert.match(event!.description ?? "", /5-րդ տուր\nԺամը կհստակեցվի/);
  const shown = (await findMatchDetails(club.app, String(match.id), "en"))?.match;
  assert.deepEqual([shown?.date, shown?.time], ["21 March 2026, hour to be confirmed", ""]);
});

test("each team has its calendar, the league and all have one, home matches alone too, in three languages", async (t) => {
  const { club, own } = await ownClub(t);
  await createMatch(club, { home_team_id: own, home_team_name: "Argishti", away_team_name: "Noah" });
  await createMatch(club, {
    home_team_name: "Pyunik",
    away_team_id: own,
    away_team_name: "Argishti",
    match_date: "2026-03-20T15:00",
  });
  await createMatch(club, { home_team_name: "Van", away_team_name: "Noah", match_date: "2026-03-21T15:00" });
  const names = async (path: string) => (await eventsOf(club, path)).map(({ summary }) => summary);
  assert.deepEqual(await names("/calendar/argishti.ics"), ["Argishti – Noah", "Pyunik – Argishti"]);
  assert.deepEqual(await names("/calendar/team.ics?home"), ["Argishti – Noah"]);
  assert.deepEqual(await names("/hy/calendar/team.ics"), ["Արգիշտի – Noah", "Pyunik – Արգիշտի"]);
  assert.equal((await names("/ru/calendar/all.ics")).length, 3);
  assert.deepEqual(await names("/calendar/league.ics"), []);
});

test("names with line breaks, signs and emoji come through both readers as they were typed", async (t) => {
  const { club, own } = await ownClub(t);
  const name = "A; b, c \\ ⚽️ «Ազատ»";
  const match = await createMatch(club, {
    home_team_id: own,
    home_team_name: "Argishti",
    away_team_name: name,
    venue: `${"Ստադիոն ".repeat(20)};`,
  });
  const [event] = await eventsOf(club, `/calendar/match-${match.id}.ics`);
  assert.equal(event!.summary, `Argishti – ${name}`);
});

test("a club whose name has a second line writes no line into its calendar", async (t) => {
  const { club, own } = await ownClub(t);
  const { version, ...team } = (await club.call(`/api/admin/teams/${own}`, { as: "editor" })).body;
  const name = "Argishti\r\nBEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Free beer\r\nEND:VEVENT";
  const put = { as: "editor", method: "PUT" } as const;
  const answer = await club.call(`/api/admin/teams/${own}`, { ...put, json: { ...team, name, version } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { text } = await club.page(`/calendar/${answer.body.slug}.ics`);
  assert.doesNotMatch(text, /^(BEGIN:VEVENT|SUMMARY|UID)/m);
  assert.match(text, /^NAME:Argishti BEGIN:VEVENT UID:x/m);
});

test("a calendar that nobody has is refused in a sentence, in pages' own way", async (t) => {
  const club = await openClub(t);
  for (const name of ["nobody.ics", "match-7.ics", "match-99999999999999999999.ics", "team.ics", "all"])
    assert.equal((await club.page(`/calendar/${name}`)).status, 404, name);
});

test("a calendar that has not changed is not sent again", async (t) => {
  const club = await openClub(t);
  const { headers } = await club.page("/calendar/all.ics");
  const again = await club.page("/calendar/all.ics", { "if-none-match": headers.get("etag") ?? "" });
  assert.equal(again.status, 304);
});

test("a calendar that was asked to remind rings before matches to come whose hour is known, and before no others", async (t) => {
  const { club, own } = await ownClub(t);
  const ours = { home_team_id: own, home_team_name: "Argishti" };
  const next = await createMatch(club, { ...ours, match_date: "2026-03-20T15:00" });
  await createMatch(club, { ...ours, match_date: "2026-03-27T15:00", date_certainty: "day" });
  await createMatch(club, {
    ...ours,
    match_date: "2026-03-01T15:00",
    ...{ status: "finished", home_score: 1, away_score: 0 },
  });
  const rings = async (path: string) =>
    (await eventsOf(club, path)).map(({ component }) =>
      component
        .getAllSubcomponents("valarm")
        .map((alarm) => `${alarm.getFirstPropertyValue("action")} ${alarm.getFirstPropertyValue("trigger")}`),
    );
  assert.deepEqual(await rings("/calendar/team.ics?remind=1h"), [[], ["DISPLAY -PT1H"], []]);
  assert.deepEqual(await rings("/hy/calendar/team.ics?home&remind=1d"), [[], ["DISPLAY -P1D"], []]);
  assert.deepEqual(await rings(`/calendar/match-${next.id}.ics?remind=1h`), [["DISPLAY -PT1H"]]);
  assert.deepEqual(await rings("/calendar/team.ics?remind=never"), [[], [], []]);
});
