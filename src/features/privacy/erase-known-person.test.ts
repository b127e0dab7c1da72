import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { batchesOf, rowsWith, textTables } from "#src/db/text-columns.server.ts";
import { watchBundles } from "#src/features/bundles/go-job.server.ts";
import { pictureHash } from "#src/features/media/media.ts";
import { namesOf } from "#src/features/people/person.ts";
import { listSquad } from "#src/features/people/queries.server.ts";
import { listStoredFiles } from "#src/storage/storage.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
import { erasable, withoutPerson } from "./erase-names.ts";
import { findFamilyNames } from "./names-left-queries.server.ts";
import { eraseKnownPerson, findKnownPerson } from "./person-commands.server.ts";
import { readNames } from "./person-names-queries.server.ts";

const SEASON = "2025-26";
const AT = "2026-03-12T14:00:00.000Z";

const post = async (club: TestClub, path: string, json: object) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

/** A player with a goal, a card and an edit, a match that somebody searches by the name, and a namesake. */
async function openClubWithPlayer(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const own = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const noah = await post(club, "/api/admin/teams", { name: "Noah" });
  await post(club, "/api/admin/seasons", { season: SEASON });
  const json = {
    ...{ first_name: "Levon", first_name_hy: "Լևոն", last_name: "Aragatsyan", last_name_hy: "Արագացյան" },
    ...{ last_name_ru: "Арагацян", position: "Forward", jersey_number: 9, bio: "Levon Aragatsyan runs." },
  };
  const player = await post(club, "/api/admin/players", json);
  const put = { as: "admin" as const, method: "PUT", json: { ...player, height: 180 } };
  await club.call(`/api/admin/players/${player.id}`, put);
  const match = await post(club, "/api/admin/matches", {
    ...{ home_team_id: own.id, away_team_id: noah.id, match_date: "2026-02-01T15:00", status: "finished" },
  });
  const events = `/api/admin/matches/${match.id}/events`;
  const goal = { event_type: "goal", team_type: "home", minute: 5, player_id: player.id };
  await post(club, events, { ...goal, description: "Levon Aragatsyan from afar" });
  await post(club, events, { ...goal, event_type: "yellow_card", minute: 30 });
  const players = [{ role: "start", player_id: player.id, slot: 1 }];
  const lineup = { as: "admin" as const, method: "PUT", json: { formation: "4-4-2", players } };
  assert.equal((await club.call(`/api/admin/matches/${match.id}/lineups/home`, lineup)).status, 200);
  const [place] = await listSquad(club.app.db, { season: SEASON, team: own.id });
  return { club, own, noah, match, events, person: place!.person_id };
}

async function traces({ app }: TestClub, needles: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await textTables(app.db))
    for (const row of await rowsWith(app.db, table, needles))
      found.push(`${table.table}: ${JSON.stringify(row)}`);
  return found;
}

test("with an erased person goes what a call about him was answered, though it knows him by number alone", async (t) => {
  const { club, person } = await openClubWithPlayer(t);
  const json = { person_id: person, kind: "injury", starts_on: "2026-03-01", reason: "Torn knee" };
  const headers = { "idempotency-key": "0f8fad5b-d9cb-469f-a165-70867728950e" };
  const { status, body } = await club.call("/api/admin/spells", { as: "admin", json, headers });
  assert.equal(status, 201, JSON.stringify(body));
  assert.ok((await traces(club, ["Torn knee"])).some((one) => one.startsWith("idempotency_keys")));
  await eraseKnownPerson(club.app, person);
  assert.deepEqual(await traces(club, ["Torn knee"]), []);
});

test("after a player is erased the name is nowhere, and what he did stays, of nobody", async (t) => {
  const { club, own, match, events, person } = await openClubWithPlayer(t);
  const names = ["aragatsyan", "Արագացյան", "Арагацян"];
  const [{ id }] = (await club.call("/api/admin/players", { as: "admin" })).body.players;
  for (const path of [`/players/${id}-levon-aragatsyan`, `/hy/players/${id}-levon-aragatsyan`, "/club"])
    await club.call("/api/page-views", { json: { path } });
  assert.ok((await traces(club, names)).length >= 8);
  const found = await findKnownPerson(club.app, person);
  assert.ok((await traces(club, names)).length >= 8, "to look erases nothing");
  assert.deepEqual([found.people, found.players, found.squad_members], [1, 1, 1]);
  for (const table of ["match_events", "match_ledger", "lineups"])
    assert.ok(found[`mentions in ${table}`]! >= 1, table);

  assert.deepEqual(await eraseKnownPerson(club.app, person), found);
  assert.deepEqual(await traces(club, names), []);
  const views = await club.app.db.selectFrom("page_views").select("path").execute();
  assert.deepEqual(
    views.map(({ path }) => path),
    ["/club"],
    "other pages keep their views",
  );
  const { body } = await club.call(events, { as: "admin" });
  assert.deepEqual(
    body.events.map((event: Record<string, unknown>) => [event.event_type, event.player_last_name]),
    [
      ["goal", ""],
      ["yellow_card", ""],
    ],
  );
  assert.equal((await club.call(`/api/matches/${match.id}`)).body.home_score, 1);
  assert.deepEqual(await listSquad(club.app.db, { season: SEASON, team: own.id }), []);
  await assert.rejects(findKnownPerson(club.app, person), { code: "not_found" });
  if (club.app.database.file) {
    const file = await readFile(club.app.database.file, "utf8");
    assert.ok(!file.includes("Արագացյան"), "nor in the file's free pages");
    assert.ok(!file.toLowerCase().includes("aragatsyan"), "nor in the index of the search");
  }
});

test("to erase somebody reads a few rows at a time, and forgets none of many", async (t) => {
  const { club, events, person } = await openClubWithPlayer(t);
  const { db } = club.app;
  const [row] = await db.selectFrom("match_events").selectAll().orderBy("id").limit(1).execute();
  const { id: _, ...goal } = row!;
  const names = { player_name: "Levon", player_last_name: "Aragatsyan", player_id: null };
  await db
    .insertInto("match_events")
    .values(Array.from({ length: 120 }, () => ({ ...goal, ...names, ledger_id: null })))
    .execute();
  const table = (await textTables(db)).find((one) => one.table === "match_events")!;
  const batches = await Array.fromAsync(batchesOf(db, table), (rows) => rows.map(({ id }) => id));
  assert.deepEqual(
    batches.map((ids) => ids.length),
    [50, 50, 22],
  );
  assert.equal(new Set(batches.flat()).size, 122);
  const before = await readNames(db, person);
  assert.equal((await findFamilyNames(db, before)).match_events, 122);
  assert.equal((await eraseKnownPerson(club.app, person))["mentions in match_events"], 122);
  assert.deepEqual(await traces(club, ["aragatsyan"]), []);
  assert.equal((await club.call(events, { as: "admin" })).status, 200);
});

test("a player who is erased is not named either where a bundle was kept back because of him", async (t) => {
  const { club, person } = await openClubWithPlayer(t);
  const { id } = (await club.call("/api/admin/players", { as: "admin" })).body.players[0];
  await club.call(`/api/admin/players/${id}`, { as: "admin", method: "PUT", json: { is_active: false } });
  const parts = [{ kind: "players", id }];
  const bundle = await post(club, "/api/admin/bundles", { name: "Signing", goes_at: AT, parts });
  await club.call(`/api/admin/bundles/${bundle.id}/start`, { as: "admin", json: {} });
  await club.call(`/api/admin/players/${id}`, { as: "admin", method: "DELETE" });
  club.setNow(AT);
  await watchBundles(club.app)();
  const names = ["aragatsyan", "Արագացյան", "Арагацян"];
  assert.match((await traces(club, names)).join(), /bundles: /);
  const found = await findKnownPerson(club.app, person);
  assert.equal(found["mentions in bundles"], 1);
  assert.deepEqual(await eraseKnownPerson(club.app, person), found);
  assert.deepEqual(await traces(club, names), []);
});

test("a player who is erased takes his portraits along, files and all; a picture that stands elsewhere loses his name", async (t) => {
  const { club, person } = await openClubWithPlayer(t);
  const upload = async (colour: string, name: string) => {
    const form = await picture("image", colour);
    const sent = await club.call(`/api/admin/media?name=${name}`, { as: "editor", method: "POST", form });
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    return sent.body as { id: number; url: string };
  };
  const [former, portrait, goal] = [
    await upload("#0a2860", "aragatsyan-2024.png"),
    await upload("#782860", "aragatsyan.png"),
    await upload("#f0e020", "levon-aragatsyan-2024.png"),
  ];
  for (const { id } of [portrait, goal]) {
    const said = { title: "Levon Aragatsyan", alt: "Levon Aragatsyan shoots", credit: "Aragatsyan, Levon" };
    await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: said });
  }
  const { version: _, ...player } = (await club.call("/api/admin/players", { as: "editor" })).body.players[0];
  for (const { url } of [former, portrait]) {
    const put = { as: "editor" as const, method: "PUT", json: { ...player, photo_url: url } };
    assert.equal((await club.call(`/api/admin/players/${player.id}`, put)).status, 200);
  }
  await post(club, "/api/admin/news", { title: "Derby", content: `Won.\n\n![](${goal.url})` });
  await post(club, "/api/admin/bundles", { name: "Levon Aragatsyan signs", goes_at: null, parts: [] });

  const found = await findKnownPerson(club.app, person);
  assert.equal(found.pictures, 2);
  assert.deepEqual(await eraseKnownPerson(club.app, person), found);
  assert.deepEqual(await traces(club, ["aragatsyan"]), []);
  for (const { url } of [former, portrait]) {
    assert.equal((await club.page(url)).status, 404, url);
    // A cache on the way asks whether what it keeps is still good.
    const kept = { "if-none-match": `"${url.slice("/media/".length)}"` };
    assert.equal((await club.page(url, kept)).status, 404, url);
  }
  const left = await listStoredFiles(club.app.storage);
  for (const { url } of [former, portrait])
    assert.ok(!left.some((name) => name.startsWith(pictureHash(url)!)), "nor the whole picture");
  assert.equal((await club.page(goal.url)).status, 200);
  const shown = (await club.call(`/api/admin/media/${goal.id}`, { as: "editor" })).body;
  assert.doesNotMatch(JSON.stringify(shown), /Levon/);
});

test("while the pictures' store does not answer nobody is erased, and the command can be repeated", async (t) => {
  const { club, person } = await openClubWithPlayer(t);
  const form = await picture("image", "#0a2860");
  const { url } = (await club.call("/api/admin/media", { as: "editor", method: "POST", form })).body;
  const { version: _, ...player } = (await club.call("/api/admin/players", { as: "editor" })).body.players[0];
  const put = { as: "editor" as const, method: "PUT", json: { ...player, photo_url: url } };
  assert.equal((await club.call(`/api/admin/players/${player.id}`, put)).status, 200);
  const found = await findKnownPerson(club.app, person);
  assert.equal(found.pictures, 1);

  const away = t.mock.method(club.app.storage.disk, "delete", () =>
    Promise.reject(new Error("ECONNREFUSED")),
  );
  await assert.rejects(eraseKnownPerson(club.app, person), {
    code: "unavailable",
    message: /was not erased/,
  });
  away.mock.restore();
  assert.deepEqual(await findKnownPerson(club.app, person), found);
  assert.deepEqual(await eraseKnownPerson(club.app, person), found);
  assert.equal((await club.page(url)).status, 404);
});

test("an opponent who is erased takes no namesake of another number along", async (t) => {
  const { club, noah, events } = await openClubWithPlayer(t);
  const add = (number: number) =>
    post(club, "/api/admin/squads", {
      ...{ season: SEASON, team_id: noah.id, number },
      person: { first_name: "Edgar", last_name: "Sahradyan" },
    });
  const [one, other] = [await add(9), await add(19)];
  const card = { event_type: "yellow_card", team_type: "away", minute: 50 };
  await post(club, events, { ...card, player_name: "Edgar", player_last_name: "Sahradyan" });
  await eraseKnownPerson(club.app, one.person_id);
  const squad = await listSquad(club.app.db, { season: SEASON, team: noah.id });
  assert.deepEqual(
    squad.map(({ person_id, names }) => [person_id, names.en.last]),
    [[other.person_id, "Sahradyan"]],
  );
});

test("what still has the family name after the erasing, in words that staff wrote, is told place by place", async (t) => {
  const { club, person } = await openClubWithPlayer(t);
  const { id } = await post(club, "/api/admin/news", {
    title: "Aragatsyan leaves",
    content: "Whole club sad.",
  });
  const note = {
    language: "en",
    block_hash: "x",
    block_text: "Whole club sad.",
    text: "Հարցրեք Արագացյանին։",
  };
  await post(club, `/api/admin/record-notes/articles/${id}`, note);
  const names = await readNames(club.app.db, person);
  await eraseKnownPerson(club.app, person);
  const left = await findFamilyNames(club.app.db, names);
  assert.deepEqual([left.articles, left.notes, left.players, left.people], [1, 1, undefined, undefined]);
  assert.equal(Object.keys(left).filter((table) => /search|markdown/.test(table)).length, 0);
});

const levon = () =>
  erasable({
    ...{ person: 7, players: [3] },
    names: [namesOf({ first_name: "Levon", last_name: "Aragatsyan" })],
  });

test("lists write the family name first, and a namesake who stands next in one keeps the name", () => {
  const whom = levon();
  assert.equal(withoutPerson("Aragatsyan Levon, Noah", whom), "[erased], Noah");
  assert.equal(withoutPerson("Photo: Aragatsyan, Levon", whom), "Photo: [erased]");
  assert.equal(withoutPerson("Aragatsyan, Levon Petrosyan", whom), "Aragatsyan, Levon Petrosyan");
  assert.equal(withoutPerson("levon_aragatsyan.jpg", whom), "[erased].jpg");
});

test("of a log's entry the name goes, the number and whoever else is named stay", () => {
  const whom = levon();
  const names = { player_name: "Levon", player_last_name: "Aragatsyan" };
  const entry = {
    scorer: { number: 9, names },
    assist: { player: 4, names },
    note: { en: "A goal of Levon Aragatsyan!" },
  };
  assert.deepEqual(withoutPerson(entry, whom), {
    scorer: { number: 9 },
    assist: { player: 4, names },
    note: { en: "A goal of [erased]!" },
  });
  assert.deepEqual(withoutPerson({ who: { person: 7, names } }, whom), { who: { person: 7 } });
  const other = { scorer: { names: { player_name: "Narek", player_last_name: "Aragatsyan" } } };
  assert.equal(withoutPerson(other, whom), other);
});

test("somebody who is erased stays in no other spelling: without accents, е for ё, եւ for և, in capitals", async (t) => {
  const { club } = await openClubWithPlayer(t);
  const json = {
    ...{ first_name: "Gonçalo", first_name_hy: "Գևորգ", first_name_ru: "Пётр", position: "Defender" },
    ...{ last_name: "Gregório", last_name_hy: "Սևակյան", last_name_ru: "Королёв", nationality: "Portugal" },
  };
  await post(club, "/api/admin/players", json);
  const written = ["Goncalo Gregorio", "Գեւորգ Սեւակյան", "ԳԵՎՈՐԳ ՍԵՎԱԿՅԱՆ", "Петр Королев", "ПЁТР КОРОЛЁВ"];
  const form = await picture("image", "#f0e020");
  const { id } = (await club.call("/api/admin/media", { as: "editor", method: "POST", form })).body;
  const alt = `${written.join(", ")} and Levon`;
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: { alt } });
  for (const title of written)
    await post(club, "/api/admin/news", { title: title.split(" ")[1]!, content: "x" });
  const row = await club.app.db
    .selectFrom("people")
    .select("id")
    .where("last_name_ru", "=", "Королёв")
    .execute();
  const person = row[0]!.id;
  const names = await readNames(club.app.db, person);
  await eraseKnownPerson(club.app, person);
  const shown = (await club.call(`/api/admin/media/${id}`, { as: "editor" })).body;
  assert.equal(shown.alt, `${written.map(() => "[erased]").join(", ")} and Levon`);
  assert.equal((await findFamilyNames(club.app.db, names)).articles, written.length, "all are told");
});
