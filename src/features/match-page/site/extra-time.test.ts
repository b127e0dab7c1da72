import assert from "node:assert/strict";
import { test } from "node:test";
import { KICK_OFF, tapped, withMatchDay } from "#src/features/matchday/test-support.ts";
import { matchView } from "#src/features/matches/match-view.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { findPageCard } from "../card-queries.server.ts";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";

const AFTER = { en: "after extra time", hy: "լրացուցիչ ժամանակից հետո", ru: "после дополнительного времени" };

test("a result after extra time that was typed without goals stands on the match's page as it was typed", async (t) => {
  const club = await openClub(t);
  const figures = { status: "finished", home_score: 1, away_score: 1, home_extra: 2, away_extra: 1 };
  const { id } = await createMatch(club, { match_date: "2026-03-10T15:00", ...figures });
  const { load, render } = await openComponents(t);
  const { MatchPageView } = await load<typeof import("./match-page-view.tsx")>(
    "src/features/match-page/site/match-page-view.tsx",
  );
  const voices = await load<typeof import("#src/features/voice/voices.ts")>("src/features/voice/voices.ts");
  await Promise.all(LANGUAGES.flatMap((language) => [loadVoice(language), voices.loadVoice(language)]));
  for (const language of LANGUAGES) {
    const data = await loadMatchPage(club.app, language, `${id}-hosts-guests`, "");
    const page = await render<{ data: MatchPageData }>(MatchPageView, { data }, language);
    assert.match(page, new RegExp(`${AFTER[language]} 2:1`));
    assert.doesNotMatch(page, new RegExp(`${AFTER[language]} 0:0`));
  }
});

test("what a match comes to in extra time stands wherever its score does", async (t) => {
  const club = await openClub(t);
  const { id, send } = await withMatchDay(club);
  const end = { period: "second", clock_ms: 45 * 60_000 } as const;
  const extra = { period: "extra_first", clock_ms: 0 } as const;
  await send([
    tapped("period_start", {}, { clock_ms: 0, occurred_at: KICK_OFF }),
    tapped("goal", {}, { side: "home" }),
    tapped("goal", {}, { side: "away" }),
    tapped("period_end", {}, end),
    tapped("period_start", {}, extra),
    tapped("goal", {}, { ...extra, clock_ms: 60_000, side: "home" }),
  ]);
  const { score } = matchView((await findPageCard(club.app.db, id))!.card, "en");
  assert.deepEqual(score, { home: 2, away: 1 });
  const { log } = await loadMatchPage(club.app, "en", `${id}-hosts-guests`, "");
  assert.deepEqual(
    [log.score, log.extra],
    [
      { home: 1, away: 1 },
      { home: 2, away: 1 },
    ],
  );
});
