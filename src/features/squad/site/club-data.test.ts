import assert from "node:assert/strict";
import { test } from "node:test";
import { player } from "#src/features/players/player.record.ts";
import { fillStaff } from "#src/features/staff/demo.server.ts";
import { createRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { openClub } from "#tests/support/club.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";
import { loadClub } from "./club-data.server.ts";

test("the day on which a coach was hired is short and American in English, long in Armenian and Russian", async (t) => {
  const { app, admin } = await openClub(t);
  await fillStaff(admin);
  const coach = await app.db
    .updateTable("staff")
    .set({ hire_date: "2019-07-01" })
    .where("role", "=", "Head Coach")
    .returning("id")
    .executeTakeFirstOrThrow();
  const address = new URLSearchParams({ tab: "coaching", person: String(coach.id) });
  const hired = async (language: "en" | "hy" | "ru") =>
    (await loadClub(app, language, address)).opened?.hired;
  assert.equal(await hired("en"), "Jul 1, 2019");
  assert.equal(await hired("hy"), "1 հուլիսի, 2019\u00a0թ.");
  assert.equal(await hired("ru"), "1\u00a0июля 2019\u00a0г.");
});

test("the four who lead the season stand above the players, and the list can go by goals or minutes", async (t) => {
  const { app } = await openDemoClub(t);
  const load = (query: string) => loadClub(app, "en", new URLSearchParams(query));
  const { leaders, groups, order } = await load("tab=players");
  assert.equal(order, "position");
  assert.ok(groups.length > 3);
  const people = groups.flatMap((group) => group.people);
  assert.deepEqual(
    leaders?.leaders.map(({ figure }) => figure),
    ["goals", "assists", "cleanSheets", "minutes"],
  );
  assert.equal(leaders?.competition?.text, "Armenian Premier League");
  for (const { figure, value, page } of leaders!.leaders) {
    const among = people.filter(({ season }) => figure !== "minutes" || !season?.isKeeper);
    const most = Math.max(...among.map(({ season }) => season?.[figure] ?? 0));
    assert.ok(value >= most, figure);
    assert.equal(people.find((one) => one.page === page)?.season?.[figure] ?? value, value);
  }
  for (const by of ["goals", "minutes"] as const) {
    const { groups: ordered } = await load(`tab=players&order=${by}`);
    const listed = ordered.flatMap((group) => group.people);
    assert.deepEqual([ordered.length, listed.length], [1, people.length], "nobody is missing");
    const values = listed.map(({ season }) => season?.[by] ?? 0);
    assert.deepEqual(
      values,
      values.toSorted((one, other) => other - one),
    );
    assert.deepEqual([listed[0]!.rank, listed.at(-1)!.rank], [1, null]);
    const shared = listed.find(({ rank }, at) => rank !== null && rank === listed[at + 1]?.rank);
    if (shared) assert.ok(listed.filter(({ rank }) => rank === shared.rank).length > 1);
  }
  assert.equal((await load("tab=players&order=nothing")).order, "position");
  assert.equal((await load("tab=coaching&order=goals")).order, "position");
});

test("the page of the squad carries the biography of the one who is open, and nobody else's", async (t) => {
  const { app, admin } = await openClub(t);
  const ids: number[] = [];
  for (const bio of ["Grew up in Gyumri.", "Came from Vanadzor."]) {
    const names = {
      first_name: "Aram",
      first_name_hy: "Արամ",
      last_name: "Petrosyan",
      last_name_hy: "Պետրոսյան",
    };
    const given = { ...names, position: "Forward", bio };
    ids.push((await save(admin, "admin", (current) => createRecord(current, player, given))).id);
  }
  const load = async (query: string) => loadClub(app, "en", new URLSearchParams(query));
  assert.ok(!/Gyumri|Vanadzor/.test(JSON.stringify(await load("tab=players"))));
  const open = await load(`tab=players&person=${ids[1]}`);
  assert.equal(open.opened?.bio.text, "Came from Vanadzor.");
  assert.ok(!JSON.stringify(open).includes("Gyumri"));
});
