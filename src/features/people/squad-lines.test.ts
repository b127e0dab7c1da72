import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf } from "./person.ts";
import { placeOfLine, readSquadLines } from "./squad-lines.ts";

const read = (text: string) =>
  readSquadLines(text).players.map(({ number, position, names }) => [
    number,
    position,
    Object.fromEntries(Object.entries(names).filter(([, name]) => name)),
  ]);

test("a line is a number and a name, in whichever order and script", () => {
  assert.deepEqual(read("9 Sahradyan\n\n1. GK Aram Ghazaryan\r\nՍահրադյան 19\n#7 – Саградян (MF)"), [
    [9, null, { last_name: "Sahradyan" }],
    [1, "GK", { first_name: "Aram", last_name: "Ghazaryan" }],
    [19, null, { last_name_hy: "Սահրադյան" }],
    [7, "MF", { last_name_ru: "Саградян" }],
  ]);
});

test("the captain's mark beside a name is no name", () => {
  assert.deepEqual(
    read(
      "33 Sargis Metoyan (C)\n4 Սարգիս Մետոյան (Ա)\n5 Metoyan (c.)\n6 Саркис Метоян К\n1 Aram Ghazaryan (GK)",
    ),
    [
      [33, null, { first_name: "Sargis", last_name: "Metoyan" }],
      [4, null, { first_name_hy: "Սարգիս", last_name_hy: "Մետոյան" }],
      [5, null, { last_name: "Metoyan" }],
      [6, null, { first_name_ru: "Саркис", last_name_ru: "Метоян" }],
      [1, "GK", { first_name: "Aram", last_name: "Ghazaryan" }],
    ],
  );
});

test("a position is known by its name in three languages, in either number and case", () => {
  assert.deepEqual(
    read(
      "1\tԱրամ Ղազարյան\tԴարպասապահ\n2 Вратарь Арам Казарян\n3 gk Ghazaryan\n9 Саргсян (нападающий)\n5 Metoyan, Defender",
    ),
    [
      [1, "GK", { first_name_hy: "Արամ", last_name_hy: "Ղազարյան" }],
      [2, "GK", { first_name_ru: "Арам", last_name_ru: "Казарян" }],
      [3, "GK", { last_name: "Ghazaryan" }],
      [9, "FW", { last_name_ru: "Саргсян" }],
      [5, "DF", { last_name: "Metoyan" }],
    ],
  );
  assert.deepEqual(readSquadLines("Դարպասապահներ՝\nDefenders:\nНападающие").players, [], "headings");
});

test("what stands in brackets is no name, and Jr belongs to one", () => {
  assert.deepEqual(read("7 Саргис Метоян (капитан)\n8 Metoyan [C]\n(9) Metoyan (on loan)\n10 Neymar Jr."), [
    [7, null, { first_name_ru: "Саргис", last_name_ru: "Метоян" }],
    [8, null, { last_name: "Metoyan" }],
    [9, null, { last_name: "Metoyan" }],
    [10, null, { last_name: "Neymar Jr" }],
  ]);
});

test("initials behind a surname tell brothers apart", () => {
  assert.deepEqual(read("8 Մելքոնյան Ա.\n9 Մելքոնյան Գ.\n10 Sahradyan N. A.\n11 S. Metoyan"), [
    [8, null, { first_name_hy: "Ա.", last_name_hy: "Մելքոնյան" }],
    [9, null, { first_name_hy: "Գ.", last_name_hy: "Մելքոնյան" }],
    [10, null, { first_name: "N. A.", last_name: "Sahradyan" }],
    [11, null, { first_name: "S.", last_name: "Metoyan" }],
  ]);
});

test("initials written without a space, or with an Armenian keyboard's dot, are no last name", () => {
  const narek = { first_name_ru: "Н. А.", last_name_ru: "Саградян" };
  assert.deepEqual(read("9 Саградян Н.А.\n9 Саградян Н.А\n9 Н.А.Саградян\n9 Саградян Н․А․\n7 Ա․Մելքոնյան"), [
    ...Array(4).fill([9, null, narek]),
    [7, null, { first_name_hy: "Ա.", last_name_hy: "Մելքոնյան" }],
  ]);
});

test("lists that have the last name first are read so: Armenian endings, capitals, a comma, a patronymic", () => {
  assert.deepEqual(
    read(
      "9 Petrosyan Aram\n9 Petrosyan, Aram\n5 Саградян Нарек Арамович\n5 Սահրադյան Նարեկ\n10 KANTÉ N'Golo\n10 Ferreira, Lucas\nПетров, Иван, 10\n7 Иванов Иван Иванович",
    ),
    [
      [9, null, { first_name: "Aram", last_name: "Petrosyan" }],
      [9, null, { first_name: "Aram", last_name: "Petrosyan" }],
      [5, null, { first_name_ru: "Нарек Арамович", last_name_ru: "Саградян" }],
      [5, null, { first_name_hy: "Նարեկ", last_name_hy: "Սահրադյան" }],
      [10, null, { first_name: "N'Golo", last_name: "KANTÉ" }],
      [10, null, { first_name: "Lucas", last_name: "Ferreira" }],
      [10, null, { first_name_ru: "Иван", last_name_ru: "Петров" }],
      [7, null, { first_name_ru: "Иван Иванович", last_name_ru: "Иванов" }],
    ],
  );
  assert.deepEqual(
    read(
      "9,Aram,Petrosyan\n9 Bryan Mbeumo\n9 Стоян Стоянов\n9 Лукьян Иванов\n9 Aram PETROSYAN\n9 ARAM PETROSYAN",
    ).map(([, , names]) => Object.values(names as object).join(" ")),
    ["Aram Petrosyan", "Bryan Mbeumo", "Стоян Стоянов", "Лукьян Иванов", "Aram PETROSYAN", "ARAM PETROSYAN"],
  );
});

test("which defender somebody is belongs to no name", () => {
  assert.deepEqual(
    read("5 Петросян центральный защитник\n5 Metoyan, left-back\n5 Metoyan Right Midfielder\n5 Wright").map(
      ([, position, names]) => [position, ...Object.values(names as object)],
    ),
    [
      ["DF", "Петросян"],
      ["DF", "Metoyan"],
      ["MF", "Metoyan"],
      [null, "Wright"],
    ],
  );
});

test("a letter alone is an initial, unless it marks the captain; with the same number it is the same person", () => {
  assert.deepEqual(read("4 Hakobyan G\n4 Hakobyan C"), [
    [4, null, { first_name: "G.", last_name: "Hakobyan" }],
    [4, null, { last_name: "Hakobyan" }],
  ]);
  const [short, brother] = readSquadLines("1 S. Ghandilyan\n1 A. Ghandilyan").players;
  const sasun = { id: 1, number: 1, names: namesOf({ first_name: "Sasun", last_name: "Ghandilyan" }) };
  assert.equal(placeOfLine(short!, [sasun])?.id, 1);
  assert.equal(placeOfLine(brother!, [sasun]), undefined);
  assert.equal(placeOfLine(short!, [{ ...sasun, number: 2 }]), undefined);
});

test("names with an apostrophe, a hyphen or three words stay whole", () => {
  assert.deepEqual(read("10 Jean-Pierre N'Golo Kanté\n5 Ter-Petrosyan"), [
    [10, null, { first_name: "Jean-Pierre N'Golo", last_name: "Kanté" }],
    [5, null, { last_name: "Ter-Petrosyan" }],
  ]);
});

test("a line without a name, with a shirt that no player has or with two numbers is told, not guessed", () => {
  const { players, unread } = readSquadLines("9\n0 Sahradyan\n100 Sahradyan\n9 10 Sahradyan\nSahradyan");
  assert.deepEqual(unread, ["9", "0 Sahradyan", "100 Sahradyan", "9 10 Sahradyan"]);
  assert.deepEqual(
    players.map(({ number }) => number),
    [null],
  );
});

test("a hundred lines are read at once, the rest is told", () => {
  const { players, unread } = readSquadLines("9 Sahradyan\n".repeat(101));
  assert.deepEqual([players.length, unread.length], [100, 1]);
});

test("brothers with two numbers are two people; whoever has no number gets it", () => {
  const [nine, ten] = readSquadLines("9 Petrosyan\n10 Petrosyan").players;
  const place = (id: number, number: number | null, first_name = "") => ({
    ...{ id, number },
    names: namesOf({ first_name, last_name: "Petrosyan" }),
  });
  assert.equal(placeOfLine(nine!, [place(1, 9), place(2, 10)])?.id, 1);
  assert.equal(placeOfLine(ten!, [place(1, 9)]), undefined);
  assert.equal(placeOfLine(ten!, [place(1, 9), place(2, null)])?.id, 2);
  assert.equal(placeOfLine(ten!, [place(1, null, "Aram"), place(2, null, "Gor")]), undefined);
});

test("a line of nothing but dashes is no player, and is read in no time", () => {
  assert.equal(readSquadLines("– 9. Petrosyan –").players[0]?.names.last_name, "Petrosyan");
  const started = process.cpuUsage();
  readSquadLines(`9 x${"-".repeat(50_000)}x`);
  assert.ok(process.cpuUsage(started).user < 1_000_000, "CPU, microseconds");
});
