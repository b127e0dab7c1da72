import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { findMatchReport } from "./match-report-queries.server.ts";
import { loadArticle } from "./site/article-data.server.ts";

test("an article that links to a match shows it, in each language, and one that doesn't shows none", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { status: "finished", home_score: 2, away_score: 1 });
  const publish = async (title: string, content: string) => {
    const json = { title, content, is_published: true };
    return (await club.call("/api/admin/news", { as: "editor", json })).body.slug as string;
  };
  for (const link of [
    `/matches?match=${match.id}`,
    `/matches/${match.id}`,
    `/hy/matches/${match.id}-hosts-guests`,
  ]) {
    const report = await publish("Report", `We won. [The match](${link})`);
    for (const language of ["en", "hy", "ru"] as const)
      assert.equal((await loadArticle(club.app, language, report, "")).match?.id, match.id);
    const found = await findMatchReport(club.app.db, club.app.now(), match.id, "en");
    assert.equal(found?.slug, report, link);
  }
  for (const text of ["No link.", "[All](/matches)", "[Gone](/matches?match=999999)"])
    assert.equal((await loadArticle(club.app, "en", await publish("Other", text), "")).match, null, text);
});
