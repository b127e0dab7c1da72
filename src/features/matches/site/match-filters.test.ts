import assert from "node:assert/strict";
import { test } from "node:test";
import { filterQuery, isFiltered, isForAllClubs, readFilters } from "./match-filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

test("a fan sees the whole league's matches, and the own club's alone where that is chosen", () => {
  assert.equal(isForAllClubs(read("")), true);
  assert.equal(isForAllClubs(read("status=finished")), true);
  assert.equal(isForAllClubs(read("clubs=own")), false);
  assert.equal(isForAllClubs(read("search=noah&clubs=own")), false);
  assert.equal(isForAllClubs(read("clubs=all")), true);
});

test("an empty search, all statuses and all competitions are no filters", () => {
  assert.equal(isFiltered(read("search=+&status=all&competition=all&clubs=all")), false);
  assert.equal(isFiltered(read("competition=league")), true);
});

test("filters and the page of their list are an address", () => {
  assert.equal(
    filterQuery(read("search=Noah&status=live&clubs=nobody"), 2),
    "?search=Noah&status=live&page=2",
  );
  assert.equal(filterQuery(read("")), "");
});
