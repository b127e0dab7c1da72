import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { proseTree } from "#src/markdown/prose-tree.ts";
import { CHECKS, type Check, stopsIn } from "./check.ts";
import type { CheckedPicture, CheckedText } from "./checked-text.ts";
import { findFaults } from "./find-faults.server.ts";

const COVER = "/media/0123456789abcdef0123456789abcdef.webp";
const PHOTO = "/media/fedcba9876543210fedcba9876543210.webp";
const ABROAD = "https://photos.example/goal.jpg";

const described: CheckedPicture = {
  width: 1600,
  alt: { text: "The captain lifts the cup.", lang: "en" },
  isDecorative: false,
  credit: "Ani Sargsyan",
  isOwn: false,
  isOver: false,
};

const CONTENT = `The team is back from Gyumri.

## The first half

Read [the report](/matches/12-argishti-shirak) and [the league's word](https://league.example/news).

![The goal](${PHOTO})

### The goals

Two of them, late.

## The second half

\`\`\`
# no heading, [no link](htp://nowhere)
\`\`\`
`;

/** An article without a fault. */
function clean(given: Partial<CheckedText> = {}): CheckedText {
  const text: Omit<CheckedText, "nodes"> = {
    language: "en",
    title: "Argishti bring three points from Gyumri",
    excerpt: "Two late goals decide the derby of the north, and the captain speaks of a long week.",
    content: CONTENT,
    slug: "three-points-from-gyumri",
    isSlugTaken: false,
    cover: COVER,
    pictures: new Map([
      [COVER, described],
      [PHOTO, described],
    ]),
    dead: new Set(),
    silent: new Set(),
    isStale: false,
    ...given,
  };
  return { ...text, nodes: proseTree(text.content) };
}

function pictures(of: "cover" | "photo", change: Partial<CheckedPicture>): Partial<CheckedText> {
  const url = of === "cover" ? COVER : PHOTO;
  return {
    pictures: new Map([
      [COVER, described],
      [PHOTO, described],
      [url, { ...described, ...change }],
    ]),
  };
}

const withText = (more: string) => ({ content: `${CONTENT}\n\n${more}` });
const letters = (n: number) =>
  "ab "
    .repeat(n)
    .slice(0, n - 1)
    .concat("z");
const none = { text: "", lang: "en" } as const;
const russian = { text: "Капитан с кубком.", lang: "ru" } as const;

/** Fifty faults, each seeded alone into the article without one. */
const SEEDED: [check: Check, name: string, fault: Partial<CheckedText>][] = [
  ["title", "no_title", { title: "" }],
  ["title", "no_title", { title: "   " }],
  ["title", "title_short", { title: "Victory" }],
  ["title", "title_short", { title: letters(29) }],
  ["title", "title_long", { title: letters(66) }],
  ["title", "title_long", { title: letters(200) }],
  ["excerpt", "no_excerpt", { excerpt: "" }],
  ["excerpt", "no_excerpt", { excerpt: "\n " }],
  ["excerpt", "excerpt_short", { excerpt: "A win." }],
  ["excerpt", "excerpt_long", { excerpt: letters(161) }],
  ["excerpt", "excerpt_is_title", { excerpt: "Argishti bring three points, from Gyumri!" }],
  ["address", "address_taken", { isSlugTaken: true }],
  ["address", "address_form", { slug: "Three-Points" }],
  ["address", "address_form", { slug: "three--points" }],
  ["address", "address_form", { slug: "երեք-միավոր" }],
  ["address", "address_says_nothing", { slug: "news-12" }],
  ["address", "address_says_nothing", { slug: "copy-of-article" }],
  ["address", "address_long", { slug: letters(76).replaceAll(" ", "-") }],
  ["cover", "no_cover", { cover: "" }],
  ["cover", "cover_narrow", pictures("cover", { width: 1199 })],
  ["cover", "cover_narrow", pictures("cover", { width: 640 })],
  ["cover", "cover_over", pictures("cover", { isOver: true })],
  ["cover", "cover_gone", { dead: new Set([COVER]), pictures: new Map([[PHOTO, described]]) }],
  ["descriptions", "cover_undescribed", pictures("cover", { alt: none })],
  ["descriptions", "cover_described_elsewhere", pictures("cover", { alt: russian })],
  [
    "descriptions",
    "pictures_undescribed",
    { ...pictures("photo", { alt: none }), ...withText(`![](${PHOTO})`) },
  ],
  ["descriptions", "pictures_undescribed", withText("![](/club/pictures/stadium-day.svg)")],
  ["descriptions", "pictures_undescribed", withText("- a list with ![](/club/pictures/stadium-day.svg)")],
  [
    "descriptions",
    "pictures_described_elsewhere",
    { ...pictures("photo", { alt: russian }), ...withText(`![](${PHOTO})`) },
  ],
  ["credits", "cover_uncredited", pictures("cover", { credit: "" })],
  ["credits", "cover_uncredited", pictures("cover", { credit: "  " })],
  ["credits", "pictures_uncredited", pictures("photo", { credit: "" })],
  ["credits", "pictures_uncredited", withText(`![A goal](${ABROAD})`)],
  ["links", "link_dead", { dead: new Set(["/news/gone"]) }],
  ["links", "link_dead", { dead: new Set(["https://league.example/gone"]) }],
  ["links", "link_silent", { silent: new Set(["https://slow.example/"]) }],
  ["links", "link_unreadable", withText("[the club](htp://club.example)")],
  ["links", "link_unreadable", withText("[the club](club.example/news)")],
  ["links", "link_unreadable", withText("[the club]()")],
  ["links", "link_unreadable", withText("[the club](//club.example)")],
  ["links", "link_unreadable", withText("- [the club](javascript:alert)")],
  ["headings", "heading_skips", withText("#### Far below")],
  ["headings", "heading_skips", { content: "# One\n\ntext\n\n### Three" }],
  ["headings", "heading_above_first", withText("# Above all")],
  ["headings", "heading_above_first", { content: "### Small\n\ntext\n\n## Large" }],
  ["headings", "heading_empty", withText("## ")],
  ["headings", "heading_empty", withText("## ##")],
  ["headings", "heading_repeats", withText("## Argishti bring three points from Gyumri")],
  ["languages", "language_stale", { isStale: true }],
  ["languages", "language_stale", { isStale: true, language: "en" }],
];

test("an article without a fault has none, whatever in it only looks like one", () => {
  assert.deepEqual(findFaults(clean()), []);
  const fine: Partial<CheckedText>[] = [
    { title: letters(30) },
    { title: letters(65) },
    { excerpt: letters(50) },
    { excerpt: letters(160) },
    { slug: "" },
    { slug: "2026-27-in-numbers" },
    { cover: "/club/pictures/stadium-day.svg" },
    pictures("cover", { width: 1200 }),
    pictures("cover", { isDecorative: true, alt: none }),
    pictures("cover", { isOwn: true, credit: "" }),
    withText("Write to [us](mailto:club@club.example), [call](tel:+37410000000) or go [up](#top)."),
    withText("`[not a link](htp://x)` and a # that begins no heading, #tag too."),
    withText("## Two\n\n### Three\n\n## Two again"),
    { content: "### Begins at three\n\n#### Four\n\n### Three" },
    withText("~~~\n## \n~~~"),
  ];
  for (const given of fine) assert.deepEqual(findFaults(clean(given)), [], JSON.stringify(given));
});

test("of fifty seeded faults all are found, each by its check alone", () => {
  assert.equal(SEEDED.length, 50);
  const missed = SEEDED.filter(([check, name, fault]) => {
    const found = findFaults(clean(fault));
    return found.length !== 1 || found[0]!.check !== check || found[0]!.message.key !== `checks.${name}`;
  });
  const told = missed.map(([, name, fault]) => [
    name,
    findFaults(clean(fault)).map(({ message }) => message.key),
  ]);
  assert.deepEqual(told, []);
  assert.deepEqual([...new Set(SEEDED.map(([check]) => check))], [...CHECKS]);
});

test("a fault names its field in the language that has it", () => {
  for (const language of LANGUAGES) {
    const alt = { text: "Something.", lang: language };
    const base = {
      language,
      pictures: new Map([
        [COVER, { ...described, alt }],
        [PHOTO, { ...described, alt }],
      ]),
    };
    const suffix = language === "en" ? "" : `_${language}`;
    const pathOf = (fault: Partial<CheckedText>) =>
      findFaults(clean({ ...base, ...fault })).map(({ path }) => path);
    assert.deepEqual(pathOf({ title: "" }), [`title${suffix}`]);
    assert.deepEqual(pathOf({ isStale: true }), [`content${suffix}`]);
    assert.deepEqual(pathOf({ cover: "" }), ["image_url"]);
    assert.deepEqual(pathOf({ isSlugTaken: true }), ["slug"]);
  }
});

test("a text of nothing but brackets and signs is looked at in one go", () => {
  for (const sign of ["[", "](", "![", "#", "`", "[x](", "# ", " "]) {
    const content = `# x${sign.repeat(100_000 / sign.length)}x`;
    const text = { ...clean(), content, nodes: [] };
    assert.ok(
      findFaults(text).every(({ check }) => check === "headings" || check === "links"),
      sign,
    );
  }
});

test("the club's choice of checks that stop is read whatever else stands in it", () => {
  assert.deepEqual(stopsIn(""), []);
  assert.deepEqual(stopsIn("links, cover"), ["cover", "links"]);
  assert.deepEqual(stopsIn("cover,nothing,,COVER"), ["cover"]);
});
