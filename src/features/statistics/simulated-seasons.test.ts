import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { openClub } from "#tests/support/club.ts";
import { figuresOf } from "./figures.ts";
import { readOwnHistory } from "./own-matches.server.ts";
import { simulate } from "./simulated-seasons-test-support.ts";

/** `COUNT=full` for all; a twentieth unless told. */
const MATCHES = process.env.COUNT === "full" ? 10_000 : 500;
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const SEASONS = ["2021-22", "2022-23", "2023-24", "2024-25", "2025-26"];
const IS_POSTGRES = Boolean(process.env.TEST_POSTGRES_URL);

test("every figure of every player and season is what an independent query counts", async (t) => {
  const club = await openClub(t);
  const { own } = await simulate(club, SEASONS, MATCHES, SEED);
  const { matches, people } = await readOwnHistory(club.app.db);
  assert.equal(matches.length, MATCHES);
  const expected: Counted[] = [];
  for (const season of SEASONS) expected.push(...(await counted(club.app.db, own, season)));
  assert.ok(expected.length > 0);
  const bySeason = Map.groupBy(matches, ({ season }) => season!);
  for (const { season, player, ...figures } of expected) {
    const person = people.ofPlayer(player);
    assert.ok(person, `player ${player} is known`);
    const deeds = bySeason.get(season)!.flatMap((match) => match.deeds.get(person.key) ?? []);
    const { withoutMinutes: _, ...shown } = figuresOf(deeds);
    assert.deepEqual(shown, figures, `SEED=${SEED}, player ${player}, ${season}`);
  }
  const all = figuresOf(matches.flatMap(({ deeds }) => [...deeds.values()]));
  const sum = (name: "goals" | "minutes" | "matches") =>
    expected.reduce((total, one) => total + one[name], 0);
  assert.deepEqual(
    [all.goals, all.minutes, all.matches],
    [sum("goals"), sum("minutes"), sum("matches")],
    "nobody else has any",
  );
});

test("the totals of a club's matches are those of their scores", async (t) => {
  const club = await openClub(t);
  const { own } = await simulate(club, SEASONS, Math.ceil(MATCHES / 5), SEED + 1);
  const { matches } = await readOwnHistory(club.app.db);
  const score = (one: string, other: string) =>
    sql.raw(`case when home_team_id = ${own} then ${one} else ${other} end`);
  const { rows } = await sql<Record<string, number>>`
    select cast(count(*) as integer) as matches, cast(sum(case when own > other then 1 else 0 end) as integer) as wins,
      cast(sum(case when own = other then 1 else 0 end) as integer) as draws, cast(sum(own) as integer) as goals,
      cast(sum(other) as integer) as against, cast(sum(case when other = 0 then 1 else 0 end) as integer) as clean
    from (select ${score("home_score", "away_score")} as own, ${score("away_score", "home_score")} as other
      from matches) as scores`.execute(club.app.db);
  const of = (holds: (match: (typeof matches)[number]) => boolean) => matches.filter(holds).length;
  assert.deepEqual(
    { ...rows[0] },
    {
      matches: matches.length,
      wins: of(({ result }) => result === "W"),
      draws: of(({ result }) => result === "D"),
      goals: matches.reduce((all, { score }) => all + score!.own, 0),
      against: matches.reduce((all, { score }) => all + score!.other, 0),
      clean: of(({ score }) => score!.other === 0),
    },
  );
});

interface Counted {
  season: string;
  player: number;
  matches: number;
  starts: number;
  minutes: number;
  goals: number;
  penalties: number;
  ownGoals: number;
  assists: number;
  yellows: number;
  reds: number;
  cleanSheets: number;
}

const at = (column: string, path: string) =>
  IS_POSTGRES
    ? `(${column}::json #>> '{${path.replaceAll(".", ",")}}')`
    : `json_extract(${column}, '$.${path}')`;

/** Who an entry is about, by the number that a player wears and has here as his record's. */
const who = (column: string, path: string) =>
  `coalesce(cast(${at(column, `${path}.player`)} as integer), cast(${at(column, `${path}.number`)} as integer))`;

const EACH_NAMED = IS_POSTGRES
  ? "cross join lateral json_array_elements(l.players::json) as one(value)"
  : "join json_each(l.players) as one";

const [HOW, RESULT] = [at("f.payload", "how"), at("f.payload", "result")];

/** A name for each figure, and how its column is called. */
const SUMS = {
  matches: "matches",
  starts: "starts",
  minutes: "minutes",
  goals: "goals",
  penalties: "penalties",
  own_goals: '"ownGoals"',
  assists: "assists",
  yellows: "yellows",
  reds: "reds",
  clean: '"cleanSheets"',
};

/** From rows alone, by another way than the program's: no entry is read in order, none is folded. */
async function counted(db: Db, own: number, season: string): Promise<Counted[]> {
  const query = `
  with ours as (
    select id, season, case when home_team_id = ${own} then 'home' else 'away' end as own_side,
      case when home_team_id = ${own} then away_score else home_score end as conceded
    from matches where season = '${season}'
  ),
  facts as (
    select e.*, o.season, o.conceded, o.own_side, case when e.side = o.own_side then 1 else 0 end as is_own,
      case e.period when 'second' then 45 else 0 end + e.clock_ms / 60000 + 1 as minute
    from match_ledger e join ours o on o.id = e.match_id
    where e.id not in (select target from match_ledger where kind in ('void', 'goal_disallowed'))
  ),
  cards as (
    select match_id, season, kind, minute, ${who("payload", "who")} as player,
      row_number() over (partition by match_id, kind, ${who("payload", "who")} order by period, clock_ms, id) as nth
    from facts where kind in ('yellow', 'red') and is_own = 1
  ),
  named as (
    select l.match_id, o.season, o.conceded, cast(${at("one.value", "number")} as integer) as player,
      ${at("one.value", "role")} as role, ${at("one.value", "is_keeper")} is not null as is_keeper
    from lineups l join ours o on o.id = l.match_id ${EACH_NAMED}
  ),
  changes as (
    select match_id, season, minute, ${who("payload", "off")} as off_player, ${who("payload", "on")} as on_player
    from facts where kind = 'sub'
  ),
  went_off as (
    select match_id, player, min(minute) as minute from (
      select match_id, off_player as player, minute from changes
      union all select match_id, player, minute from cards where kind = 'red' or nth = 2) as leaving
    group by match_id, player
  ),
  came_on as (select match_id, on_player as player, min(minute) as minute from changes group by match_id, on_player),
  played as (
    select n.match_id, n.season, n.player, n.is_keeper, n.conceded, w.minute as ended,
      case n.role when 'start' then 1 else 0 end as start, case n.role when 'start' then 0 else c.minute end as began
    from named n
    left join came_on c on c.match_id = n.match_id and c.player = n.player
    left join went_off w on w.match_id = n.match_id and w.player = n.player
    where n.role = 'start' or c.minute is not null
  ),
  doings as (
    select f.match_id, f.season, coalesce(${who("a.payload", "patch.payload.scorer")}, ${who("f.payload", "scorer")}) as player,
      case when ${HOW} = 'own_goal' then 'own_goal' else 'goal' end as what
      from facts f left join match_ledger a on a.kind = 'amend' and a.target = f.id
      where f.kind = 'goal' and (case when ${HOW} = 'own_goal' then 0 else 1 end) = f.is_own
    union all select f.match_id, f.season, ${who("f.payload", "assist")}, 'assist' from facts f
      where f.kind = 'goal' and f.is_own = 1 and ${who("f.payload", "assist")} is not null
    union all select f.match_id, f.season, ${who("f.payload", "taker")}, 'penalty' from facts f
      where f.kind = 'penalty' and f.is_own = 1 and ${RESULT} = 'scored'
    union all select match_id, season, off_player, 'change' from changes
    union all select match_id, season, on_player, 'change' from changes
    union all select match_id, season, player, 'card' from cards where match_id not in (select match_id from lineups)
    union all select match_id, season, player, 'presence' from played
  ),
  sums as (
    select season, player, count(distinct match_id) as matches, 0 as starts, 0 as minutes,
      sum(case when what in ('goal', 'penalty') then 1 else 0 end) as goals,
      sum(case when what = 'penalty' then 1 else 0 end) as penalties,
      sum(case when what = 'own_goal' then 1 else 0 end) as own_goals,
      sum(case when what = 'assist' then 1 else 0 end) as assists, 0 as yellows, 0 as reds, 0 as clean
      from doings group by season, player
    union all select season, player, 0, sum(start),
      sum(case when coalesce(ended, 90) > began then coalesce(ended, 90) - began else 0 end), 0, 0, 0, 0, 0, 0,
      sum(case when is_keeper and start = 1 and coalesce(ended, 90) = 90 and conceded = 0 then 1 else 0 end)
      from played group by season, player
    union all select season, player, 0, 0, 0, 0, 0, 0, 0, sum(case when kind = 'yellow' then 1 else 0 end),
      count(distinct case when kind = 'red' or nth = 2 then match_id end), 0
      from cards group by season, player
  )
  select season, player, ${Object.entries(SUMS)
    .map(([column, name]) => `cast(sum(${column}) as integer) as ${name}`)
    .join(", ")}
  from sums group by season, player order by season, player`;
  return db.transaction().execute(async (tx) => {
    // How many rows parts of this query have is not known beforehand.
    if (IS_POSTGRES) await sql`set local enable_nestloop = off`.execute(tx);
    return (await sql<Counted>`${sql.raw(query)}`.execute(tx)).rows;
  });
}
