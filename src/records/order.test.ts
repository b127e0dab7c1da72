import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";

const KINDS = ["categories", "competitions", "honours", "partners"] as const;
type Kind = (typeof KINDS)[number];

const create = async ({ call }: TestClub, kind: Kind, name: string) => {
  const url =
    kind === "partners"
      ? { url: "https://partner.example" }
      : kind === "honours"
        ? { kind: "cup", year: "2006" }
        : {};
  return (await call(`/api/admin/${kind}`, { as: "editor", json: { name, ...url } })).body.id as number;
};
const order = ({ call }: TestClub, kind: Kind, ids: number[]) =>
  call(`/api/admin/${kind}/order`, { as: "editor", json: { ids } });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test("categories, competitions, honours and partners are put in an order by hand, each with a version of its move", async (t) => {
  const club = await openClub(t);
  for (const kind of KINDS) {
    const [a, b, c] = [
      await create(club, kind, "A"),
      await create(club, kind, "B"),
      await create(club, kind, "C"),
    ];
    const { status, body } = await order(club, kind, [c, a, b]);
    assert.deepEqual([status, names(body[kind])], [200, ["C", "A", "B"]], kind);
    const { body: list } = await club.call(`/api/admin/${kind}`, { as: "editor" });
    assert.deepEqual(
      list[kind].map((one: { order_num: number; version: number }) => [one.order_num, one.version]),
      [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
      kind,
    );
    // What keeps its place gets no version.
    const { body: again } = await order(club, kind, [c, b, a]);
    assert.equal(again[kind][0].version, 2, kind);
  }
});

test("an order of a list to which somebody added meanwhile is refused, and changes nothing", async (t) => {
  const club = await openClub(t);
  for (const kind of KINDS) {
    const [a, b] = [await create(club, kind, "A"), await create(club, kind, "B")];
    await create(club, kind, "New");
    for (const ids of [
      [b, a],
      [b, a, a],
      [b, a, 99],
    ]) {
      const { status, body } = await order(club, kind, ids);
      assert.deepEqual([status, body.key], [409, "records.list_changed"], kind);
    }
    const { body } = await club.call(`/api/admin/${kind}`, { as: "editor" });
    assert.deepEqual(names(body[kind]), ["A", "B", "New"], kind);
    assert.equal((await club.call(`/api/admin/${kind}/order`, { json: { ids: [a] } })).status, 401);
  }
});

test("an order made of one that somebody else has changed meanwhile is refused, and theirs stays", async (t) => {
  const club = await openClub(t);
  for (const kind of KINDS) {
    const [a, b, c] = [
      await create(club, kind, "A"),
      await create(club, kind, "B"),
      await create(club, kind, "C"),
    ];
    const move = (ids: number[], seen: number[]) =>
      club.call(`/api/admin/${kind}/order`, { as: "editor", json: { ids, seen } });
    assert.equal((await move([c, b, a], [a, b, c])).status, 200, kind);
    const { status, body } = await move([b, a, c], [a, b, c]);
    assert.deepEqual([status, body.key], [409, "records.order_changed"], kind);
    const { body: list } = await club.call(`/api/admin/${kind}`, { as: "editor" });
    assert.deepEqual(names(list[kind]), ["C", "B", "A"], kind);
  }
});

test("an order that was saved, and whose answer was lost, is sent again without a conflict", async (t) => {
  const club = await openClub(t);
  for (const kind of KINDS) {
    const [a, b, c] = [
      await create(club, kind, "A"),
      await create(club, kind, "B"),
      await create(club, kind, "C"),
    ];
    for (const _ of ["the first time", "again"]) {
      const json = { ids: [c, b, a], seen: [a, b, c] };
      const { status, body } = await club.call(`/api/admin/${kind}/order`, { as: "editor", json });
      assert.deepEqual([status, names(body[kind])], [200, ["C", "B", "A"]], kind);
    }
  }
});
