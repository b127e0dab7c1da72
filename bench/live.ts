import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { signIn, startSite } from "#tests/support/site.ts";
import { memoryMb, pin } from "./load.ts";
import { figure, type Row } from "./table.ts";

const CONNECTIONS = 10_000;
const GOALS = 5;
const MATCH = {
  home_team_name: "FC Argishti",
  away_team_name: "Pyunik",
  competition_name: "Armenian Premier League",
  match_date: new Date(Date.now() - 30 * 60_000).toISOString(),
  status: "live",
};

/** Ten thousand open pages follow a match on one node: how soon all hear of a goal, what it and each of them weighs. */
export async function benchLive(): Promise<Row[]> {
  const site = await startSite();
  const pid = site.process.pid!;
  pin(pid, 0);
  const token = await signIn(site);
  const save = async (path: string, body: unknown) => {
    const answer = await fetch(`${site.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: number };
  };
  const { id } = await save("/admin/matches", MATCH);
  await (await fetch(site.url)).arrayBuffer();
  await rest(1500);
  const before = memoryMb(pid);
  const crowd = await openCrowd(new URL(site.url).port, id);
  await rest(3000);
  const perConnection = ((memoryMb(pid) - before) * 1024) / CONNECTIONS;
  const [times, weights]: [number[], number[]] = [[], []];
  for (let goal = 1; goal <= GOALS; goal++) {
    const started = Date.now();
    const heard = crowd.untilAllHeard();
    await save(`/matchday/${id}/ledger`, goalOf(goal));
    const { at, bytes } = await heard;
    times.push(at - started);
    weights.push(bytes);
    await rest(300);
  }
  const afterwards = ((memoryMb(pid) - before) * 1024) / CONNECTIONS;
  crowd.stop();
  await site.stop();
  return [
    figure("pages that follow a match on one node", CONNECTIONS, ""),
    figure("a goal reaches all of them, slowest of five", Math.max(...times), "ms", { most: 1000 }),
    figure("bytes of a goal to all of them, heaviest of five", Math.max(...weights) / 1e6, "MB", { most: 5 }),
    figure("memory of each", perConnection, "KB", { most: 20 }),
    figure("memory of each, after five goals", afterwards, "KB", { most: 20 }),
  ];
}

/** What a phone at the ground sends of a goal with scorer and assist. */
function goalOf(minute: number) {
  const sent_at = new Date().toISOString();
  const payload = { how: "header", scorer: { number: 9 }, assist: { number: 10 } };
  const moment = { period: "first", clock_ms: minute * 60_000, occurred_at: sent_at };
  const entry = { id: randomUUID(), kind: "goal", side: "home", payload, ...moment };
  return { device: "bench", sent_at, after: 0, entries: [entry] };
}

/** The pages are another process: its memory and its share of open files are its own. */
async function openCrowd(port: string, match: number) {
  const script = join(import.meta.dirname, "live-crowd.ts");
  const child = spawn(
    "sh",
    [
      "-c",
      'ulimit -n 65536 2>/dev/null || ulimit -n $(ulimit -Hn); exec "$@"',
      "sh",
      process.execPath,
      script,
      port,
      String(CONNECTIONS),
      String(match),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const lines = createInterface({ input: child.stdout });
  const nextLine = () => new Promise<string>((resolve) => lines.once("line", resolve));
  pin(child.pid!, 1);
  const opened = await nextLine();
  if (opened !== "open") throw new Error(`Not all pages could be opened: ${opened}`);
  return {
    /** The moment at which the last page heard, milliseconds since 1970, and what all of them got. */
    untilAllHeard: async () => {
      const [at, bytes] = (await nextLine()).split(" ").map(Number) as [number, number];
      return { at, bytes };
    },
    stop: () => child.kill(),
  };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
