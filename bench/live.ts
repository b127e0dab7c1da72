import { spawn } from "node:child_process";
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
  home_score: 0,
  away_score: 0,
};

/** Ten thousand open pages follow a match on one node: how soon all hear of a goal, and what each one weighs. */
export async function benchLive(): Promise<Row[]> {
  const site = await startSite();
  const pid = site.process.pid!;
  pin(pid, 0);
  const token = await signIn(site);
  const save = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${site.url}/api/admin${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: number };
  };
  const { id } = await save("POST", "/matches", MATCH);
  await (await fetch(site.url)).arrayBuffer();
  await rest(1500);
  const before = memoryMb(pid);
  const crowd = await openCrowd(new URL(site.url).port);
  await rest(3000);
  const perConnection = ((memoryMb(pid) - before) * 1024) / CONNECTIONS;
  const times: number[] = [];
  for (let goal = 1; goal <= GOALS; goal++) {
    const started = Date.now();
    const heard = crowd.untilAllHeard();
    await save("PUT", `/matches/${id}`, { ...MATCH, home_score: goal });
    times.push((await heard) - started);
    await rest(300);
  }
  const afterwards = ((memoryMb(pid) - before) * 1024) / CONNECTIONS;
  crowd.stop();
  await site.stop();
  return [
    figure("pages that follow a match on one node", CONNECTIONS, ""),
    figure("a goal reaches all of them, slowest of five", Math.max(...times), "ms", { most: 1000 }),
    figure("memory of each", perConnection, "KB", { most: 20 }),
    figure("memory of each, after five goals", afterwards, "KB", { most: 20 }),
  ];
}

/** The pages are another process: its memory and its share of open files are its own. */
async function openCrowd(port: string) {
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
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const lines = createInterface({ input: child.stdout });
  const nextLine = () => new Promise<string>((resolve) => lines.once("line", resolve));
  pin(child.pid!, 1);
  const opened = await nextLine();
  if (opened !== "open") throw new Error(`Not all pages could be opened: ${opened}`);
  return {
    /** The moment at which the last page heard, milliseconds since 1970. */
    untilAllHeard: async () => Number(await nextLine()),
    stop: () => child.kill(),
  };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
