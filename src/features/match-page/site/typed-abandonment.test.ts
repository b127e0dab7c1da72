import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";

test("of a match whose abandonment and score were typed, no score at half-time or at its end is made up", async (t) => {
  const club = await openClub(t);
  const { load, render } = await openComponents(t);
  const { MatchPageView } = await load<typeof import("./match-page-view.tsx")>(
    "src/features/match-page/site/match-page-view.tsx",
  );
  const voices = await load<typeof import("#src/features/voice/voices.ts")>("src/features/voice/voices.ts");
  await Promise.all(LANGUAGES.flatMap((language) => [loadVoice(language), voices.loadVoice(language)]));
  const match = { status: "finished", outcome: "abandoned", match_date: "2026-03-07T15:00" };
  const { id } = await createMatch(club, { ...match, home_score: 3, away_score: 1 });
  const read = async () => {
    const data = await loadMatchPage(club.app, "en", `${id}-hosts-guests`, "");
    return (await render<{ data: MatchPageData }>(MatchPageView, { data })).replace(/<[^>]*>/g, " ");
  };
  assert.match(await read(), /3\s*:\s*1/);
  assert.doesNotMatch(await read(), /half-time/, "nobody said how it stood then");
  const goal = { event_type: "goal", team_type: "home", minute: 80 };
  const path = `/api/admin/matches/${id}/events`;
  assert.equal((await club.call(path, { as: "editor", json: goal })).status, 201);
  assert.doesNotMatch(await read(), /half-time|Full time\s*1:0|\D1:0\D/, "one of four goals is known");
});
