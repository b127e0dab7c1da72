import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { readLengths } from "#src/features/ledger/clock.ts";
import type { Who } from "#src/features/ledger/ledger.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { getLineups, listLineupVersions } from "#src/features/lineups/queries.server.ts";
import { type Competition, KNOCK_OUT_KINDS } from "#src/features/matches/competition.ts";
import { limitsOf } from "#src/features/matches/competition-queries.server.ts";
import { listEvents } from "#src/features/matches/event-queries.server.ts";
import type { Match } from "#src/features/matches/match.ts";
import { matchPath } from "#src/features/matches/match-path.server.ts";
import { getMatchAlone } from "#src/features/matches/queries.server.ts";
import { goalsDiffer, scoreOfGoals } from "#src/features/matches/score.ts";
import { loadOwnTable } from "#src/features/outlook/table-around.server.ts";
import { fullName } from "#src/features/people/person.ts";
import { listSquads } from "#src/features/people/queries.server.ts";
import { isAvailable, POSITION_WORDS } from "#src/features/people/squad.ts";
import { listPlayers } from "#src/features/players/queries.server.ts";
import { loadLeagueSources } from "#src/features/table/league-queries.server.ts";
import { isInRounds } from "#src/features/table/stage.ts";
import { logoOrOwn } from "#src/features/teams/crest.ts";
import { teamsById } from "#src/features/teams/queries.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { LANGUAGES, type Localized } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";

/**
 * All that a console needs to run a match without a network: the match, its line-ups, who may play, the log.
 * @throws AppError `not_found`
 */
export async function getMatchDay(app: App, id: number) {
  const { db } = app;
  const match = await getMatchAlone(db, id);
  const [teams, lineups, squad, entries] = [
    await teamsById(db),
    await getLineups(db, id),
    await listSquad(db),
    await listEntries(db, id),
  ];
  const others = await opponentsOf(db, match, teams);
  const limits = await limitsOf(db, match.competition_id);
  const squadOf = (side: "home" | "away") => {
    const team = teams.get(match[`${side}_team_id`] ?? 0);
    return team?.is_own ? squad : (others.get(team?.id ?? 0) ?? []);
  };
  return {
    match: {
      id,
      path: matchPath(match, teams),
      date: match.match_date,
      status: match.status,
      home: teamOf(match, "home", teams),
      away: teamOf(match, "away", teams),
      venue: inLanguages((language) => match[columnIn("venue", language)] || match.venue),
      lengths: [...readLengths(match.half_lengths)],
      max_substitutions: limits.max_substitutions,
      may_have_extra_time: await mayHaveExtraTime(app, match, limits.kind),
      typed_score: typedScore(match),
      score_over_goals: await scoreOverGoals(db, match),
      stamp: await stampOf(db, match),
    },
    lineups,
    squads: { home: squadOf("home"), away: squadOf("away") },
    table: await loadOwnTable(app, match),
    entries,
    seq: entries.at(-1)?.seq ?? 0,
    now: app.now().toISOString(),
  };
}

/**
 * Who meets on which side, for how long, with which line-ups and with which typed score: another one tells a console that
 * it shows what the match no longer is.
 */
export async function stampOf(db: Db, match: Match): Promise<string> {
  const { home_team_id, home_team_name, away_team_id, away_team_name, half_lengths } = match;
  const lineups = await listLineupVersions(db, match.id);
  const typed = match.is_score_typed ? [match.home_score, match.away_score] : [];
  return JSON.stringify([
    ...[home_team_id, home_team_name, away_team_id, away_team_name, half_lengths, lineups],
    ...typed,
  ]);
}

/** In a league only a deciding match, or one of a stage that somebody named, may need a winner. */
async function mayHaveExtraTime(
  app: App,
  { season, stage, round, home_team_id, away_team_id }: Match,
  kind: Competition["kind"] | null,
): Promise<boolean> {
  if (kind !== "league") return kind !== null && KNOCK_OUT_KINDS.includes(kind);
  if (stage) return true;
  const league = season === null ? undefined : await loadLeagueSources(app, season);
  return (league?.stages ?? []).some(
    (one) =>
      one.kind === "decider" &&
      isInRounds(one, round) &&
      [home_team_id, away_team_id].every((id) => id !== null && one.teams.includes(id)),
  );
}

/** The squads of the clubs that are not our own, as far as somebody entered them, by team. */
async function opponentsOf(db: Db, match: Match, teams: ReadonlyMap<number, Team>) {
  const ids = [match.home_team_id, match.away_team_id].filter((id) => id !== null && !teams.get(id)?.is_own);
  if (!match.season || ids.length === 0) return new Map<number, Squad>();
  const day = dayIn(new Date(match.match_date), club.timeZone);
  const squads = await listSquads(db, { season: match.season, teams: ids as number[] });
  const shown = [...squads].map(([team, people]): [number, Squad] => [
    team,
    people
      .filter((one) => isAvailable(one, day))
      .map(({ who, number, names, position }) => ({
        ...{ who, number, position: position ? POSITION_WORDS[position] : "" },
        names: inLanguages((language) => fullName(names, language).text),
      })),
  ]);
  return new Map(shown);
}

type Squad = {
  who: Who;
  number: number | null;
  names: Localized;
  /** The English word, as in the list of players. */
  position: string;
}[];

async function listSquad(db: Db): Promise<Squad> {
  const players = await listPlayers(db, { status: "active" });
  return players.map((player) => ({
    who: { player: player.id, ...(player.jersey_number ? { number: player.jersey_number } : {}) },
    number: player.jersey_number,
    names: inLanguages((language) => {
      const name = (which: Localized) => which[language];
      return `${name(allOf(player, "first_name"))} ${name(allOf(player, "last_name"))}`.trim();
    }),
    position: player.position,
  }));
}

function teamOf(match: Match, side: "home" | "away", teams: ReadonlyMap<number, Team>) {
  const id = match[`${side}_team_id`];
  const team = teams.get(id ?? 0);
  return {
    id,
    names: allOf(match, `${side}_team_name`),
    code: team ? allOf(team, "code") : inLanguages(() => ""),
    crest: logoOrOwn(match[`${side}_team_logo`], team?.is_own ?? false) ?? "",
  };
}

/** Only a typed score of a match that is on gives way to the first goal. */
function typedScore({ is_score_typed, home_score, away_score, status }: Match) {
  if (!is_score_typed || status !== "live") return null;
  const score = { home: home_score ?? 0, away: away_score ?? 0 };
  return score.home + score.away > 0 ? score : null;
}

/** A score of a live match that somebody typed over that of its goals: it stays, whatever is tapped, till both are the same. */
async function scoreOverGoals(db: Db, match: Match) {
  if (!match.is_score_typed || match.status !== "live") return null;
  const goals = scoreOfGoals(await listEvents(db, match.id), match);
  return goalsDiffer(match, goals) ? { home: match.home_score ?? 0, away: match.away_score ?? 0 } : null;
}

type Columns<Name extends string> = Record<Name | `${Name}_hy` | `${Name}_ru`, string>;

function allOf<Name extends string>(row: Columns<Name>, name: Name): Localized {
  return inLanguages((language) => row[columnIn(name, language)] || row[name]);
}

function inLanguages(textIn: (language: keyof Localized) => string): Localized {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Localized;
}
