import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { isAppError } from "#src/errors/app-error.ts";
import { openParser } from "./parser.server.ts";
import { MOST_PARTS, MOST_PICTURES, plainProse } from "./prose.ts";

const LONG = 99_000;
const long = (part: string) => part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG);

/** What was meant to take minutes, and where most of it is one sign, that sign. */
const HOSTILE: [name: string, text: string, mark?: string][] = [
  ["quotes that go on without >", long("> a\nb\n"), ">"],
  ["openings of links", long("[a]("), "["],
  ["quotes in quotes", `${">".repeat(LONG)} a`, ">"],
  ["lists in lists", `${"- 1. ".repeat(10_000)}a`, "-"],
];

function open(t: TestContext) {
  const parser = openParser();
  t.after(() => parser.close());
  return parser;
}

test("a text that is written to keep a reader busy is refused with the sign it has most of, and the next one is parsed", async (t) => {
  const parser = open(t);
  for (const [name, text, mark] of HOSTILE) {
    const parsed = await parser.parse(text, 1);
    assert.ok("refusal" in parsed, name);
    assert.equal(parsed.refusal.key, "markdown.too_slow", name);
    assert.equal(parsed.refusal.params.mark, mark, name);
  }
  for (const [name, text] of HOSTILE.slice(0, 2)) {
    const opened = await parser.parseEdited(text, 1);
    assert.ok("refusal" in opened, `${name}, to be written in`);
  }
  const parsed = await parser.parse("A *good* word.", 1);
  assert.deepEqual("tree" in parsed && JSON.parse(parsed.tree), [
    { type: "p", children: ["A ", { type: "em", children: ["good"] }, " word."] },
  ]);
});

test("a long article is parsed", async (t) => {
  const paragraph = `${"The **club** trained in [Armavir](https://a.example). ".repeat(3)}\n\n${"words ".repeat(60)}\n\n`;
  const parsed = await open(t).parse(long(paragraph), 1);
  assert.ok("tree" in parsed);
});

test("a text of more parts than a page can show is refused with their number", async (t) => {
  const parsed = await open(t).parse("a\n\n".repeat(MOST_PARTS + 5), 1);
  assert.ok("refusal" in parsed);
  assert.equal(parsed.refusal.key, "markdown.too_many_parts");
  assert.equal(parsed.refusal.params.n, MOST_PARTS + 5);
});

test("an address that is written once and used until its page would be twice as long as any other is refused", async (t) => {
  const parser = open(t);
  const used = (address: number, times: number) =>
    parser.parse(`[a]: https://x.example/${"y".repeat(address)}\n\n${"[a] ".repeat(times)}`, 1);
  for (const parsed of [await used(20_000, 300), await used(90_000, 250), await used(2000, 500)]) {
    assert.ok("refusal" in parsed);
    assert.equal(parsed.refusal.key, "markdown.too_long");
  }
  const parsed = await used(100, 500);
  assert.ok("tree" in parsed);
});

test("a text with more pictures than a page can show is refused, also where it names one again and again", async (t) => {
  const parser = open(t);
  const shown = (times: number) => parser.parse(`[a]: /media/a.webp\n\n${"![][a]".repeat(times)}`, 1);
  assert.ok("tree" in (await shown(MOST_PICTURES)));
  for (const text of [
    shown(MOST_PICTURES + 1),
    parser.parse(`|a|\n|-|\n${"|![](/media/a.webp)|\n".repeat(MOST_PICTURES + 1)}`, 1),
  ]) {
    const parsed = await text;
    assert.ok("refusal" in parsed);
    assert.equal(parsed.refusal.key, "markdown.too_many_pictures");
    assert.deepEqual(parsed.refusal.params, { n: MOST_PICTURES + 1, most: MOST_PICTURES });
  }
});

test("in a rush of saves some are refused at once, none waits for ever, and nobody's text waits behind older ones that nobody waits for", async (t) => {
  const parser = open(t);
  const order: string[] = [];
  const parse = (name: string, saver: number | null) =>
    parser.parse(name, saver).then(
      () => order.push(name),
      (error) => isAppError(error) && error.status,
    );
  const older = Array.from({ length: 30 }, (_, index) => parse(`older ${index}`, null));
  const saves = await Promise.all(Array.from({ length: 30 }, (_, index) => parse(`save ${index}`, index)));
  assert.equal(saves.filter((answer) => answer === 503).length, 10);
  assert.ok(order.filter((name) => name.startsWith("older")).length <= 1, order.join());
  await Promise.all(older);
  assert.equal(order.length, 50);
});

test("one account's many saves leave room for everybody else's", async (t) => {
  const parser = open(t);
  const statusOf = (saver: number) =>
    parser.parse(`a text of ${saver}`, saver).then(
      () => 200,
      (error) => isAppError(error) && error.status,
    );
  const own = Array.from({ length: 24 }, () => statusOf(1));
  assert.equal(await statusOf(2), 200);
  assert.ok((await Promise.all(own)).includes(503));
});

test("a text stands as plain paragraphs, its marks as they were typed and as few as a page can show", () => {
  assert.deepEqual(plainProse("> a\nb\n\n \n**c**\n"), [
    { type: "p", children: ["> a\nb"] },
    { type: "p", children: ["**c**"] },
  ]);
  assert.deepEqual(plainProse(" \n\n"), []);
  const many = plainProse("a\n\n".repeat(33_000));
  assert.equal(many.length, 1000);
  assert.equal(JSON.stringify(many).match(/a/g)?.length, 33_000);
});
