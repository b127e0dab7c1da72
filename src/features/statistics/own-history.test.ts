import assert from "node:assert/strict";
import { test } from "node:test";
import { RULES } from "#src/features/ledger/match-state.ts";
import { entry, lineup } from "#src/features/ledger/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { figuresOf, minutesPerGoal, NO_FIGURES, ranked } from "./figures.ts";
import { readOwnHistory } from "./own-matches.server.ts";
import { ownSideOf } from "./own-side.ts";
import { openSquad } from "./simulated-seasons-test-support.ts";

const told = { side: "home" as const, lineup: lineup(), rules: RULES, conceded: 0 };
const of = (number: number, entries: Parameters<typeof ownSideOf>[0]["entries"], conceded = 0) => {
  const { people } = ownSideOf({ ...told, entries, conceded });
  return figuresOf(people.filter(({ who }) => who.number === number));
};

test("a keeper has a clean sheet who kept goal to the end without being beaten; two who shared the match have none", () => {
  assert.equal(of(1, []).cleanSheets, 1);
  assert.equal(of(1, [], 1).cleanSheets, 0);
  assert.equal(of(2, []).cleanSheets, 0, "a defender has none");
  const change = [entry("sub", { off: { number: 1 }, on: { number: 12 } }, { side: "home", at: "30:00" })];
  assert.equal(of(1, change).cleanSheets, 0);
  assert.equal(of(12, change).cleanSheets, 0);
});

test("a keeper who was beaten on the field has no clean sheet, though the match was awarded without a goal against", () => {
  const beaten = [entry("goal", { scorer: { number: 9 } }, { side: "away", at: "30:00" })];
  assert.equal(of(1, beaten, 0).cleanSheets, 0);
});

test("neither an own goal nor a kick of the shoot-out is a goal of its scorer", () => {
  const log = [
    entry("goal", { how: "own_goal", scorer: { number: 9 } }, { side: "away" }),
    entry("kick", { result: "scored", taker: { number: 9 } }, { side: "home", period: "shootout" }),
    entry("penalty", { result: "scored", taker: { number: 9 } }, { side: "home", at: "20:00" }),
  ];
  assert.deepEqual(
    { ...of(9, log, 1) },
    {
      ...NO_FIGURES,
      ...{ matches: 1, starts: 1, minutes: 90, goals: 1, penalties: 1, ownGoals: 1 },
    },
  );
});

test("who waits on the bench has not played, though he was shown a card there", () => {
  assert.deepEqual(of(15, []), NO_FIGURES);
  const booked = of(15, [entry("yellow", { who: { number: 15 } }, { side: "home", at: "10:00" })]);
  assert.deepEqual([booked.matches, booked.yellows, booked.minutes], [0, 1, 0]);
});

test("without a line-up goals count and minutes are not known, so nobody scores every so many minutes", () => {
  const { people } = ownSideOf({
    ...told,
    lineup: null,
    entries: [entry("goal", { scorer: { number: 9 } }, { side: "home" })],
  });
  const figures = figuresOf(people);
  assert.deepEqual([figures.matches, figures.goals, figures.withoutMinutes], [1, 1, 1]);
  assert.equal(minutesPerGoal(figures), null);
});

test("who has as many shares the rank, and nobody is ranked with nothing", () => {
  const people = [{ n: 3 }, { n: 5 }, { n: 3 }, { n: 0 }, { n: 1 }];
  assert.deepEqual(
    ranked(people, ({ n }) => n).map(({ n, rank }) => [rank, n]),
    [
      [1, 5],
      [2, 3],
      [2, 3],
      [4, 1],
    ],
  );
});

const SEASON = "2025-26";

/** A win by one goal of shirt 9, who is known by nothing but it. */
async function goalOfNine(
  club: TestClub,
  { own, other, dates }: Awaited<ReturnType<typeof openSquad>>,
  day: string,
) {
  const { db } = club.app;
  const { id } = await db
    .insertInto("matches")
    .values({
      ...{ season: SEASON, match_date: `${day}T15:00:00.000Z`, status: "finished", search: "", ...dates },
      ...{ home_team_id: own, away_team_id: other, home_score: 1, away_score: 0 },
      ...{ home_team_name: "Hosts", away_team_name: "Guests" },
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("match_ledger")
    .values({
      ...{
        id: `goal of ${day}`,
        match_id: id,
        seq: 1,
        device: "test",
        kind: "goal",
        side: "home",
        period: "first",
      },
      ...{ clock_ms: 0, occurred_at: day, received_at: day, target: null, account_id: null },
      payload: JSON.stringify({ how: "play", scorer: { number: 9 } }),
    })
    .execute();
  return id;
}

test("a transfer in January changes no figure before it, and the shirt's new wearer begins with none", async (t) => {
  const club = await openClub(t);
  const squad = await openSquad(club, [SEASON]);
  const { db } = club.app;
  const autumn = [await goalOfNine(club, squad, "2025-09-01"), await goalOfNine(club, squad, "2025-11-02")];
  const told = async () => {
    const { matches } = await readOwnHistory(db);
    return matches
      .filter(({ id }) => autumn.includes(id))
      .map(({ id, deeds }) => [id, [...deeds].map(([key, deed]) => [key, figuresOf([deed])])]);
  };
  const before = await told();
  const place = await db
    .selectFrom("squad_members")
    .selectAll()
    .where("number", "=", 9)
    .executeTakeFirstOrThrow();
  await db.updateTable("squad_members").set({ ends_on: "2026-01-14" }).where("id", "=", place.id).execute();
  await db.updateTable("players").set({ is_active: 0 }).where("person_id", "=", place.person_id).execute();
  const { id: _, ...copied } = place;
  await db
    .insertInto("squad_members")
    .values({ ...copied, team_id: squad.other, starts_on: "2026-01-15" })
    .execute();
  const successor = await db
    .insertInto("people")
    .values({ first_name: "New", last_name: "Nine", search: "", ...squad.dates } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("squad_members")
    .values({ ...copied, person_id: successor.id, starts_on: "2026-01-15" })
    .execute();
  const spring = await goalOfNine(club, squad, "2026-03-01");
  assert.deepEqual(await told(), before);
  const { matches } = await readOwnHistory(db);
  const scorers = matches.map(({ deeds }) => [...deeds.keys()]);
  assert.deepEqual(scorers, [
    [`person ${place.person_id}`],
    [`person ${place.person_id}`],
    [`person ${successor.id}`],
  ]);
  assert.equal(matches.at(-1)!.id, spring);
});

test("a match without effect, a friendly and one that is still played are in no figures", async (t) => {
  const club = await openClub(t);
  const squad = await openSquad(club, [SEASON]);
  const { db } = club.app;
  const ids: number[] = [];
  for (const day of ["2025-09-01", "2025-09-08", "2025-09-15", "2025-09-22"])
    ids.push(await goalOfNine(club, squad, day));
  const friendly = await club.call("/api/admin/competitions", {
    as: "admin",
    json: { name: "Friendlies", kind: "friendly" },
  });
  const set = (at: number, values: object) =>
    db.updateTable("matches").set(values).where("id", "=", ids[at]!).execute();
  await set(0, { outcome: "void" });
  await set(1, { competition_id: friendly.body.id });
  await set(2, { status: "live" });
  const { matches } = await readOwnHistory(db);
  assert.deepEqual(
    matches.map(({ id }) => id),
    [ids[3]],
  );
});

test("records and figures carry nobody's biography, neither of the squad nor of the trash", async (t) => {
  const { app, call } = await openClub(t);
  const names = {
    first_name: "Aram",
    first_name_hy: "Արամ",
    last_name: "Petrosyan",
    last_name_hy: "Պետրոսյան",
  };
  const json = { ...names, position: "Forward", bio: "Ա".repeat(5000), bio_hy: "Ա".repeat(5000) };
  for (const isDeleted of [false, true]) {
    const { id } = (await call("/api/admin/players", { as: "editor", json })).body;
    if (isDeleted) await call(`/api/admin/players/${id}`, { as: "editor", method: "DELETE" });
  }
  const { people } = await readOwnHistory(app.db);
  assert.equal(people.all.size, 2);
  assert.ok(JSON.stringify([...people.all.values()]).length < 5000);
});
