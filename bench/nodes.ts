import { Agent, request } from "node:http";
import { hasNginx, startNginx } from "#tests/support/nginx.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort, type RunningSite, startSite } from "#tests/support/site.ts";
import { figure, type Row } from "./table.ts";

const REQUESTS = 20_000;
const AT_ONCE = 24;
/** As everybody gets them, from nginx; and as staff get them, each made by a node. */
const SHARED = ["/", "/hy", "/ru/news", "/matches", "/table", "/api/news?limit=10", "/club", "/stadium"];
const ONE_IN_PERSONAL = 8;

/** Two nodes on PostgreSQL behind nginx are restarted, one after the other, while visitors ask for pages. */
export async function benchNodes(): Promise<Row[]> {
  if (!hasNginx()) {
    console.log("There is no nginx on this machine: the rolling restart of two nodes is left out.");
    return [];
  }
  const postgres = await startPostgres();
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number) =>
    startSite({
      PORT: String(port),
      DATABASE_URL: postgres.url.replace(/postgres$/, "club_template"),
      SECRET_KEY: "the same key on every node of the club",
      TRUSTED_PROXIES: "127.0.0.1",
    });
  const nodes: RunningSite[] = await Promise.all(ports.map(start));
  const nginx = await startNginx([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  try {
    const counted = { done: 0, failed: 0, fromNodes: 0, slowestMs: 0 };
    let isRestarted = false;
    const loading = ask(nginx.url, counted, () => counted.done >= REQUESTS && isRestarted);
    await untilDone(counted, REQUESTS * 0.2);
    for (const [index, port] of ports.entries()) {
      await nodes[index]!.stop();
      nodes[index] = await start(port);
      await untilDone(counted, counted.done + REQUESTS * 0.1);
    }
    isRestarted = true;
    await loading;
    return [
      figure("two nodes restarted under load: failed requests", counted.failed, "", { most: 0 }),
      figure("two nodes restarted under load: requests", counted.done, "", { least: REQUESTS }),
      figure("of them answered by a node", (counted.fromNodes / counted.done) * 100, "%"),
      figure("the slowest answer", counted.slowestMs, "ms"),
    ];
  } finally {
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
}

interface Counted {
  done: number;
  failed: number;
  fromNodes: number;
  slowestMs: number;
}

async function ask(url: string, counted: Counted, isEnough: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const visitor = async () => {
    while (!isEnough()) {
      const number = next++;
      const path = SHARED[number % SHARED.length]!;
      const headers: Record<string, string> = { "accept-encoding": "br" };
      if (number % ONE_IN_PERSONAL === 0) headers.cookie = "session=none";
      const started = performance.now();
      const { status, cache } = await get(url + path, agent, headers);
      counted.slowestMs = Math.max(counted.slowestMs, performance.now() - started);
      if (status !== 200) {
        counted.failed++;
        console.error(`${path}: ${status}`);
      }
      if (!/^(HIT|STALE|UPDATING|REVALIDATED)$/.test(cache)) counted.fromNodes++;
      counted.done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
}

function get(url: string, agent: Agent, headers: Record<string, string>) {
  return new Promise<{ status: number | string; cache: string }>((resolve) => {
    const failed = (error: Error) => resolve({ status: error.message, cache: "" });
    request(url, { agent, headers }, (answer) => {
      answer.on("error", failed);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, cache: String(answer.headers["x-cache"] ?? "") }),
      );
      answer.resume();
    })
      .on("error", failed)
      .end();
  });
}

async function untilDone(counted: Counted, wanted: number): Promise<void> {
  while (counted.done < wanted) await new Promise((resolve) => setTimeout(resolve, 20));
}
