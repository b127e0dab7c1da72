import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";

test("of a match that was only switched to live no half is told, and its last whistle stands behind all that was played", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { status: "live" });
  const { id } = match;
  const enter = (minute: number, extra_time: number | null = null) =>
    club.call(`/api/admin/matches/${id}/events`, {
      as: "editor",
      json: { event_type: "goal", team_type: "home", minute, extra_time },
    });
  await enter(10);
  await enter(50);
  await enter(90, 3);
  const { load, render } = await openComponents(t);
  const { MatchPageView } = await load<typeof import("./match-page-view.tsx")>(
    "src/features/match-page/site/match-page-view.tsx",
  );
  const voices = await load<typeof import("#src/features/voice/voices.ts")>("src/features/voice/voices.ts");
  await Promise.all(LANGUAGES.flatMap((language) => [loadVoice(language), voices.loadVoice(language)]));
  const read = () => loadMatchPage(club.app, "en", `${id}-hosts-guests`, "");
  const badge = async () =>
    /class="badge[^>]*>([^<]*)/.exec(
      await render<{ data: MatchPageData }>(MatchPageView, { data: await read() }),
    )?.[1];
  assert.equal(await badge(), "Live");
  const { home_team_name, away_team_name, match_date } = match;
  const end = await putMatch(club, id, { home_team_name, away_team_name, match_date, status: "finished" });
  assert.equal(end.status, 200);
  assert.equal(await badge(), "Finished");
  const { phase, lines } = foldMatch((await read()).log.entries);
  assert.equal(phase, "finished");
  assert.deepEqual(
    lines.map(({ entry, minute }) => [entry.kind, minute]),
    [
      ["period_start", 1],
      ["goal", 10],
      ["goal", 50],
      ["goal", 90],
      ["period_end", 90],
    ],
  );
});
