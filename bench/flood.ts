import { Agent, request } from "node:http";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { memoryMb, pin } from "./load.ts";
import { figure, type Row } from "./table.ts";

const CROWD = 500;
const ADDRESSES = 20_000;
const AT_ONCE = 12;
const EVERYDAY = ["/", "/news", "/stadium", "/contact", "/table", "/matches", "/club"];

/** What a crowd and a flood of made-up addresses do to the pages in memory, and to everybody else. */
export async function benchFlood(): Promise<Row[]> {
  const site = await startSite();
  pin(site.process.pid!, 0);
  pin(process.pid, 1);
  try {
    return [...(await rush(site)), ...(await flood(site)), ...(await manyPages(site))];
  } finally {
    await site.stop();
  }
}

/** Five hundred ask at the same moment for a page that a save has just dropped. */
async function rush(site: RunningSite): Promise<Row[]> {
  const token = await signIn(site);
  await get(site.url);
  await fetch(`${site.url}/api/admin/partners`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: "New Partner", url: "https://partner.example", is_active: true }),
  });
  const before = await metric(site, "pages_made_total");
  const answers = await Promise.all(Array.from({ length: CROWD }, () => get(site.url)));
  const made = (await metric(site, "pages_made_total")) - before;
  if (answers.some(({ status }) => status !== 200)) throw new Error("Not everybody got the page.");
  return [figure(`a page that ${CROWD} ask for at once, after a save: times made`, made, "", { most: 1 })];
}

/** The weight of a page in memory, with the encoding that browsers ask for. */
async function manyPages(site: RunningSite): Promise<Row[]> {
  const { news } = (await (await fetch(`${site.url}/api/news?limit=50`)).json()) as {
    news: { slug: string }[];
  };
  const { players } = (await (await fetch(`${site.url}/api/players?limit=100`)).json()) as {
    players: { id: number }[];
  };
  const paths = [...EVERYDAY, ...news.map(({ slug }) => `/news/${slug}`)].flatMap((path) =>
    ["", "/hy", "/ru"].map((language) => language + path),
  );
  const { matches } = (await (await fetch(`${site.url}/api/matches?limit=100`)).json()) as {
    matches: { id: number }[];
  };
  paths.push(...players.map(({ id }) => `/club?tab=players&person=${id}`));
  paths.push(...matches.map(({ id }) => `/?match=${id}`));
  for (const path of paths) await get(site.url + path, { "accept-encoding": "br" });
  const kept = await metric(site, "pages_in_memory");
  const bytes = await metric(site, "pages_in_memory_bytes");
  return [
    figure("different pages in memory", kept, "", { least: 200 }),
    figure("memory of each", bytes / kept / 1000, "KB"),
  ];
}

/** One in 32 makes the largest page, two in 32 a missing one: the callers soon all wait for what costs most. */
function madeUp(i: number): string {
  if (i % 32 === 0) return `/matches?match=${100_000 + i}`;
  return i % 16 === 1 ? `/news/made-up-${i}` : `/?x=${i}`;
}

/** Somebody makes up addresses, as fast as they are answered, while others read the news. */
async function flood(site: RunningSite): Promise<Row[]> {
  const pid = site.process.pid!;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  // A site that is warm: V8 has compiled what makes a page.
  for (let i = 0; i < 400; i++) await get(`${site.url}/matches?search=${i}`, { "accept-encoding": "br" });
  const quietUntil = performance.now() + 3000;
  const quiet = await visit(site, () => performance.now() > quietUntil);
  const before = memoryMb(pid);
  const started = performance.now();
  let [next, isOver] = [0, false];
  const flooding = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < ADDRESSES) await get(site.url + madeUp(next++), { "accept-encoding": "br" }, agent);
    }),
  ).then(() => {
    isOver = true;
  });
  let highest = before;
  const times = await visit(site, () => {
    highest = Math.max(highest, memoryMb(pid));
    return isOver;
  });
  await flooding;
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return [
    figure(`${ADDRESSES} made-up addresses: time`, seconds, "s"),
    figure("memory at the highest", highest, "MB"),
    figure("memory that they take of a warm site, at the highest", highest - before, "MB", { most: 50 }),
    figure("pages in memory afterwards", (await metric(site, "pages_in_memory_bytes")) / 1e6, "MB"),
    figure("other visitors before, p99", share(quiet, 0.99), "ms"),
    figure("other visitors meanwhile, p50", share(times, 0.5), "ms"),
    figure("other visitors meanwhile, p99", share(times, 0.99), "ms", { most: 100 }),
  ];
}

/** A visitor of three pages, again and again; gives the milliseconds that each answer took, least first. */
async function visit(site: RunningSite, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true });
  while (!isOver()) {
    for (const path of ["/", "/news", "/table"]) {
      const asked = performance.now();
      await get(site.url + path, { "accept-encoding": "br" }, agent);
      times.push(performance.now() - asked);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  agent.destroy();
  return times.sort((one, other) => one - other);
}

function share(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)]!;
}

/** One of the server's own figures. */
async function metric(site: RunningSite, name: string): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

function get(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    request(url, { headers, ...(agent ? { agent } : {}) }, (answer) => {
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0 }));
      answer.on("error", reject);
      answer.resume();
    })
      .on("error", reject)
      .end();
  });
}
