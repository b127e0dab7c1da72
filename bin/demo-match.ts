// `npm run demo:match`: a match of the own club, played live on a running site through its public calls.
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Team } from "#src/features/teams/team.ts";
import { command } from "./command.ts";
import { type Call, type MatchDay, playMatch } from "./scripted-match.ts";

const USAGE = `npm run demo:match -- [--speed 60] [--match 421 | --new] [--url http://localhost:3000] [--user editor] [--password <password>]

Plays the next match of the own club: goals, cards, substitutions. --speed 60 plays a minute in a second, 1 by the
clock. --new plays a friendly made for it. Ctrl+C takes back everything that was written.`;

const { values } = parseArgs({
  options: {
    speed: { type: "string", default: "60" },
    match: { type: "string" },
    new: { type: "boolean", default: false },
    url: { type: "string", default: "http://localhost:3000" },
    user: { type: "string", default: "editor" },
    password: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(USAGE);
else await command(run);

async function run(): Promise<void> {
  const speed = Number(values.speed);
  if (!(speed > 0)) throw new Error(USAGE);
  const call = await signIn();
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
    console.log("\nTaking back what was written …");
  });
  const own = await ownTeam(call);
  const { id, isMade } = await matchOf(call, own);
  const day = (await call("GET", `/api/matchday/${id}`)) as MatchDay & { match: { home: { id: number } } };
  if (day.entries.length > 0) throw new Error("This match has a log already. Choose another one, or --new.");
  const side = day.match.home.id === own.id ? "home" : "away";
  console.log(`${day.match.home.names.en} – ${day.match.away.names.en}, at ${values.url}/matches/${id}`);
  const say = (line: string) => console.log(line);
  const isWhole = await playMatch({
    call,
    day,
    own: side,
    speed,
    wait,
    say,
    now: () => new Date(),
    isStopped: () => isStopped,
  });
  if (!isWhole && isMade) await call("DELETE", `/api/admin/matches/${id}`);
  console.log(isWhole ? "The match is over." : "Nothing of it stands any more.");
  await call("POST", "/api/auth/logout");
}

async function signIn(): Promise<Call> {
  let token = "";
  const call: Call = async (method, path, body) => {
    const headers = {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(new URL(path, values.url), { method, headers, ...sent });
    const text = await answer.text();
    const read = text ? JSON.parse(text) : {};
    if (!answer.ok) throw new Error(read.message ?? `${method} ${path}: ${answer.status}`);
    return read;
  };
  const password = values.password ?? (await ask(`Password of ${values.user}: `));
  ({ token } = (await call("POST", "/api/auth/login", { username: values.user, password })) as {
    token: string;
  });
  return call;
}

async function ask(question: string): Promise<string> {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await input.question(question);
  } finally {
    input.close();
  }
}

async function ownTeam(call: Call): Promise<Team> {
  const { teams } = (await call("GET", "/api/teams")) as { teams: Team[] };
  const own = teams.find(({ is_own }) => is_own);
  if (!own) throw new Error("No team is marked as the own club.");
  return own;
}

interface Listed {
  id: number;
  match_date: string;
  home_team_id: number;
  away_team_id: number;
}

async function matchOf(call: Call, own: Team): Promise<{ id: number; isMade: boolean }> {
  if (values.match) return { id: Number(values.match), isMade: false };
  if (values.new) return { id: await makeMatch(call, own), isMade: true };
  const path = "/api/matches?status=scheduled&limit=100";
  const { matches } = (await call("GET", path)) as { matches: Listed[] };
  const ours = matches.filter((match) => [match.home_team_id, match.away_team_id].includes(own.id));
  const [next] = ours.toSorted((one, other) => (one.match_date < other.match_date ? -1 : 1));
  if (!next) throw new Error("No match of the own club is scheduled. --new makes one.");
  return { id: next.id, isMade: false };
}

/** A friendly that begins now. */
async function makeMatch(call: Call, own: Team): Promise<number> {
  const { teams } = (await call("GET", "/api/teams")) as { teams: Team[] };
  const rival = teams.find(({ id }) => id !== own.id);
  if (!rival) throw new Error("There is no team to play against.");
  const match = { home_team_id: own.id, away_team_id: rival.id, match_date: new Date().toISOString() };
  const { id } = (await call("POST", "/api/admin/matches", match)) as { id: number };
  return id;
}
