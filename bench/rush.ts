import { Agent, request } from "node:http";
import { type RunningSite, signIn } from "#tests/support/site.ts";
import { cpuSeconds } from "./load.ts";
import { figure, type Row } from "./table.ts";

const SCREENS = ["/", "/news", "/club", "/stadium", "/matches", "/table", "/?match=3"];
const PAGES = SCREENS.flatMap((path) => ["", "/hy", "/ru"].map((language) => `${language}${path}`)).slice(
  0,
  20,
);
const [VISITORS, SAVES] = [100, 9];

/** After a save a hundred visitors ask for twenty pages at once: nobody waits longer than it takes to make them. */
export async function rush(site: RunningSite): Promise<Row[]> {
  const token = await signIn(site);
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const askAll = () =>
    Promise.all(Array.from({ length: VISITORS }, (_, i) => time(site.url + PAGES[i % PAGES.length]!, agent)));
  // Everybody has read them before.
  for (let round = 0; round < 5; round++) await askAll();
  const ratios: number[] = [];
  const longest: number[] = [];
  for (let number = 0; number < SAVES; number++) {
    await save(site, token, number);
    const before = cpuSeconds(site.process.pid!);
    const wait = Math.max(...(await askAll()));
    const cpuMs = (cpuSeconds(site.process.pid!) - before) * 1000;
    longest.push(wait);
    ratios.push(wait / cpuMs);
    await new Promise((resolve) => setTimeout(resolve, 1200));
  }
  agent.destroy();
  return [
    figure(
      `${VISITORS} visitors ask for ${PAGES.length} pages after a save: longest wait`,
      median(longest),
      "ms",
    ),
    figure("the same against the CPU of making them", median(ratios), "×", { most: 1.5 }),
  ];
}

async function save(site: RunningSite, token: string, number: number): Promise<void> {
  const answer = await fetch(`${site.url}/api/admin/partners`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: `Partner ${number}`, url: "https://partner.example", is_active: false }),
  });
  if (!answer.ok) throw new Error(`A save was refused: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Milliseconds until the whole answer is there. */
function time(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.on("end", () => resolve(performance.now() - started)).resume();
    })
      .on("error", reject)
      .end();
  });
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
