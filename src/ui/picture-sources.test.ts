import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureSources } from "./picture-sources.ts";

test("an uploaded picture comes with its narrower copies, any other picture alone", () => {
  const hash = "0123456789abcdef".repeat(2);
  const { src, srcSet, sizes } = pictureSources(`/media/${hash}.webp`, "80px");
  assert.deepEqual([src, sizes], [`/media/${hash}.webp`, "80px"]);
  assert.match(srcSet!, new RegExp(`^/media/${hash}-320.webp 320w, .*, /media/${hash}.webp 2400w$`));
  for (const url of ["/club/pictures/hero-night.svg", "https://x.example/a.webp", "/media/../a.webp", ""])
    assert.deepEqual(pictureSources(url, "80px"), { src: url });
});
