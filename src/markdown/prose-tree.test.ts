import assert from "node:assert/strict";
import { test } from "node:test";
import { withMedia } from "./prose-media.ts";
import { proseTree } from "./prose-tree.ts";

const tree = (markdown: string) =>
  withMedia(proseTree(markdown), {
    videoId: (link) => (link.includes("dQw4w9WgXcQ") ? "dQw4w9WgXcQ" : null),
    imageSize: (src) => (src === "/media/b.webp" ? { width: 3, height: 2, color: "#7c0b2a" } : undefined),
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
  assert.deepEqual(tree("![x](javascript:1)"), [{ type: "p", children: ["x"] }]);
  assert.deepEqual(tree("[m](mailto:a@b.example)"), [
    { type: "p", children: [{ type: "a", href: "mailto:a@b.example", children: ["m"] }] },
  ]);
  assert.deepEqual(tree('![Fans](/media/a.webp "South end")'), [
    { type: "p", children: [{ type: "img", src: "/media/a.webp", alt: "Fans", caption: "South end" }] },
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
  assert.deepEqual(tree("![](/media/b.webp)"), [{ type: "p", children: [picture] }]);
  const [table] = tree("| A |\n|---|\n| ![](/media/b.webp) |");
  assert.deepEqual(table?.type === "table" && table.rows[1], [[picture]]);
});
