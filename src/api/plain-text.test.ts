import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { text } from "./fields.server.ts";

test("a name is one line, however it was sent; a longer text keeps its paragraphs", () => {
  assert.equal(text(100).parse(" Noah\r\nYerevan\u2028FC\u0085\tII\n"), "Noah Yerevan FC II");
  assert.equal(text(5000).parse("One.\n\nTwo.\n"), "One.\n\nTwo.");
});

test("what nobody can see is no text, and signs within a name stay", () => {
  for (const unseen of [
    "\u200b",
    "\u2060\u00ad",
    "\u202e \u200f",
    "\ufeff",
    "\u3164",
    "\u2800",
    "\u200d\ufe0f",
  ])
    for (const most of [100, 5000]) assert.equal(text(most).parse(unseen), "", JSON.stringify(unseen));
  assert.equal(text(100).parse("می\u200cخواهم"), "می\u200cخواهم");
});

test("names of teams, players, partners and matches have one line and are there to be seen", async (t) => {
  const club = await openClub(t);
  const post = (path: string, json: object) => club.call(`/api/admin/${path}`, { as: "editor", json });
  const player = { first_name: "Gor", first_name_hy: "Գոռ", last_name: "Melyan", last_name_hy: "Մելյան" };
  const given: [string, object, string][] = [
    ["teams", { name: "Noah" }, "name"],
    ["players", { ...player, position: "Forward" }, "first_name_hy"],
    ["partners", { name: "Ararat", url: "https://ararat.example" }, "name"],
    [
      "matches",
      { home_team_name: "A", away_team_name: "B", match_date: "2026-03-14T15:00" },
      "home_team_name",
    ],
    ["news", { title: "Derby", content: "Won.", is_published: true }, "title"],
  ];
  for (const [path, json, name] of given) {
    const unseen = await post(path, { ...json, [name]: "\u200b\u00ad\u2060" });
    assert.equal(unseen.status, 400, `${path}: ${JSON.stringify(unseen.body)}`);
    const { status, body } = await post(path, { ...json, [name]: "One\nTwo\u2029Three" });
    assert.deepEqual([status, body[name]], [201, "One Two Three"], path);
  }
  const match = given[3]![1];
  const { body } = await post("matches", { ...match, away_team_name: "C", venue: "Town\r\nstadium" });
  assert.equal(body.venue, "Town stadium");
});
