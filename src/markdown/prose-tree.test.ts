import assert from "node:assert/strict";
import { test } from "node:test";
import { withMedia } from "./prose-media.ts";
import { proseTree } from "./prose-tree.ts";

const tree = (markdown: string) =>
  withMedia(proseTree(markdown), {
    hasCard: (href) => href.startsWith("/matches/12-"),
    videoId: (link) => (link.includes("dQw4w9WgXcQ") ? "dQw4w9WgXcQ" : null),
    picture: (src) => (src === "/media/b.webp" ? { width: 3, height: 2, color: "#7c0b2a" } : undefined),
  });

test("headings of an article stand below the page's own", () => {
  assert.deepEqual(
    tree("# One\n\n## Two\n\n### Three").map(({ type }) => type),
    ["h2", "h3", "h4"],
  );
});

test("an article whose author begins with ## skips no level of headings", () => {
  const levels = (markdown: string) => tree(markdown).map(({ type }) => type);
  assert.deepEqual(levels("## Monday\n\n### Morning\n\n## Tuesday"), ["h2", "h3", "h2"]);
  assert.deepEqual(levels("### One\n\n# Two\n\n#### Three"), ["h2", "h2", "h3"]);
});

test("HTML in an article is shown as text", () => {
  assert.deepEqual(tree("<script>alert(1)</script>"), [
    { type: "p", children: ["<script>alert(1)</script>"] },
  ]);
  assert.deepEqual(tree("a <b onclick=x>b</b>")[0], {
    type: "p",
    children: ["a <b onclick=x>b</b>"],
  });
});

test("links and pictures to anything but web, mail and telephone addresses lose the address", () => {
  assert.deepEqual(tree("[x](javascript:alert(1))"), [{ type: "p", children: ["x"] }]);
  assert.deepEqual(tree("[x](data:text/html,1) [y](//evil.example)"), [{ type: "p", children: ["x y"] }]);
  // Browsers read a backslash as a slash there, and pass over a tab.
  assert.deepEqual(tree("[x](/\\\\evil.example) [y](</\t/evil.example>)"), [
    { type: "p", children: ["x y"] },
  ]);
  assert.deepEqual(tree("![x](javascript:1)"), [{ type: "p", children: ["x"] }]);
  assert.deepEqual(tree("[m](mailto:a@b.example)"), [
    { type: "p", children: [{ type: "a", href: "mailto:a@b.example", children: ["m"] }] },
  ]);
  assert.deepEqual(tree('![Fans](/media/a.webp "South end")'), [
    { type: "figure", image: { type: "img", src: "/media/a.webp", alt: "Fans", caption: "South end" } },
  ]);
});

test("a line that is one link to a video becomes the video, a link within a sentence stays a link", () => {
  assert.deepEqual(tree("https://youtu.be/dQw4w9WgXcQ"), [{ type: "video", id: "dQw4w9WgXcQ" }]);
  assert.equal(tree("See https://youtu.be/dQw4w9WgXcQ now")[0]?.type, "p");
});

test("lists, quotes and tables keep their parts", () => {
  const [list] = tree("1. one\n2. two\n   - deep");
  assert.equal(list?.type, "ol");
  const [quote] = tree("> I told him.\n>\n> The coach");
  assert.equal(quote?.type === "blockquote" && quote.children.length, 2);
  const [table] = tree("| A | B |\n|---|---|\n| 1 | 2 |");
  assert.equal(table?.type === "table" && table.rows.length, 2);
});

test("a picture that the club knows has its size, in a table too", () => {
  const size = { width: 3, height: 2, color: "#7c0b2a" };
  const picture = { type: "img", src: "/media/b.webp", alt: "", caption: "", size };
  assert.deepEqual(tree("![](/media/b.webp)"), [{ type: "figure", image: picture }]);
  const [table] = tree("| A |\n|---|\n| ![](/media/b.webp) |");
  assert.deepEqual(table?.type === "table" && table.rows[1], [[picture]]);
});

test("a paragraph of nothing but pictures is a figure or a gallery, a picture among words stays a word", () => {
  const picture = (name: string) => ({ type: "img", src: `/media/${name}.webp`, alt: "", caption: "" });
  assert.deepEqual(tree("![](/media/a.webp)\n![](/media/c.webp)"), [
    { type: "gallery", images: [picture("a"), picture("c")] },
  ]);
  assert.equal(tree("See ![](/media/a.webp)")[0]?.type, "p");
});

test("a line that is one link to a known post or to a page with a card becomes it, any other stays a link", () => {
  const types = (markdown: string) => tree(markdown).map(({ type }) => type);
  assert.deepEqual(tree("[Our post](https://t.me/club/12)"), [
    {
      type: "embed",
      kind: "telegram",
      href: "https://t.me/club/12",
      frame: "https://t.me/club/12?embed=1",
      text: "Our post",
    },
  ]);
  for (const post of [
    "https://www.instagram.com/p/Cx12_3-abc/",
    "https://x.com/club/status/1234567890",
    "https://twitter.com/club/status/1234567890",
    "https://www.facebook.com/club/posts/pfbid0abc",
    "https://www.tiktok.com/@club/video/7123456789",
  ])
    assert.deepEqual(types(post), ["embed"], post);
  for (const link of [
    "https://t.me/club",
    "https://t.me.evil.example/club/12",
    "https://evil.example/https://t.me/club/12",
    "https://x.com/club",
    "http://t.me:81/club/12",
    "https://vimeo.com/1",
  ])
    assert.deepEqual(types(link), ["p"], link);
  assert.deepEqual(tree("[A – B](/matches/12-a-b)"), [
    { type: "card", href: "/matches/12-a-b", text: "A – B" },
  ]);
  assert.deepEqual(types("[A – B](/matches/13-a-b)"), ["p"]);
});

test("of links that stand alone the first thirty are cards, videos or posts, the others stay links", () => {
  const links = ["[A – B](/matches/12-a-b)", "https://youtu.be/dQw4w9WgXcQ", "https://t.me/club/12"];
  const shown = tree(`${links.join("\n\n")}\n\n`.repeat(600)).map(({ type }) => type);
  for (const type of ["card", "video", "embed"])
    assert.equal(shown.filter((one) => one === type).length, 10, type);
  assert.equal(shown.filter((type) => type === "p").length, 1770);
});

test("a picture's own words come before those of the library, and none stand by one that is hidden", () => {
  const size = { width: 3, height: 2, color: "#7c0b2a" };
  const show = (markdown: string, known: object) =>
    withMedia(proseTree(markdown), { videoId: () => null, picture: () => ({ ...size, ...known }) });
  const known = { alt: "Fans", credit: "S. Metaksya" };
  const image = { type: "img", src: "/media/b.webp", caption: "", size, credit: "S. Metaksya" };
  assert.deepEqual(show("![](/media/b.webp)", known), [{ type: "figure", image: { ...image, alt: "Fans" } }]);
  assert.deepEqual(show("![Own](/media/b.webp)", known), [
    { type: "figure", image: { ...image, alt: "Own" } },
  ]);
  const hidden = { type: "img", src: "/cover.svg", alt: "", caption: "" };
  assert.deepEqual(show('![Own](/media/b.webp "Caption")', { ...known, instead: "/cover.svg" }), [
    { type: "figure", image: hidden },
  ]);
});
