import assert from "node:assert/strict";
import { test } from "node:test";
import { readTextCards } from "#src/features/news/text-cards.server.ts";
import { searchSite } from "#src/features/search/results.server.ts";
import { openClub } from "#tests/support/club.ts";
import { listFigureAddresses } from "../addresses.server.ts";
import { loadPlayerPage } from "./player-data.server.ts";

test("nobody under sixteen has a page, wherever the birthday is written down", async (t) => {
  const club = await openClub(t);
  const add = async (last_name: string, birth_date: string | null) => {
    const names = { first_name: "Aram", first_name_hy: "Արամ", last_name, last_name_hy: "Պատանյան" };
    const json = { ...names, position: "Forward", birth_date };
    return (await club.call("/api/admin/players", { as: "editor", json })).body.id as number;
  };
  const [grown, listed, known] = [
    await add("Grown", "1999-05-01"),
    await add("Listed", "2015-05-01"),
    await add("Known", null),
  ];
  const { people } = (await club.call("/api/admin/people?search=Known", { as: "editor" })).body;
  const json = { birth_date: "2015-05-01" };
  const path = `/api/admin/people/${people[0].id}`;
  assert.equal((await club.call(path, { as: "editor", method: "PUT", json })).status, 200);
  const pages = (await listFigureAddresses(club.app)).filter((one) => one.startsWith("/players/"));
  assert.deepEqual(pages, [`/players/${grown}-aram-grown`]);
  for (const address of [`${listed}-aram-listed`, `${known}-aram-known`])
    await assert.rejects(loadPlayerPage(club.app, "en", address, new URLSearchParams()), {
      code: "not_found",
    });
  const { groups } = await searchSite(club.app, "en", "Aram");
  const found = groups.flatMap(({ results }) => results.map(({ path }) => path));
  assert.deepEqual(
    found.sort(),
    [
      `/club?tab=players&person=${listed}`,
      `/club?tab=players&person=${known}`,
      `/players/${grown}-aram-grown`,
    ].sort(),
    "the search leads to pages that are there",
  );
});

test("a child whom the lists have twice has no page, whichever of the records knows the birthday", async (t) => {
  const club = await openClub(t);
  const add = async (birth_date: string | null) => {
    const json = {
      ...{ first_name: "Tigran", first_name_hy: "Տիգրան", last_name: "Twice", last_name_hy: "Կրկնյան" },
      ...{ position: "Forward", birth_date },
    };
    return (await club.call("/api/admin/players", { as: "editor", json })).body.id as number;
  };
  const players = [await add(null), await add("2015-05-01")];
  const person = async (id: number) =>
    (
      await club.app.db
        .selectFrom("players")
        .select("person_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).person_id;
  const [one, other] = [await person(players[0]!), await person(players[1]!)];
  assert.notEqual(one, other);
  const merged = await club.call(`/api/admin/people/${one}/merge`, { as: "editor", json: { into: other } });
  assert.equal(merged.status, 200);
  const pages = (await listFigureAddresses(club.app)).filter((path) => path.startsWith("/players/"));
  assert.deepEqual(pages, []);
  for (const id of players)
    await assert.rejects(loadPlayerPage(club.app, "en", `${id}-tigran-twice`, new URLSearchParams()), {
      code: "not_found",
    });
  const links = players.map((id) => `/players/${id}-tigran-twice`);
  const { cards } = await readTextCards(club.app, "en", links);
  assert.deepEqual(cards, {});
});
