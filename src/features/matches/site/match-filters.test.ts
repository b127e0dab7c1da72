import assert from "node:assert/strict";
import { test } from "node:test";
import { filterQuery, isFiltered, isForAllClubs, readFilters, withChoice } from "./match-filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

test("the bare page is the own club's; a search or a filter looks through all clubs, unless somebody chose", () => {
  assert.equal(isForAllClubs(read("")), false);
  assert.equal(isForAllClubs(read("status=all&search=+")), false);
  assert.equal(isForAllClubs(read("status=finished")), true);
  assert.equal(isForAllClubs(read("clubs=own")), false);
  assert.equal(isForAllClubs(read("search=noah&clubs=own")), false);
  assert.equal(isForAllClubs(read("clubs=all")), true);
});

test("an address says whose matches only where it would be understood otherwise", () => {
  const address = (query: string, choice: Parameters<typeof withChoice>[1]) =>
    filterQuery(withChoice(read(query), choice));
  assert.equal(address("", { clubs: "all" }), "?clubs=all");
  assert.equal(address("clubs=all", { clubs: "own" }), "");
  assert.equal(address("", { status: "finished" }), "?status=finished&clubs=own");
  assert.equal(address("clubs=all", { status: "finished" }), "?status=finished");
  assert.equal(address("status=finished", { status: "" }), "?clubs=all");
  assert.equal(address("status=finished&clubs=own", { status: "" }), "");
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
