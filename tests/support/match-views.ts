import { randomUUID } from "node:crypto";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import type { RunningSite } from "./site.ts";

/** A league match of the own club that is played now, and everything that shows it. */
export interface ViewedMatch {
  id: number;
  /** Sends an entry, as a phone does; resolves when it was taken. */
  tap(entry: Tapped): Promise<string>;
  /** Which views don't show what the log comes to yet; none when all agree. */
  behind(): Promise<string[]>;
}

export type Tapped = Pick<Entry, "kind" | "period" | "clock_ms"> & {
  side?: "home" | "away";
  payload?: object;
  target?: string;
};

/** The scripted match: two halves, four goals, cards, changes, a penalty that is public before it is taken. */
export const SCRIPT: Tapped[] = [
  at("first", 0, "period_start"),
  at("first", 11, "goal", "home", { how: "play", scorer: { number: 9 }, assist: { number: 10 } }),
  at("first", 22, "yellow", "away", { who: { number: 4 } }),
  at("first", 33, "goal", "away", { how: "own_goal", scorer: { number: 5 } }),
  at("first", 46, "period_end"),
  at("second", 0, "period_start"),
  at("second", 12, "sub", "home", { off: { number: 8 }, on: { number: 14 } }),
  at("second", 15, "yellow", "away", { who: { number: 4 } }),
  at("second", 20, "penalty", "home", { result: "scored", taker: { number: 9 } }),
  at("second", 28, "sub", "away", { off: { number: 9 }, on: { number: 14 } }),
  at("second", 28, "sub", "away", { off: { number: 10 }, on: { number: 15 } }),
  at("second", 44, "added_time", undefined, { minutes: 4 }),
  at("second", 46, "goal", "home", { how: "header" }),
  at("second", 49, "period_end", undefined, { final: true }),
];

function at(
  period: Tapped["period"],
  minute: number,
  kind: Tapped["kind"],
  side?: "home" | "away",
  payload: object = {},
): Tapped {
  return { kind, period, clock_ms: minute * 60_000, payload, ...(side ? { side } : {}) };
}

interface Stored {
  id: number;
  season: string;
  home_team_name: string;
  away_team_name: string;
}

/** Opens the club's next league match. */
export async function viewMatch(site: RunningSite, token: string): Promise<ViewedMatch> {
  const call = callerOf(site, token);
  const { teams } = (await call("/teams")) as { teams: { id: number; is_own: boolean }[] };
  const own = teams.find(({ is_own }) => is_own)!.id;
  const { matches } = (await call(`/matches?team=${own}&status=scheduled&limit=100`)) as {
    matches: (Stored & { match_date: string })[];
  };
  const [match] = matches.sort((one, other) => one.match_date.localeCompare(other.match_date));
  await beginToday(call, match!);
  const table = tableRow(await page(site, "/table"), match!.home_team_name);
  const logged = async () =>
    ((await call(`/matchday/${match!.id}`)) as { entries: (Entry & { seq: number })[] }).entries;
  return {
    id: match!.id,
    async tap({ side = null as never, target = null as never, payload = {}, ...given }) {
      const now = new Date().toISOString();
      const entry = { id: randomUUID(), occurred_at: now, side, target, payload, ...given };
      const body = { device: "phone", sent_at: now, after: 0, entries: [entry] };
      const { refused } = (await call(`/matchday/${match!.id}/ledger`, body)) as { refused: unknown[] };
      if (refused.length > 0) throw new Error(JSON.stringify(refused));
      return entry.id;
    },
    async behind() {
      const entries = await logged();
      const { score, phase } = foldMatch(entries);
      const wanted = `${score.home}:${score.away}`;
      const isOver = phase === "finished";
      const views = await readViews(site, match!, entries.at(-1)!.seq, call, table, isOver);
      return [...views].flatMap(([name, seen]) =>
        seen === wanted ? [] : [`${name}: ${seen}, not ${wanted}`],
      );
    },
  };
}

/** The match begins now, and the table of its season follows the results. */
async function beginToday(call: Call, match: Stored): Promise<void> {
  const { id, season, home_team_name, away_team_name } = match;
  const match_date = new Date().toISOString();
  await call(`/admin/matches/${id}`, { home_team_name, away_team_name, match_date }, "PUT");
  await call(`/admin/seasons/${season}`, { table_source: "results" }, "PUT");
}

type Call = (path: string, body?: object, method?: string) => Promise<unknown>;

function callerOf({ url }: RunningSite, token: string): Call {
  return async (path, body, method = body ? "POST" : "GET") => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** The score as each of the twelve shows it. */
async function readViews(
  site: RunningSite,
  { id, home_team_name, away_team_name }: Stored,
  seq: number,
  call: Call,
  before: TableRow,
  isOver: boolean,
): Promise<Map<string, string>> {
  const [en, hy, ru, list, home, table, search] = await Promise.all(
    [
      `/matches/${id}`,
      `/hy/matches/${id}`,
      `/ru/matches/${id}`,
      "/matches",
      "/",
      "/table",
      `/search?q=${encodeURIComponent(away_team_name)}`,
    ].map((path) => page(site, path)),
  );
  const api = (await call(`/matches/${id}`)) as { home_score: number | null; away_score: number | null };
  const { patches } = (await call(`/matches/${id}/live?after=${seq - 1}`)) as {
    patches: { score: { home: number; away: number } | null }[];
  };
  const { entries } = (await call(`/matchday/${id}`)) as { entries: Entry[] };
  const console = foldMatch(entries).score;
  const now = tableRow(table!, home_team_name);
  const score = isOver ? scoreIn(en!) : scoreOfBlog(en!);
  return new Map([
    ["page in English", scoreIn(en!)],
    ["page in Armenian", scoreIn(hy!)],
    ["page in Russian", scoreIn(ru!)],
    ["list", scoreBetween(list!, home_team_name, away_team_name)],
    ["home", scoreBetween(home!, home_team_name, away_team_name)],
    ["table", `${now.for - before.for}:${now.against - before.against}`],
    ["API", `${api.home_score ?? 0}:${api.away_score ?? 0}`],
    ["live patch", `${patches.at(-1)?.score?.home ?? 0}:${patches.at(-1)?.score?.away ?? 0}`],
    ["search", scoreBetween(search!, home_team_name, away_team_name)],
    ["structured data", score],
    ["title", /<title>(?:[\d+]+′ )?\D*(\d+:\d+)/.exec(en!)?.[1] ?? "0:0"],
    ["second console", `${console.home}:${console.away}`],
  ]);
}

async function page({ url }: RunningSite, path: string): Promise<string> {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** What is read of a page, its marks as bars. */
function textOf(html: string): string {
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|[\s|]*/g, "|");
}

/** The large score of a match's own page. */
function scoreIn(html: string): string {
  return pairOf(/\|(\d+)\|:\|(\d+)\|/.exec(textOf(html)));
}

/** The score between two clubs, where their match stands first; what is said of the guests, their code for one, stands before their name. */
function scoreBetween(html: string, home: string, away: string): string {
  const score = "(?:[^|\\d]*\\|)?(\\d+)\\|?:\\|?(\\d+)";
  return pairOf(new RegExp(`\\|${home}\\|${score}(?:\\|[^|\\d]*){0,2}\\|${away}\\|`).exec(textOf(html)));
}

function pairOf(found: RegExpExecArray | null): string {
  return found ? `${found[1]}:${found[2]}` : "0:0";
}

/** The newest update that names a score. */
function scoreOfBlog(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const blog = data.map(([, json]) => JSON.parse(json!)).find((one) => one["@type"] === "LiveBlogPosting");
  const updates = (blog?.liveBlogUpdate ?? []) as { articleBody: string }[];
  return updates.map(({ articleBody }) => /\d+:\d+/.exec(articleBody)?.[0]).find(Boolean) ?? "0:0";
}

interface TableRow {
  for: number;
  against: number;
}

/** Goals of a club in the table as it stands. */
function tableRow(html: string, team: string): TableRow {
  const rows = html.match(/<tr.*?<\/tr>/gs) ?? [];
  const row = rows.find((one) => one.includes(`>${team}<`)) ?? "";
  const figures = row.replace(/<[^>]+>/g, "|").match(/(?<=\|)[+−-]?\d+(?=\|)/g) ?? [];
  const [goalsFor, against] = figures.slice(-4);
  return { for: Number(goalsFor), against: Number(against) };
}
