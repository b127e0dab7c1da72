import assert from "node:assert/strict";
import { test } from "node:test";
import { countPages, pagesBeginningAt, rowsOf } from "./list-pages.ts";

test("a list is cut so that one page begins where it shall, and every row is on one page", () => {
  const pages = pagesBeginningAt(92, 50);
  assert.deepEqual(pages, { perPage: 50, lead: 42, page: 3 });
  assert.deepEqual(rowsOf(1, pages), { offset: 0, limit: 42 });
  assert.deepEqual(rowsOf(2, pages), { offset: 42, limit: 50 });
  assert.deepEqual(rowsOf(3, pages), { offset: 92, limit: 50 });
  assert.equal(countPages(511, pages), 11);
});

test("a list that begins at its first row has usual pages", () => {
  const pages = pagesBeginningAt(0, 50);
  assert.deepEqual(pages, { perPage: 50, lead: 0, page: 1 });
  assert.deepEqual(rowsOf(2, pages), { offset: 50, limit: 50 });
  assert.deepEqual([countPages(0, pages), countPages(51, pages)], [1, 2]);
});
