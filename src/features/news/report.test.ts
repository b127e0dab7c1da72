import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { loadArticle } from "./site/article-data.server.ts";

test("an article that links to a match shows it, in each language, and one that doesn't shows none", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { status: "finished", home_score: 2, away_score: 1 });
  const publish = async (title: string, content: string) => {
    const json = { title, content, is_published: true };
    return (await club.call("/api/admin/news", { as: "editor", json })).body.slug as string;
  };
  const report = await publish("Report", `We won. [The match](/matches?match=${match.id})`);
  for (const language of ["en", "hy", "ru"] as const)
    assert.equal((await loadArticle(club.app, language, report, "")).match?.id, match.id);
  for (const text of ["No link.", "[All](/matches)", "[Gone](/matches?match=999999)"])
    assert.equal((await loadArticle(club.app, "en", await publish("Other", text), "")).match, null, text);
});
