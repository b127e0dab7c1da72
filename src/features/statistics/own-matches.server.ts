import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import type { Entry, Side, Who } from "#src/features/ledger/ledger.ts";
import type { Lineup } from "#src/features/ledger/people.ts";
import { wholeScore } from "#src/features/matches/match.ts";
import { matchPath } from "#src/features/matches/match-path.server.ts";
import { rulesOf } from "#src/features/matches/match-rules.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { listOwnMatchRows, listTold, type OwnMatchRow } from "./match-queries.server.ts";
import type { OwnMatch } from "./own-match.ts";
import { ownPeople } from "./own-people.ts";
import { type Deed, type OwnSide, ownSideOf } from "./own-side.ts";
import { listOwnPeople } from "./people-queries.server.ts";

/** All that pages of figures are made of: the club's matches, oldest first, and who its people are. */
export type OwnHistory = Awaited<ReturnType<typeof readOwnHistory>>;

/** The same, read once for all pages until something is saved. At most four queries. */
export function ownHistory(app: App): Promise<OwnHistory> {
  return app.cachedQuery("own history", readOwnHistory);
}

/** At most four queries, three where no match has changed. */
export async function readOwnHistory(db: Db) {
  const [rows, known] = await Promise.all([listOwnMatchRows(db), listOwnPeople(db)]);
  const told = await toldOf(db, rows);
  const people = ownPeople(known, rows[0]?.own_id ?? known.own);
  /** How those who are in no list were called. */
  const called = new Map<string, Who>();
  const matches = rows.map((row): OwnMatch => {
    const side = told.get(row.id)!;
    const facts = factsOf(row);
    const deeds = new Map<string, Deed>();
    for (const deed of side.people) {
      const key = people.keyOf(deed.who, row.season, facts.day);
      if (!key) continue;
      const before = deeds.get(key);
      deeds.set(key, before ? together(before, deed) : deed);
      if (!people.all.has(key)) called.set(key, deed.who);
    }
    const { score } = facts;
    const isTold = score !== null && side.told.own === score.own && side.told.other === score.other;
    return { ...facts, length: side.length, hasLineup: side.hasLineup, gifts: side.gifts, isTold, deeds };
  });
  return { matches, people, called };
}

/** What of a match was folded, by its number: until its log or line-up is another one. */
type Folded = Map<number, { stamp: string; side: OwnSide }>;

/** Of each database; to fold a season costs more than to ask whether it changed. */
const folded = new WeakMap<Db, Folded>();

async function toldOf(db: Db, rows: readonly OwnMatchRow[]): Promise<Map<number, OwnSide>> {
  const before = folded.get(db) ?? new Map();
  const changed = rows.filter((row) => before.get(row.id)?.stamp !== stampOf(row));
  const { entries, lineups } = await listTold(db, changed);
  const now: Folded = new Map(rows.flatMap(({ id }) => (before.has(id) ? [[id, before.get(id)!]] : [])));
  for (const row of changed)
    now.set(row.id, {
      stamp: stampOf(row),
      side: sideOf(row, entries.get(row.id) ?? [], lineups.get(row.id)),
    });
  folded.set(db, now);
  return new Map([...now].map(([id, { side }]) => [id, side]));
}

/** Changes with every entry, line-up, score, length, extra time and side, and where names were taken out of them. */
function stampOf(row: OwnMatchRow): string {
  const { log_last, log_letters, lineup_id, lineup_version, lineup_letters, half_lengths, home_extra } = row;
  const { side, score } = scoreOf(row);
  return [
    log_last,
    log_letters,
    lineup_id,
    lineup_version,
    lineup_letters,
    half_lengths,
    home_extra,
    row.own_id,
    side,
    score?.other,
  ].join();
}

function sideOf(row: OwnMatchRow, entries: readonly Entry[], lineup: Lineup | undefined): OwnSide {
  const { side, score } = scoreOf(row);
  return ownSideOf({
    entries,
    side,
    lineup: lineup ?? null,
    rules: rulesOf(row),
    conceded: score?.other ?? null,
  });
}

/** Somebody whom a match names in two ways. */
function together(one: Deed, other: Deed): Deed {
  const minutes = one.minutes === null || other.minutes === null ? null : one.minutes + other.minutes;
  return {
    who: one.who,
    minutes,
    isStarter: one.isStarter || other.isStarter,
    isPlayed: one.isPlayed || other.isPlayed,
    goals: one.goals + other.goals,
    firstGoal: earlier(one.firstGoal, other.firstGoal),
    penalties: one.penalties + other.penalties,
    ownGoals: one.ownGoals + other.ownGoals,
    assists: one.assists + other.assists,
    yellows: one.yellows + other.yellows,
    isSentOff: one.isSentOff || other.isSentOff,
    isCleanSheet: one.isCleanSheet || other.isCleanSheet,
  };
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function scoreOf(row: OwnMatchRow) {
  const side: Side = row.home_team_id === row.own_id ? "home" : "away";
  const score = wholeScore(row);
  if (!score) return { side, score };
  const { home, away } = score;
  return { side, score: side === "home" ? { own: home, other: away } : { own: away, other: home } };
}

/** A match without its log. */
function factsOf(row: OwnMatchRow): Omit<OwnMatch, "length" | "hasLineup" | "gifts" | "isTold" | "deeds"> {
  const { side, score } = scoreOf(row);
  const theirs = side === "home" ? "away" : "home";
  const slugs = new Map([
    [row.own_id, { slug: row.own_slug }],
    [row[`${theirs}_team_id`] ?? -2, { slug: row.opponent_slug ?? "" }],
  ]);
  return {
    id: row.id,
    path: matchPath(row, slugs),
    at: row.match_date,
    day: dayKey(clockTime(row.match_date, club.timeZone)!),
    season: row.season,
    round: row.round,
    stage: row.stage,
    competition: {
      id: row.competition_id,
      slug: row.competition_slug ?? "",
      kind: row.kind === "friendly" ? null : row.kind,
      name: row.competition_name,
      name_hy: row.competition_name_hy,
      name_ru: row.competition_name_ru,
    },
    side,
    opponent: {
      id: row[`${theirs}_team_id`],
      slug: row.opponent_slug ?? "",
      logo: row[`${theirs}_team_logo`] || row.opponent_logo_url || "",
      name: row[`${theirs}_team_name`],
      name_hy: row[`${theirs}_team_name_hy`],
      name_ru: row[`${theirs}_team_name_ru`],
      code: row.opponent_code ?? "",
      code_hy: row.opponent_code_hy ?? "",
      code_ru: row.opponent_code_ru ?? "",
    },
    score,
    result: score && (score.own > score.other ? "W" : score.own < score.other ? "L" : "D"),
    attendance: row.attendance,
  };
}
