import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate } from "../lineup.ts";
import { matchPasted, readPasted } from "./pasted.ts";

const person = (number: number, en: string, hy: string, ru: string): Candidate => {
  const [first, last] = [en, hy, ru].reduce<[string[], string[]]>(
    ([firsts, lasts], name) => {
      const [one = "", other = ""] = name.split(" ");
      return [
        [...firsts, one],
        [...lasts, other],
      ];
    },
    [[], []],
  );
  const localized = ([e = "", h = "", r = ""]: string[]) => ({ en: e, hy: h, ru: r });
  return {
    player_id: number,
    person_id: null,
    number,
    first: localized(first),
    last: localized(last),
    line: null,
    is_captain: false,
    out: null,
  };
};

const SQUAD = [
  person(9, "Narek Sahradyan", "Նարեկ Սահրադյան", "Нарек Саградян"),
  person(10, "Vahe Hrazdanyan", "Վահե Հրազդանյան", "Ваге Разданян"),
  person(5, "Lucas Ferreira", "Լուկաս Ֆերեյրա", "Лукас Феррейра"),
  person(4, "Levon Melyan", "Լևոն Մելյան", "Левон Мелян"),
  person(14, "Gor Melyan", "Գոր Մելյան", "Гор Мелян"),
];
const meant = (text: string) => matchPasted(readPasted(text), SQUAD).map(({ sure }) => sure?.number);

test("a pasted list is read in any of three scripts, the number before or behind the name", () => {
  for (const line of [
    "9 Sahradyan",
    "Սահրադյան 9",
    "9. Н. Саградян (К)",
    "#9 — SAHRADYAN",
    "9",
    "Narek Sahradyan",
  ])
    assert.deepEqual(meant(line), [9], line);
  assert.deepEqual(meant("9 Sahradyan\n10 Հրազդանյան\r\n5\tФеррейра\n"), [9, 10, 5]);
});

test("who is meant is never guessed: another's number, a namesake and an unknown name are asked about", () => {
  assert.deepEqual(meant("10 Sahradyan"), [undefined], "the number is another's");
  assert.deepEqual(meant("Melyan"), [undefined], "two are called so");
  assert.deepEqual(meant("14 Melyan"), [14]);
  assert.deepEqual(meant("G. Melyan"), [14], "an initial tells them apart");
  assert.deepEqual(meant("9 Petrosyan"), [undefined]);
  assert.deepEqual(meant("77"), [undefined]);
  const [asked] = matchPasted(readPasted("10 Sahradyan"), SQUAD);
  assert.deepEqual(
    asked?.possible.map(({ number }) => number),
    [9, 10],
  );
});

test("the twelfth and who stands below a heading are on the bench, and the captain is marked", () => {
  const twelve = Array.from({ length: 12 }, (_, at) => String(at + 1)).join("\n");
  assert.deepEqual(
    readPasted(twelve).map(({ role }) => role),
    [...Array(11).fill("start"), "bench"],
  );
  for (const heading of ["Substitutes:", "Պահեստայիններ", "Запасные"]) {
    const read = readPasted(`Starting XI\n9 Sahradyan (C)\n${heading}\n10 Hrazdanyan`);
    assert.deepEqual(
      read.map(({ number, role, isCaptain }) => [number, role, isCaptain]),
      [
        [9, "start", true],
        [10, "bench", false],
      ],
      heading,
    );
  }
});

test("nobody is lost who stands in the line of the heading, and commas part people with numbers", () => {
  const read = (text: string) => readPasted(text).map(({ number, name, role }) => [number, name, role]);
  const bench = [
    [12, "Metoyan", "bench"],
    [13, "Melyan", "bench"],
    [14, "Davtyan", "bench"],
  ];
  for (const list of ["12 Metoyan, 13 Melyan, 14 Davtyan", "12 Metoyan; 13 Melyan; 14 Davtyan"])
    for (const heading of ["Substitutes: ", "Պահեստայիններ՝ ", "Запасные игроки: ", "Subs "])
      assert.deepEqual(read(heading + list), bench, heading + list);
  assert.deepEqual(
    read("Subs: Metoyan, Melyan").map(([, name]) => name),
    ["Metoyan", "Melyan"],
  );
  assert.deepEqual(read("Starting XI: 1 Ghazaryan, 2 Petrosyan\nMelyan, Gor 9"), [
    [1, "Ghazaryan", "start"],
    [2, "Petrosyan", "start"],
    [9, "Melyan Gor", "start"],
  ]);
});

test("a position beside a name is no part of it", () => {
  assert.deepEqual(
    readPasted("9 FW Saroyan\n1 Ղազարյան (դարպասապահ)\n5 Metoyan, Defender").map(({ name }) => name),
    ["Saroyan", "Ղազարյան", "Metoyan"],
  );
});

test("a list whose lines are numbered has the shirt behind that number", () => {
  assert.deepEqual(
    readPasted("1. 22 Petrosyan\n2) 5 Metoyan\n9. Sahradyan").map(({ number, name }) => [number, name]),
    [
      [22, "Petrosyan"],
      [5, "Metoyan"],
      [9, "Sahradyan"],
    ],
  );
});

test("a row of a spreadsheet is one person, in whichever column the shirt stands", () => {
  const read = (text: string) => readPasted(text).map(({ number, name }) => [number, name]);
  assert.deepEqual(read("Petrosyan\t22\n2\tMetoyan\t24\n3\t17\tDavtyan"), [
    [22, "Petrosyan"],
    [2, "Metoyan"],
    [17, "Davtyan"],
  ]);
  assert.deepEqual(read("9 Melyan\t10 Davtyan"), [
    [9, "Melyan"],
    [10, "Davtyan"],
  ]);
});

test("a name that begins as a heading does is a name", () => {
  assert.deepEqual(
    readPasted("Benchimol\nXisco 9\nОсновин").map(({ name }) => name),
    ["Benchimol", "Xisco", "Основин"],
  );
});

test("a club's name, a date, a formation or a coach among people with numbers is odd, and takes nobody's place", () => {
  const eleven = Array.from({ length: 11 }, (_, at) => `${at + 1} Player`).join("\n");
  for (const title of ["Noah", "ФК Ноа", "Noah – Argishti, 06.12.2026", "Тактика: 4-3-3", "Նոա"]) {
    const read = readPasted(`${title}\n${eleven}\nЗамены: 12 Метоян\nHead coach: Ivan Ivanov`);
    assert.deepEqual(
      read.map(({ number, role, isOdd }) => (isOdd ? "odd" : `${number} ${role}`)),
      ["odd", ...Array.from({ length: 11 }, (_, at) => `${at + 1} start`), "12 bench", "odd"],
      title,
    );
  }
  const headed = readPasted(`Noah\nStarting XI:\n${eleven}\n12 Metoyan`);
  assert.deepEqual(
    headed.map(({ role, isOdd }) => (isOdd ? "odd" : role)),
    ["odd", ...Array(11).fill("start"), "bench"],
  );
  const benchFirst = readPasted("Noah\nSubs: Metoyan, Melyan\nStarting XI: Sahradyan, Davtyan");
  assert.deepEqual(
    benchFirst.map(({ name, role, isOdd }) => `${name} ${isOdd ? "odd" : role}`),
    ["Noah odd", "Metoyan bench", "Melyan bench", "Sahradyan start", "Davtyan start"],
  );
  assert.ok(
    readPasted("Sahradyan\nMelyan").every(({ isOdd }) => !isOdd),
    "a list without numbers",
  );
});
