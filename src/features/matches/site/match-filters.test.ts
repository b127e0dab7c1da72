import assert from "node:assert/strict";
import { test } from "node:test";
import { filterQuery, isFiltered, isForAllClubs, readFilters } from "./match-filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

test("a fan sees the own club's matches first, and everybody's when looking for a name", () => {
  assert.equal(isForAllClubs(read("")), false);
  assert.equal(isForAllClubs(read("status=finished")), false);
  assert.equal(isForAllClubs(read("search=noah")), true);
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
