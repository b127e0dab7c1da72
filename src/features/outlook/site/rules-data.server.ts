import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { leagueFrom, loadLeagueSources } from "#src/features/table/league-queries.server.ts";
import { listSeasons, shownRows } from "#src/features/table/queries.server.ts";
import { rulesView } from "#src/features/table/rules-view.server.ts";
import { placesOf, type Season, whichSeason, ZONES } from "#src/features/table/season.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import { loadOutlook } from "../queries.server.ts";

export type RulesData = Awaited<ReturnType<typeof loadRules>>;

/** The rules of a season and of its stages, and in short those of every season. An unknown season has none. */
export async function loadRules(app: App, language: Language, wanted: string | null) {
  const seasons = await app.cachedQuery("seasons", listSeasons);
  const current = whichSeason(seasons);
  const season = wanted && isSeasonName(wanted) ? wanted : current;
  const chosen = seasons.find((one) => one.season === season);
  if (wanted && (!chosen || wanted !== season)) noStore();
  const name = season === current ? undefined : season;
  const [sources, outlook] = chosen
    ? await Promise.all([loadLeagueSources(app, name), loadOutlook(app, name)])
    : [undefined, null];
  const league = sources && leagueFrom(sources);
  const isToCome = outlook ? outlook.league.pending.length + outlook.league.live.length > 0 : false;
  return {
    season,
    isCurrent: season === current,
    seasons: seasons.map(({ season, current }) => ({ season, current })),
    has: {
      race: outlook !== null && outlook.state !== "contradicted",
      whatIf: season === current && isToCome && outlook?.state !== "contradicted",
    },
    // Who is free next is no rule: the table says it.
    rules:
      league && chosen
        ? { ...rulesView(league, language), free: undefined, further: furtherRules(chosen) }
        : null,
    zones: league ? zonesOf(league) : [],
    teams: league?.rows.length ?? 0,
    all: seasons.map((one) => inShort(one, language)),
  };
}

function furtherRules({ matches_per_club, yellows_for_ban, matches_for_red, are_bans_confirmed }: Season) {
  return { matches_per_club, yellows_for_ban, matches_for_red, are_bans_confirmed };
}

function zonesOf(league: Parameters<typeof shownRows>[0]) {
  const rows = shownRows(league);
  return ZONES.flatMap((zone) => {
    const places = placesOf(zone, rows);
    return places ? [{ zone, places }] : [];
  });
}

function inShort(season: Season, language: Language) {
  return {
    season: season.season,
    order: season.tie_breakers,
    source: localised(season, "rules_source", language),
    isConfirmed: season.are_rules_confirmed,
  };
}
