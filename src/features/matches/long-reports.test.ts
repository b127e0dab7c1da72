import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { listCardsByIds } from "./card-queries.server.ts";
import { findMatchDetails } from "./match-details.server.ts";
import { createMatch } from "./test-support.ts";

const LONGEST = "ա".repeat(100_000);

test("a list of matches with the longest reports answers with at most 2 MB of them, and pages read none that they don't show", async (t) => {
  const club = await openClub(t);
  const { call, app } = club;
  const reports = { match_report: LONGEST, match_report_hy: LONGEST, match_report_ru: LONGEST };
  const { id } = await createMatch(club, { match_date: "2026-03-07T15:00", ...reports });
  const { id: short } = await createMatch(club, { match_date: "2027-03-07T15:00", match_report: "Short" });
  const stored = await app.db
    .selectFrom("matches")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  for (let n = 1; n < 40; n++)
    await app.db
      .insertInto("matches")
      .values({ ...stored, id: id + 10 + n })
      .execute();
  for (const path of ["/api/matches?limit=100", "/api/admin/matches?limit=100"]) {
    const { matches } = (await call(path, { as: "editor" })).body;
    assert.equal(matches.length, 41, path);
    assert.equal(matches[0].match_report, "Short", path);
    assert.equal(matches[1].match_report_hy, LONGEST, path);
    assert.ok(JSON.stringify(matches).length < 1_500_000, path);
    assert.equal("match_report" in matches.at(-1), false, path);
  }
  // Sent back as it came, it keeps its reports.
  const last = (await call("/api/admin/matches?limit=100", { as: "editor" })).body.matches.at(-1);
  const saved = await call(`/api/admin/matches/${last.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...last, venue: "Armavir" },
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body).slice(0, 300));
  assert.equal(saved.body.match_report_ru, LONGEST);
  const cards = await listCardsByIds(app.db, [id, short]);
  assert.deepEqual(
    cards.map(({ match }) => match.match_report),
    ["S", "ա"],
  );
  assert.equal((await findMatchDetails(app, String(id), "hy"))?.report.text, LONGEST);
});
