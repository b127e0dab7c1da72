import assert from "node:assert/strict";
import { test } from "node:test";
import { boundMarkdown } from "./bound-markdown.ts";
import { proseTree } from "./prose-tree.ts";

test("what editors write stays as they wrote it", () => {
  const text = [
    "# Derby\n\nA **bold** and *slanted* text with [a link](https://club.example) and ~~old~~ news.",
    "> a quote\n> > in a quote\n\n- one\n  - two\n    1. three\n\n- - - - - - - - - - - - - - - - -",
    "|a|b|\n|-|-|\n|**1**|2|\n\n```\n    code\n```\n\nHeading\n=======",
  ].join("\n\n");
  assert.equal(boundMarkdown(text), text);
});

test("a text that nests or marks without end is read in a moment, and no word of it is lost", () => {
  const texts = [
    `${">".repeat(20_000)} word`,
    `${"- ".repeat(20_000)}word`,
    `${"> - 1. ".repeat(5000)}word`,
    `${"*a ".repeat(6000)}word${" b*".repeat(6000)}`,
    `${"[".repeat(20_000)}word${"]".repeat(20_000)}`,
    `${"a\n=\n".repeat(10_000)}word`,
    `${Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth * 2)}- x`).join("\n")}\n\nword`,
  ];
  for (const text of texts) {
    const before = process.threadCpuUsage();
    const tree = proseTree(text, { videoId: () => null });
    const cpuMs = process.threadCpuUsage(before).user / 1000;
    const name = `${text.slice(0, 12)}…: ${Math.round(cpuMs)} ms`;
    // Time of the processor, not of the clock, and generous: unguarded each takes from seconds to minutes.
    assert.ok(cpuMs < 2500, name);
    assert.match(JSON.stringify(tree), /word/, name);
  }
});
