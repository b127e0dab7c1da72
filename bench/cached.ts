import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { cpuOfMaking, load, memoryMb, pin, unpin } from "./load.ts";
import { rush } from "./rush.ts";
import { figure, type Row } from "./table.ts";
import { USUAL_RAW } from "./usual-speed.ts";

const PAGES = ["/", "/news", "/club", "/stadium", "/matches", "/table"];
/** The page of a match in its phases; see maker.ts. */
const MATCH_PAGES = ["/matches/ahead", "/matches/live", "/matches/played"];
/** Pages from data; the player's is that of the demo's first. */
const FOOTBALL_PAGES = [
  ...["/players/first", "/season/2025-26", "/matches/against/pyunik", "/records", "/honours"],
  ...["/table/race", "/table/what-if"],
];
/** CPU of a page made after a save, milliseconds at that speed. */
const MOST_MS: Record<string, number> = {
  ...{ "/": 6, "/matches": 10 },
  ...Object.fromEntries([...MATCH_PAGES, ...FOOTBALL_PAGES].map((path) => [path, 10])),
};

/** Whole pages: from memory against raw node:http with the same bytes and headers, and made anew. */
export async function benchCached(): Promise<Row[]> {
  const rows: Row[] = [];
  let speed = 1;
  const site = await startSite();
  const pid = site.process.pid!;
  pin(pid, 0);
  pin(process.pid, 1);
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const raw = await rawServer(`${site.url}/`, headers);
    pin(raw.process.pid!, 0);
    // In turns, so that a neighbour's noise falls on both.
    const ratios: number[] = [];
    let [best, bestRaw] = [0, 0];
    for (let round = 0; round < 5; round++) {
      const ours = await load(`${site.url}/`, pid, headers, 2);
      const theirs = await load(raw.url, raw.process.pid!, headers, 2);
      ratios.push(ours.cpuMicrosecondsPerRequest / theirs.cpuMicrosecondsPerRequest);
      best = Math.max(best, 1e6 / ours.cpuMicrosecondsPerRequest);
      bestRaw = Math.max(bestRaw, 1e6 / theirs.cpuMicrosecondsPerRequest);
    }
    if (encoding === "br") speed = bestRaw / USUAL_RAW;
    raw.stop();
    rows.push(
      figure(`home page from memory, ${encoding}: CPU against raw node:http`, median(ratios), "×", {
        most: 1.25,
      }),
      figure(`home page from memory, ${encoding}: a core's worth`, best, "pages/s"),
    );
  }
  rows.push(...(await rush(site)));
  rows.push(figure("memory after this load", memoryMb(pid), "MB", { most: 262 }));
  await site.stop();
  unpin();
  rows.push(figure("speed of this machine in this hour, of the usual one's", speed, "×"), ...madeAnew(speed));
  return rows;
}

/** Each page as it is made after a save. */
function madeAnew(speed: number): Row[] {
  const all = [...PAGES, ...MATCH_PAGES, ...FOOTBALL_PAGES];
  const figures = cpuOfMaking(all);
  return all.flatMap((path) => {
    const [took, most] = [figures[path]!, MOST_MS[path]];
    const measured = figure(`${path} made anew: CPU`, took, "ms");
    return most
      ? [measured, figure(`${path} made anew, at the usual speed`, took * speed, "ms", { most })]
      : [measured];
  });
}

/** The yardstick, with what the site answered: bytes and headers alike. */
async function rawServer(url: string, headers: Record<string, string>) {
  for (let i = 0; i < 20; i++) await answerOf(url, headers);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body, headers: given } = await answerOf(url, headers);
  const folder = mkdtempSync(join(tmpdir(), "club-raw-"));
  writeFileSync(join(folder, "body"), body);
  const { date: _, connection: _c, "keep-alive": _k, "transfer-encoding": _t, ...sent } = given;
  writeFileSync(join(folder, "headers.json"), JSON.stringify(sent));
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, "raw-server.ts"), join(folder, "body"), join(folder, "headers.json")],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const port = await new Promise<string>((resolve) =>
    child.stdout!.once("data", (data) => resolve(String(data).trim())),
  );
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { process: child, url: `http://127.0.0.1:${port}/`, stop };
}

function answerOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ body: Buffer.concat(parts), headers: answer.headers }));
    }).on("error", reject);
  });
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
