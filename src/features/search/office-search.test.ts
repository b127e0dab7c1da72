import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { cpuMsOf } from "#tests/support/cpu.ts";

async function fill({ call }: TestClub): Promise<void> {
  const save = async (path: string, json: unknown, as: "admin" | "editor" = "editor") => {
    const { status, body } = await call(path, { as, json });
    assert.ok(status < 300, `${path}: ${JSON.stringify(body)}`);
  };
  await save("/api/admin/news", { title: "Urartu on Sunday", content: "Snow." });
  const names = {
    first_name: "Urartu",
    last_name: "Melyan",
    first_name_hy: "Ուրարտու",
    last_name_hy: "Մելյան",
  };
  await save("/api/admin/players", { ...names, position: "Defender" });
  const match = { home_team_name: "Van", away_team_name: "Urartu" };
  await save("/api/admin/matches", { ...match, match_date: "2026-09-01T19:00" });
  await save("/api/admin/matches", { ...match, match_date: "2026-03-12T19:00" });
  await save("/api/admin/teams", { name: "Urartu", name_hy: "Ուրարտու", code: "URA" }, "admin");
  await save("/api/contact", { name: "Urartu fan", email: "fan@fans.example", message: "When?" });
}

async function find({ call }: TestClub, q: string, as: "admin" | "editor" = "editor") {
  const { status, body } = await call(`/api/admin/find?q=${encodeURIComponent(q)}`, { as });
  assert.equal(status, 200, JSON.stringify(body));
  return body.records as { kind: string; to: string; title: string; at: string | null }[];
}

test("one word finds records of every kind, in any script, each with its page", async (t) => {
  const club = await openClub(t);
  await fill(club);
  for (const word of ["urartu", "Ուրարտու", "Урарту"]) {
    const kinds = (await find(club, word)).map(({ kind }) => kind);
    assert.deepEqual(kinds, ["articles", "matches", "matches", "players", "teams", "messages"], word);
  }
  for (const { kind, to } of await find(club, "urartu")) {
    assert.match(to, /^\/admin\/(news|matches|players|partners|messages|teams)/, kind);
  }
});

test("of the matches that nearest to now comes first", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const days = (await find(club, "van urartu")).map(({ at }) => at?.slice(0, 10));
  assert.deepEqual(days, ["2026-03-12", "2026-09-01"]);
});

test("nothing typed finds nothing, and only staff may look", async (t) => {
  const club = await openClub(t);
  await fill(club);
  assert.deepEqual(await find(club, " "), []);
  assert.equal((await club.call("/api/admin/find?q=urartu")).status, 401);
});

test("an editor does not find the settings that only admins may see", async (t) => {
  const club = await openClub(t);
  const json = { key: "google_analytics_id", value: "G-1", type: "text" };
  const saved = await club.call("/api/admin/settings", { as: "admin", json });
  assert.ok(saved.status === 201 || saved.status === 409, JSON.stringify(saved.body));
  assert.equal((await find(club, "google", "admin")).length, 1);
  assert.deepEqual(await find(club, "google", "editor"), []);
});

test("a search is answered at once though somebody filled the settings with endless words", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const words = Array.from({ length: 2500 }, (_, n) => `Word${n}`)
    .join(" ")
    .slice(0, 20_000);
  const zone = { key: "zone", value: "Zvartnots", type: "text" };
  await club.call("/api/admin/settings", { as: "editor", json: zone });
  const json = { key: "endless", value: words, value_hy: words, value_ru: words, type: "textarea" };
  const { id } = (await club.call("/api/admin/settings", { as: "editor", json })).body;
  const { db } = club.app;
  const stored = await db.selectFrom("settings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  for (let n = 1; n <= 150; n++)
    await db
      .insertInto("settings")
      .values({ ...stored, id: id + n, key: `endless_${n}` })
      .execute();
  const ms = await cpuMsOf(async () => {
    const found = await find(club, "zvartnots");
    assert.deepEqual(
      found.map(({ title }) => title),
      ["zone"],
    );
  });
  assert.ok(ms < 1000, `busy for ${Math.round(ms)} ms`);
});
