import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { loadClub } from "#src/features/squad/site/club-data.server.ts";
import { loadSeasonPage } from "#src/features/statistics/site/season-data.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";

const SEASON = "2025-26";

const post = async (club: TestClub, path: string, json: object) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

/** Our club with four players in March, a match that was played and one to come. */
async function openMarch(t: TestContext) {
  const club = await openClub(t);
  club.setNow("2026-03-10T12:00:00.000Z");
  const own = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const noah = await post(club, "/api/admin/teams", { name: "Noah", name_hy: "Նոա", name_ru: "Ноа" });
  const league = await post(club, "/api/admin/competitions", { name: "League", kind: "league" });
  await post(club, "/api/admin/seasons", { season: SEASON });
  const player = async (last_name: string, jersey_number: number) => {
    const names = { first_name: "Aram", first_name_hy: "Արամ", last_name, last_name_hy: last_name };
    const { id } = await post(club, "/api/admin/players", { ...names, jersey_number, position: "Forward" });
    const { person_id } = await club.app.db
      .selectFrom("players")
      .select("person_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { id, person_id };
  };
  const match = (day: string, more: object) =>
    post(club, "/api/admin/matches", {
      ...{ home_team_id: own.id, away_team_id: noah.id, competition_id: league.id },
      ...{ match_date: `${day}T15:00`, ...more },
    });
  const players = {
    hurt: await player("Hurt", 5),
    banned: await player("Banned", 6),
    lent: await player("Lent", 7),
    sold: await player("Sold", 8),
    red: await player("Red", 9),
    fit: await player("Fit", 10),
  };
  const played = await match("2026-03-08", { status: "finished", home_score: 1, away_score: 0 });
  await post(club, `/api/admin/matches/${played.id}/events`, {
    ...{ event_type: "red_card", team_type: "home", minute: 80, player_id: players.red.id },
  });
  await match("2026-03-14", { status: "scheduled" });
  const spell = (one: { person_id: number | null }, json: object) =>
    post(club, "/api/admin/spells", { person_id: one.person_id, is_public: true, ...json });
  return { club, own, noah, players, spell, match };
}

async function openAbsences(t: TestContext) {
  const march = await openMarch(t);
  const { own, noah, players, spell } = march;
  const move = { from_team_id: own.id, to_team_id: noah.id };
  await spell(players.hurt, { kind: "injury", starts_on: "2026-03-09", reason: "knee" });
  await spell(players.banned, { kind: "suspension", starts_on: "2026-03-01", ends_on: "2026-03-31" });
  await spell(players.lent, { kind: "loan", starts_on: "2026-02-01", ends_on: "2026-05-31", ...move });
  await spell(players.sold, { kind: "transfer", starts_on: "2026-02-10", ...move });
  return march;
}

test("the home page tells who misses the club's next match, and who is lent out", async (t) => {
  const { club } = await openAbsences(t);
  const { absent, next } = await loadHome(club.app, "en", null);
  assert.equal(absent.match, next?.id);
  assert.deepEqual(
    absent.people.map(({ number, why, note }) => [number, why, note.text]),
    [
      [9, "suspension", ""],
      [5, "injury", "knee"],
      [6, "suspension", ""],
      [7, "loan", "Noah"],
    ],
  );
});

test("the list of players says who is hurt, banned, lent out or gone, and puts those elsewhere behind the others", async (t) => {
  const { club, players } = await openAbsences(t);
  const { groups } = await loadClub(club.app, "hy", new URLSearchParams({ tab: "players" }));
  const shown = groups.map(({ position, people }) => [
    position,
    people.map(({ number, out }) => [number, out?.why ?? ""]),
  ]);
  assert.deepEqual(shown, [
    [
      "Forward",
      [
        [5, "injury"],
        [6, "suspension"],
        [9, "suspension"],
        [10, ""],
      ],
    ],
    [
      "elsewhere",
      [
        [7, "loan"],
        [8, "transfer"],
      ],
    ],
  ]);
  assert.equal(groups.at(-1)?.people[0]?.out?.note.text, "Նոա");
  const { body } = await club.call("/api/admin/squads/absences", { as: "editor" });
  assert.deepEqual(
    body.absences.map((one: { player_id: number; kind: string }) => [one.player_id, one.kind]),
    (["red", "hurt", "banned", "lent", "sold"] as const).map((name) => [
      players[name].id,
      { red: "suspension", hurt: "injury", banned: "suspension", lent: "loan", sold: "transfer" }[name],
    ]),
  );
});

test("what is not public is told to staff alone, and who came back is there", async (t) => {
  const { club, own, noah, players, spell } = await openMarch(t);
  await spell(players.hurt, { kind: "injury", starts_on: "2026-03-09", is_public: false });
  const move = { kind: "transfer", is_public: true };
  await spell(players.sold, {
    ...{ ...move, starts_on: "2026-02-10", from_team_id: own.id, to_team_id: noah.id },
  });
  await spell(players.sold, {
    ...{ ...move, starts_on: "2026-03-01", from_team_id: noah.id, to_team_id: own.id },
  });
  const { absent } = await loadHome(club.app, "ru", null);
  assert.deepEqual(
    absent.people.map(({ number }) => number),
    [9],
  );
  const { body } = await club.call("/api/admin/squads/absences", { as: "editor" });
  assert.deepEqual(
    body.absences.map(({ kind }: { kind: string }) => kind),
    ["suspension", "injury"],
  );
});

test("a ban by a committee stands among those who are suspended for the next match", async (t) => {
  const { club } = await openAbsences(t);
  const { suspended } = await loadSeasonPage(club.app, "en", SEASON, new URLSearchParams());
  assert.deepEqual(
    suspended?.people.map(({ number, why, until }) => [number, why, until]),
    [
      [9, "red", ""],
      [6, "committee", "31 March 2026"],
    ],
  );
});

test("the season's page misses nobody who has left, and knows the card of an abandoned match, as the home page does", async (t) => {
  const { club, own, noah, players, spell, match } = await openMarch(t);
  const abandoned = await match("2026-03-09", { status: "postponed", outcome: "abandoned" });
  await post(club, `/api/admin/matches/${abandoned.id}/events`, {
    ...{ event_type: "red_card", team_type: "home", minute: 20, player_id: players.fit.id },
  });
  const move = { kind: "transfer", starts_on: "2026-03-10", from_team_id: own.id, to_team_id: noah.id };
  await spell(players.red, move);
  const { suspended } = await loadSeasonPage(club.app, "en", SEASON, new URLSearchParams());
  assert.deepEqual(
    suspended?.people.map(({ number, why }) => [number, why]),
    [[10, "red"]],
  );
  const { absent } = await loadHome(club.app, "en", null);
  assert.deepEqual(
    absent.people.flatMap(({ number, why }) => (why === "suspension" ? [number] : [])),
    [10],
  );
});
