import { sql } from "kysely";
import type { Side } from "#src/features/ledger/ledger.ts";
import type { MatchLedgerTable } from "#src/features/ledger/tables.ts";
import { seeded } from "#src/features/ledger/test-support.ts";
import { match as matchRecord } from "#src/features/matches/match.record.ts";
import { emptyRow } from "#src/records/record.ts";
import type { TestClub } from "#tests/support/club.ts";

const MINUTE_MS = 60_000;
/** Rows of one insert: PostgreSQL takes 65,535 values. */
const CHUNK = 400;

type Random = () => number;
type Payload = Record<string, unknown>;
type Entry = Omit<MatchLedgerTable, "match_id" | "seq" | "device" | "account_id" | "received_at">;

/** The own team, twenty players with their places in the squads of the seasons, and an opponent. */
export async function openSquad({ app }: TestClub, seasons: readonly string[]) {
  const dates = { created_at: app.now().toISOString(), updated_at: app.now().toISOString() };
  const team = async (name: string, is_own: 0 | 1) =>
    (
      await app.db
        .insertInto("teams")
        .values({
          ...{ name, name_hy: "", name_ru: "", is_own, slug: name.toLowerCase(), ...dates },
          ...({ code: "", code_hy: "", code_ru: "", logo_url: "" } as object),
        } as never)
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  const own = await team("Hosts", 1);
  const other = await team("Guests", 0);
  const players = Array.from({ length: 20 }, (_, at) => at + 1);
  for (const number of players) {
    const name = { first_name: "Aram", last_name: `Player ${number}`, search: "" };
    const person = await app.db
      .insertInto("people")
      .values({ ...name, ...dates } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto("players")
      .values({
        ...name,
        position: "Forward",
        jersey_number: number,
        person_id: person.id,
        ...dates,
      } as never)
      .execute();
    for (const season of seasons)
      await app.db
        .insertInto("squad_members")
        .values({ season, team_id: own, person_id: person.id, number, kind: "own", ...dates } as never)
        .execute();
  }
  return { own, other, dates };
}

/** Enters so many finished matches of the own team with logs and, most of them, line-ups. */
export async function simulate(club: TestClub, seasons: readonly string[], count: number, seed: number) {
  const { own, other, dates } = await openSquad(club, seasons);
  const random = seeded(seed);
  const { db } = club.app;
  for (let from = 0; from < count; from += CHUNK) {
    const made = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) =>
      oneMatch(random, from + at),
    );
    const rows = made.map(({ side, score, kickOff }, at) => ({
      ...emptyRow(matchRecord),
      ...dates,
      season: seasons[(from + at) % seasons.length]!,
      round: ((from + at) % 33) + 1,
      match_date: kickOff,
      status: "finished" as const,
      home_team_id: side === "home" ? own : other,
      away_team_id: side === "home" ? other : own,
      home_team_name: side === "home" ? "Hosts" : "Guests",
      away_team_name: side === "home" ? "Guests" : "Hosts",
      home_score: score[side === "home" ? "own" : "other"],
      away_score: score[side === "home" ? "other" : "own"],
      search: "",
    }));
    for (const chunk of chunks(rows, 200))
      await db
        .insertInto("matches")
        .values(chunk as never)
        .execute();
    const ids = (
      await db.selectFrom("matches").select("id").orderBy("id", "desc").limit(made.length).execute()
    )
      .map(({ id }) => id)
      .reverse();
    const entries = made.flatMap(({ entries: of }, at) =>
      of.map((entry, seq) => logged(entry, ids[at]!, seq + 1)),
    );
    for (const chunk of chunks(entries, CHUNK)) await db.insertInto("match_ledger").values(chunk).execute();
    const lineups = made.flatMap(({ side, lineup }, at) =>
      lineup ? [{ match_id: ids[at]!, side, players: JSON.stringify(lineup), ...dates }] : [],
    );
    for (const chunk of chunks(lineups, CHUNK))
      await db
        .insertInto("lineups")
        .values(chunk as never)
        .execute();
  }
  // As the database does by itself, some minutes after so many rows.
  await sql`analyze`.execute(db);
  return { own, other };
}

function chunks<One>(rows: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}

function logged(entry: Entry, match_id: number, seq: number): MatchLedgerTable {
  return { ...entry, match_id, seq, device: "test", account_id: null, received_at: entry.occurred_at };
}

let written = 0;

function oneMatch(random: Random, at: number) {
  const side: Side = random() < 0.5 ? "home" : "away";
  const theirs: Side = side === "home" ? "away" : "home";
  const kickOff = new Date(Date.UTC(2000, 0, 1) + at * 86_400_000).toISOString();
  const entries: Entry[] = [];
  const write = (
    kind: string,
    of: Side | null,
    minute: number,
    payload: Payload,
    target: string | null = null,
  ) => {
    const period = minute > 45 ? "second" : "first";
    const clock_ms = (minute - (period === "first" ? 1 : 46)) * MINUTE_MS + Math.floor(random() * 59_000);
    const id = `entry-${String(++written).padStart(9, "0")}`;
    const occurred_at = new Date(Date.parse(kickOff) + entries.length * 1000).toISOString();
    entries.push({
      id,
      kind,
      side: of,
      period,
      clock_ms,
      occurred_at,
      target,
      payload: JSON.stringify(payload),
    });
    return id;
  };
  const minute = () => 1 + Math.floor(random() * 90);
  write("period_start", null, 1, {});
  const hasLineup = random() < 0.9;
  const { pitch, bench } = elevens(random);
  const lineup = hasLineup ? lineupOf(pitch, bench) : null;
  const score = { own: 0, other: 0 };
  const who = (number: number): Payload =>
    random() < 0.3 && hasLineup ? { number } : { player: number, number };
  const anybody = () => pitch[Math.floor(random() * pitch.length)]!;
  const goals = Math.floor(random() * 5);
  for (let goal = 0; goal < goals; goal++) {
    const kind = random();
    const when = minute();
    if (kind < 0.1) {
      write("goal", theirs, when, { how: "own_goal", scorer: who(anybody()) });
      score.other++;
    } else if (kind < 0.2) {
      write("penalty", side, when, { result: random() < 0.6 ? "scored" : "saved", taker: who(anybody()) });
      if (JSON.parse(entries.at(-1)!.payload).result === "scored") score.own++;
    } else {
      const scorer = anybody();
      const assist = random() < 0.6 ? { assist: who(anybody()) } : {};
      const id = write("goal", side, when, { how: "play", scorer: who(scorer), ...assist });
      const fate = random();
      if (fate < 0.08) write("void", null, when, {}, id);
      else if (fate < 0.16) write("goal_disallowed", null, when, { why: "offside" }, id);
      else score.own++;
      if (fate > 0.8) write("amend", null, when, { patch: { payload: { scorer: who(anybody()) } } }, id);
    }
  }
  for (let theirGoals = Math.floor(random() * 2.2); theirGoals > 0; theirGoals--) {
    write("goal", theirs, minute(), { how: "play", scorer: { number: 9 } });
    score.other++;
  }
  substitutions(random, { pitch, bench }, (when, off, on) =>
    write("sub", side, when, { off: who(off), on: who(on) }),
  );
  for (let cards = Math.floor(random() * 4); cards > 0; cards--) {
    const id = write("yellow", side, minute(), { who: who(anybody()) });
    if (random() < 0.1) write("void", null, 90, {}, id);
  }
  if (random() < 0.05) write("red", side, minute(), { who: who(anybody()) });
  // Kicks of a shoot-out are no goals.
  if (random() < 0.05) write("kick", side, 90, { result: "scored", taker: who(anybody()) });
  write("period_end", null, 90, { final: true });
  return { side, kickOff, entries, score, lineup };
}

/** Shirt 1 or 12 keeps goal, ten of the others play. */
function elevens(random: Random) {
  const keeper = random() < 0.8 ? 1 : 12;
  const field = Array.from({ length: 20 }, (_, at) => at + 1)
    .filter((number) => number !== 1 && number !== 12)
    .map((number) => ({ number, at: random() }))
    .sort((one, next) => one.at - next.at)
    .map(({ number }) => number);
  return { pitch: [keeper, ...field.slice(0, 10)], bench: [keeper === 1 ? 12 : 1, ...field.slice(10)] };
}

function lineupOf(pitch: readonly number[], bench: readonly number[]) {
  const named = (role: string) => (number: number) => ({
    ...{ role, number, player_id: number },
    ...(number === 1 || number === 12 ? { is_keeper: true } : {}),
  });
  return [...pitch.map(named("start")), ...bench.map(named("bench"))];
}

/** Up to five who began make way for five who did not; nobody comes back. */
function substitutions(
  random: Random,
  { pitch, bench }: ReturnType<typeof elevens>,
  write: (minute: number, off: number, on: number) => void,
): void {
  const changes = Math.floor(random() * 6);
  for (let at = 0; at < changes; at++) {
    const off = random() < 0.05 && at === 0 ? 0 : 1 + at;
    write(40 + Math.floor(random() * 51), pitch[off]!, off === 0 ? bench[0]! : bench[1 + at]!);
  }
}
