import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { articles } from "#club/demo/articles/articles.ts";
import { clubNames } from "#club/demo/articles/club-names.ts";
import { matchReport } from "#club/demo/articles/match-report.ts";
import { editedTree } from "#src/markdown/edited-tree.ts";
import { openParser } from "#src/markdown/parser.server.ts";
import { proseTree } from "#src/markdown/prose-tree.ts";
import { blockText } from "./block-text.ts";
import { HARD_TEXTS } from "./hard-texts-test-support.ts";
import { openText } from "./open-text.ts";
import { schema } from "./schema.ts";
import { writeText } from "./write-text.ts";

/** The demo's reports of matches are made of its figures: six of them. */
const reports = ["shirak", "pyunik", "ararat", "noah", "alashkert", "van"].map((key, round) => {
  const other = Object.values(clubNames)[round + 1]!;
  const three = (text: string) => ({ en: text, hy: text, ru: text });
  const report = matchReport({
    key,
    home: round % 2 ? other : clubNames.argishti!,
    away: round % 2 ? clubNames.argishti! : other,
    isHome: round % 2 === 0,
    ownScore: round % 4,
    otherScore: 1,
    scorers: [
      { minute: "45+2", name: three("Adeyo"), forUs: true, ownGoal: false, penalty: round % 3 === 0 },
    ],
    competition: three("Premier League"),
    round: round + 1,
    attendance: 2851,
    venue: three("Arevyan"),
    date: three("8 March"),
  });
  return { key, content: report.content };
});

const DEMO = [...articles, ...reports].flatMap(({ key, content }) =>
  (["en", "hy", "ru"] as const).map((language) => [`${key}, ${language}`, content[language] ?? ""] as const),
);
const TEXTS = [...DEMO, ...Object.entries(HARD_TEXTS)];

const isBlockLink = (href: string) => /^\/matches\/|youtu\.be/.test(href);
/** As it comes from the server, or from the page's own reader: both send the same tree as data. */
const open = (text: string) => openText(text, JSON.parse(JSON.stringify(editedTree(text))), isBlockLink);

/** The document with another word at the end of its first block of words, or undefined without one. */
function withWord(doc: Node): { doc: Node; index: number } | undefined {
  const index = doc.children.findIndex(({ type }) => type.name === "paragraph");
  if (index < 0) return undefined;
  let at = 0;
  for (let before = 0; before < index; before++) at += doc.child(before).nodeSize;
  const state = EditorState.create({ doc });
  const end = at + doc.child(index).nodeSize - 1;
  return { doc: state.tr.insertText(" more", end).doc, index };
}

test("126 texts and more that were opened and not touched come back to the byte", () => {
  assert.ok(TEXTS.length >= 126, `${TEXTS.length} texts`);
  for (const [name, text] of TEXTS) {
    const opened = open(text);
    assert.equal(writeText(opened, opened.doc), text, name);
    // What was typed and taken back again has other paragraphs that are the same.
    const same = schema.nodeFromJSON(opened.doc.toJSON());
    assert.equal(writeText(opened, same), text, name);
    const parts = opened.blocks.map(({ gap, source }) => gap + source).join("") + opened.tail;
    assert.equal(parts, text, name);
  }
});

test("126 texts and more that the server read come back to the byte, and say in their tree what the page's own reader says", async (t) => {
  const parser = openParser();
  t.after(() => parser.close());
  for (const [name, text] of TEXTS) {
    const read = await parser.parseEdited(text, 1);
    assert.ok("tree" in read, name);
    const root = JSON.parse(read.tree);
    assert.deepEqual(root, JSON.parse(JSON.stringify(editedTree(text))), name);
    const opened = openText(text, root, isBlockLink);
    assert.equal(writeText(opened, schema.nodeFromJSON(opened.doc.toJSON())), text, name);
  }
});

test("where one paragraph was edited, that paragraph alone differs", () => {
  let edited = 0;
  for (const [name, text] of TEXTS) {
    const opened = open(text);
    const change = withWord(opened.doc);
    if (!change) continue;
    edited += 1;
    const written = writeText(opened, change.doc);
    const { index } = change;
    const before = opened.blocks
      .slice(0, index)
      .map(({ gap, source }) => gap + source)
      .join("");
    const after =
      opened.blocks
        .slice(index + 1)
        .map(({ gap, source }) => gap + source)
        .join("") + opened.tail;
    const { gap } = opened.blocks[index]!;
    assert.ok(written.startsWith(before + gap), `${name}: before`);
    assert.ok(written.endsWith(after), `${name}: after`);
    const own = written.slice((before + gap).length, written.length - after.length);
    assert.match(own, /more\**$/, name);
    assert.deepEqual(proseTree(written).length, proseTree(text).length, name);
  }
  assert.ok(edited >= 118, `${edited} edited`);
});

test("every block written anew is the same to the site's own reader", () => {
  for (const [name, text] of TEXTS) {
    const { blocks } = open(text);
    const ends = blocks.filter(({ node }) => node.type.name === "source").map(({ source }) => source);
    for (const { node, source } of blocks) {
      // References find their addresses at the end of the text.
      const definitions = ends.join("\n\n");
      const tree = (block: string) => proseTree(`${block}\n\n${definitions}`);
      assert.deepEqual(
        tree(blockText(node).replaceAll("\r\n", "\n")),
        tree(source.replaceAll("\r\n", "\n")),
        `${name}: ${source}`,
      );
    }
  }
});

test("a whole text that is written anew is the same to the site's own reader", () => {
  for (const [name, text] of TEXTS) {
    const { doc, blocks } = open(text);
    const written = writeText({ ...open(""), text: "" }, doc);
    assert.deepEqual(proseTree(written), proseTree(text.replaceAll("\r\n", "\n")), `${name}\n${written}`);
    assert.ok(blocks.length > 0);
  }
});

test("of what press officers write nothing is shown as its source but tables, footnotes and HTML", () => {
  const sources = TEXTS.flatMap(([name, text]) =>
    open(text)
      .blocks.filter(({ node }) => node.type.name === "source")
      .map(({ source }) => `${name}: ${source}`),
  );
  const unexpected = sources.filter((one) => !/^(a table|HTML|footnotes|references)|\|/.test(one));
  assert.deepEqual(unexpected, []);
});

/** The blocks of one text after those of another, as when parts were moved or made. */
function joined(first: string, ...rest: string[]): string {
  const opened = open(first);
  const blocks = [...opened.doc.children, ...rest.flatMap((text) => [...open(text).doc.children])];
  return writeText(opened, schema.nodes.doc.create(null, blocks));
}

test("blocks that come to stand beside each other stay apart", () => {
  assert.equal(joined("- a\n- b", "- c"), "- a\n- b\n\n* c");
  assert.equal(joined("* a", "* b", "* c"), "* a\n\n- b\n\n* c");
  assert.equal(joined("1. a", "3. b"), "1. a\n\n3) b");
  assert.equal(joined("- a", "    code"), "- a\n\n```\ncode\n```");
  assert.equal(joined("a\r\n\r\nb\r\n", "c\n\n- d\n- e"), "a\r\n\r\nb\r\n\r\nc\r\n\r\n- d\r\n- e\r\n");
});

test("blocks that were moved keep their source, and empty paragraphs are not written", () => {
  const opened = open("* one\n+ two\n\nA  \nb\n\n__c__");
  const [one, two, a, c] = opened.doc.children;
  const doc = schema.nodes.doc.create(null, [c!, schema.nodes.paragraph.create(), a!, one!, two!]);
  assert.equal(writeText(opened, doc), "__c__\n\nA  \nb\n\n* one\n\n+ two");
  assert.equal(writeText(opened, schema.nodes.doc.create(null, schema.nodes.paragraph.create())), "");
});

test("spaces at the edges of bold words stand outside, an ending follows without one, an address is a link", () => {
  const { strong } = schema.marks;
  const bold = (text: string) => schema.text(text, [strong.create()]);
  const text = (...parts: Node[]) => blockText(schema.nodes.paragraph.create(null, parts));
  assert.equal(text(schema.text("A "), bold(" bold "), schema.text("word ")), "A  **bold** word");
  assert.equal(text(bold("Արարատ"), schema.text("ի դեմ")), "**Արարատ**ի դեմ");
  assert.equal(text(bold("all "), schema.nodes.hard_break.create()), "**all**");
  const address = text(schema.text("See https://a.example/x_y (and www.b.example)։"));
  assert.equal(address, "See <https://a.example/x_y> (and [www.b.example](http://www.b.example))։");
});
