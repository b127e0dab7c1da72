import assert from "node:assert/strict";
import { test } from "node:test";
import { articleIn, countedPath, dayIn, daysUntil } from "./page-view.ts";
import { createRepeatFilter } from "./repeats.server.ts";

test("public pages are counted by their plain path, the back office and files never", () => {
  for (const [path, counted] of [
    ["/", "/"],
    ["/hy", "/hy"],
    ["/hy/", "/hy"],
    ["/news/", "/news"],
    ["/ru/news/derby", "/ru/news/derby"],
    ["/n%65ws", "/news"],
    ["/administration", "/administration"],
  ] as const) {
    assert.equal(countedPath(path), counted, path);
  }
  for (const path of ["/admin", "/admin/news", "/hy/admin", "/ADMIN", "/%61dmin", "/api/x", "/logo.png"]) {
    assert.equal(countedPath(path), undefined, path);
  }
});

test("an article's path gives its number or slug in any language", () => {
  assert.equal(articleIn("/news/12"), "12");
  assert.equal(articleIn("/hy/news/derby-day"), "derby-day");
  assert.equal(articleIn("/news"), undefined);
  assert.equal(articleIn("/news/12/photos"), undefined);
});

test("a day is the club's, also late in the evening and over the end of a month", () => {
  assert.equal(dayIn("Asia/Yerevan", new Date("2026-02-28T20:30:00Z")), "2026-03-01");
  assert.deepEqual(daysUntil("2026-03-01", 3), ["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("a reload within ten seconds is a repeat; another page or another reader is not", () => {
  const filter = createRepeatFilter();
  assert.equal(filter.isRepeat("a", "/", 0), false);
  assert.equal(filter.isRepeat("a", "/", 9_999), true);
  assert.equal(filter.isRepeat("a", "/news", 9_999), false);
  assert.equal(filter.isRepeat("b", "/", 9_999), false);
  assert.equal(filter.isRepeat("a", "/", 10_000), false);
});

test("one address adds at most 300 views a minute", () => {
  const filter = createRepeatFilter();
  const counted = Array.from({ length: 400 }, (_, i) => filter.isRepeat("a", `/${i}`, i)).filter((r) => !r);
  assert.equal(counted.length, 300);
  assert.equal(filter.isRepeat("b", "/", 500), false);
  assert.equal(filter.isRepeat("a", "/later", 60_000), false);
});
