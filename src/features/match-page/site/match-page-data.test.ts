import assert from "node:assert/strict";
import { test } from "node:test";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { numbered, putLineup } from "#src/features/lineups/test-support.ts";
import { KICK_OFF, tapped, withMatchDay } from "#src/features/matchday/test-support.ts";
import { createMatch, createTeams } from "#src/features/matches/test-support.ts";
import type { Language } from "#src/i18n/languages.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadMatchPage } from "./match-page-data.server.ts";

/** Where an address leads by 301; its fault's code where it leads nowhere. */
async function leadsTo({ app }: TestClub, address: string, language: Language = "en"): Promise<string> {
  try {
    const { match } = await loadMatchPage(app, language, address, "");
    return `page of ${match.id}`;
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    return (thrown as { code: string }).code;
  }
}

test("a match's number alone, and any other words behind it, lead to its address", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const { id } = await createMatch(club, { home_team_id: noah.id, away_team_id: van.id });
  assert.equal(await leadsTo(club, `${id}-noah-van`), `page of ${id}`);
  for (const address of [
    `${id}`,
    `${id}-`,
    `${id}-NOAH-VAN`,
    `${id}-van-noah`,
    `${id}-նոա`,
    `${id}-noah-van-`,
  ])
    assert.equal(await leadsTo(club, address, "hy"), `301 /hy/matches/${id}-noah-van`, address);
});

test("a renamed team keeps the words of its matches' addresses", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const { id } = await createMatch(club, { home_team_id: noah.id, away_team_id: van.id });
  await club.call(`/api/admin/teams/${van.id}`, { as: "editor", method: "PUT", json: { name: "Van City" } });
  assert.equal(await leadsTo(club, `${id}-noah-van`), `page of ${id}`);
  assert.equal(await leadsTo(club, `${id}-noah-van-city`), `301 /matches/${id}-noah-van`);
});

test("free names are spelled out in the address", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club, { home_team_name: "Արգիշտի", away_team_name: "***" });
  assert.equal(await leadsTo(club, String(id)), `301 /matches/${id}-argishti`);
});

test("what is no match's number is not found, and a match in the trash neither", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club);
  for (const address of [
    "0",
    "100000000000000000000",
    "%",
    "-1",
    "1e3",
    "999",
    "01",
    "",
    "noah-van",
    `${id}.0`,
  ])
    assert.equal(await leadsTo(club, address), "not_found", address);
  await club.call(`/api/admin/matches/${id}`, { as: "editor", method: "DELETE" });
  assert.equal(await leadsTo(club, `${id}-hosts-guests`), "not_found");
});

test("the page of a match tells what its log tells, and who scored", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club, { status: "live" });
  const json = {
    event_type: "goal",
    team_type: "home",
    minute: 14,
    player_name: "Aram",
    player_last_name: "Rivas",
  };
  await club.call(`/api/admin/matches/${id}/events`, { as: "editor", json });
  const { log, match } = await loadMatchPage(club.app, "en", `${id}-hosts-guests`, "");
  assert.deepEqual(log.score, { home: 1, away: 0 });
  const goal = log.entries.find(({ kind }) => kind === "goal");
  assert.equal(goal?.side, "home");
  assert.deepEqual(Object.keys(goal ?? {}).sort(), [
    ...["clock_ms", "id", "kind", "occurred_at", "payload", "period", "side", "target"],
  ]);
  assert.equal(match.id, id);
});

test("a line-up is on the page from its minute on, and before it the page says when to look again", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const kickOff = "2026-03-14T15:00:00.000Z";
  const sides = { home_team_id: noah.id, away_team_id: van.id };
  const { id } = await createMatch(club, { ...sides, match_date: kickOff });
  await putLineup(club, id, "home", { players: numbered(11), publish_at: "2026-03-14T13:25:00.000Z" });
  await putLineup(club, id, "away", { players: numbered(11) });
  const seenAt = async (now: string) => {
    club.setNow(now);
    const { lineups, lineupsAt } = await loadMatchPage(club.app, "en", `${id}-noah-van`, "");
    return [lineups.home?.players.length, lineups.away?.players.length, lineupsAt];
  };
  const [home, away] = ["2026-03-14T13:25:00.000Z", "2026-03-14T14:00:00.000Z"];
  assert.deepEqual(await seenAt("2026-03-14T13:24:59.999Z"), [undefined, undefined, home]);
  assert.deepEqual(await seenAt(home), [11, undefined, away]);
  assert.deepEqual(await seenAt(away), [11, 11, null]);
});

test("while a match is played without line-ups the page knows its squads by name", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const sides = { home_team_id: noah.id, away_team_id: van.id };
  const { id, season } = await createMatch(club, { ...sides, status: "live" });
  const lines = "9 Sahradyan\n10 Hrazdanyan";
  const json = { season, team_id: van.id, lines };
  const { status } = await club.call("/api/admin/squads/paste", { as: "editor", json });
  assert.equal(status, 200);
  const names = async () => (await loadMatchPage(club.app, "en", `${id}-noah-van`, "")).names;
  assert.deepEqual(
    Object.values(await names()).map(({ last }) => last.text),
    ["Sahradyan", "Hrazdanyan"],
  );
  await putLineup(club, id, "away", { players: numbered(11), publish_at: "2020-01-01T00:00:00Z" });
  assert.deepEqual(await names(), {});
});

test("whom a correction names, and the other side's who scored an own goal, have their names after the end, too", async (t) => {
  const club = await openClub(t);
  club.setNow(KICK_OFF);
  const { noah, van } = await createTeams(club);
  const { id, send } = await withMatchDay(club, { home_team_id: noah.id, away_team_id: van.id });
  const { season } = (await club.call(`/api/matches/${id}`)).body;
  const namesAfter = async (entries: EntryGiven[]) => {
    const { body } = await send(entries);
    assert.deepEqual(body.refused, []);
    const { names } = await loadMatchPage(club.app, "en", `${id}-noah-van`, "");
    return names;
  };
  const json = { season, team_id: van.id, lines: "9 Sahradyan\n10 Hrazdanyan" };
  await club.call("/api/admin/squads/paste", { as: "editor", json });
  const [person] = Object.keys(await namesAfter([])).map((key) => Number(key.replace("person ", "")));
  const goal = tapped("goal", {}, { side: "away" });
  const own = tapped("goal", { how: "own_goal" }, { side: "home" });
  const period = { period: "second" as const, clock_ms: 2_700_000 };
  const played = [tapped("period_start"), goal, own, tapped("period_end", { final: true }, period)];
  assert.deepEqual(await namesAfter(played), {});
  const amend = (target: EntryGiven, payload: object) =>
    tapped("amend", { patch: { payload } }, { side: target.side, target: target.id });
  const takeBack = ({ id: target }: EntryGiven) => tapped("void", {}, { target });
  const assisted = amend(goal, { assist: { person } });
  assert.equal(Object.keys(await namesAfter([assisted])).length, 2);
  assert.deepEqual(await namesAfter([takeBack(assisted)]), {});
  assert.equal(Object.keys(await namesAfter([amend(own, { scorer: { person } })])).length, 2);
});

test("the page of a match that was put off tells the club's next match, not the one after its old date", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  await club.app.db.updateTable("teams").set({ is_own: 1 }).where("id", "=", noah.id).execute();
  club.setNow("2026-03-01T12:00:00.000Z");
  const on = (day: string, status = "scheduled") =>
    createMatch(club, {
      ...{ home_team_id: noah.id, away_team_id: van.id, match_date: `${day}T15:00`, status },
    });
  const soon = await on("2026-03-07");
  const putOff = await on("2026-03-14", "postponed");
  await on("2026-03-21");
  const { next } = await loadMatchPage(club.app, "en", `${putOff.id}-noah-van`, "");
  assert.equal(next?.id, soon.id);
});
