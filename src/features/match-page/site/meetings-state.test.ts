import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch, createTeams } from "#src/features/matches/test-support.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";

test("an annulled match is told as such among earlier meetings and among those of its round", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const { load, render } = await openComponents(t);
  const { MatchPageView } = await load<typeof import("./match-page-view.tsx")>(
    "src/features/match-page/site/match-page-view.tsx",
  );
  const voices = await load<typeof import("#src/features/voice/voices.ts")>("src/features/voice/voices.ts");
  await Promise.all(LANGUAGES.flatMap((language) => [loadVoice(language), voices.loadVoice(language)]));
  const json = { name: "League", name_hy: "Լիգա", name_ru: "Лига", kind: "league" };
  const league = (await club.call("/api/admin/competitions", { as: "editor", json })).body;
  const both = { home_team_id: noah.id, away_team_id: van.id, competition_id: league.id, season: "2025-26" };
  const played = { status: "finished", match_date: "2026-03-07T15:00", home_score: 2, away_score: 0 };
  await createMatch(club, { ...both, ...played, round: 7, outcome: "void" });
  const next = await createMatch(club, { ...both, match_date: "2027-05-07T15:00", round: 7 });
  const data = await loadMatchPage(club.app, "en", `${next.id}-noah-van`, "");
  const html = await render<{ data: MatchPageData }>(MatchPageView, { data });
  const text = html.replace(/<!-- -->/g, "").replace(/<[^>]*>/g, " ");
  assert.equal(text.match(/2:0/g)?.length, 2, "in the round and in the meetings");
  assert.equal(text.match(/Annulled/g)?.length, 2);
});
