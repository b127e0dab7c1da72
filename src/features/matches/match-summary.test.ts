import assert from "node:assert/strict";
import { test } from "node:test";
import { loadSearch } from "#src/features/search/site/search-data.server.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { findMatchDetails } from "./match-details.server.ts";
import { matchSummary } from "./match-summary.ts";
import { createMatch, putMatch } from "./test-support.ts";
import { matches as en } from "./text/en.ts";
import { matches as hy } from "./text/hy.ts";

const NAMES = { home_team_name: "Hosts", away_team_name: "Guests" };
const FIRST = "2027-03-14T15:00";

test("what is shared of a match that was put off, called off or awarded doesn't say that it is played then", async (t) => {
  const club = await openClub(t);
  const said = async (id: number, text = en) => {
    const { match } = (await findMatchDetails(club.app, String(id), text === en ? "en" : "hy"))!;
    return matchSummary(match, match.status, text);
  };
  const competition_name = "Cup";
  const planned = await createMatch(club, { competition_name, match_date: FIRST, venue: "Ground" });
  assert.equal(await said(planned.id), "Cup. 14 March 2027, 15:00. Ground");
  await putMatch(club, planned.id, { ...NAMES, match_date: FIRST, status: "postponed" });
  assert.equal(await said(planned.id), "Cup. Postponed. Ground");
  assert.match(await said(planned.id, hy), new RegExp(`^Cup\\. ${hy.status.postponed}\\. Ground$`));
  await putMatch(club, planned.id, { ...NAMES, match_date: "2027-04-01T18:00", status: "postponed" });
  assert.equal(await said(planned.id), "Cup. 1 April 2027, 18:00. Ground");
  await putMatch(club, planned.id, { ...NAMES, match_date: FIRST, status: "cancelled" });
  assert.equal(await said(planned.id), "Cup. Cancelled. 14 March 2027, 15:00. Ground");
  const result = { ...NAMES, match_date: FIRST, status: "finished", home_score: 3, away_score: 0 };
  await putMatch(club, planned.id, { ...result, outcome: "awarded" });
  assert.equal(await said(planned.id), "Cup. Awarded. 14 March 2027, 15:00. Ground");
  await putMatch(club, planned.id, {
    ...NAMES,
    match_date: FIRST,
    status: "postponed",
    outcome: "abandoned",
  });
  assert.equal(await said(planned.id), "Cup. Abandoned. 14 March 2027, 15:00. Ground");
  const open = await createMatch(club, { match_date: FIRST, date_certainty: "none" });
  assert.equal(await said(open.id), "Date to be confirmed");
});

test("the search says of a match that it was put off or called off", async (t) => {
  const club = await openClub(t);
  const { load, render } = await openComponents(t);
  const path = "src/features/search/site/found-result.tsx";
  const { FoundResult } = await load<typeof import("#src/features/search/site/found-result.tsx")>(path);
  const { id } = await createMatch(club, { match_date: FIRST });
  const found = async () => {
    const { groups } = await loadSearch(club.app, "en", new URLSearchParams({ q: "Guests" }));
    return render(FoundResult, { group: "matches", result: groups[0]!.results[0]! });
  };
  assert.doesNotMatch(await found(), /Postponed|Cancelled|Scheduled/);
  await putMatch(club, id, { ...NAMES, match_date: FIRST, status: "postponed" });
  assert.match(await found(), /Postponed/);
  await putMatch(club, id, { ...NAMES, match_date: FIRST, status: "cancelled" });
  assert.match(await found(), /Cancelled/);
});
