import { Agent, request } from "node:http";
import { type RunningSite, signIn } from "#tests/support/site.ts";
import { type HostileRequest, hostileRequests, seeded } from "./hostile-requests.ts";

const AT_ONCE = 4;
const MOST_MS = 2000;

/** What hostile inputs met. */
export interface Met {
  /** Faults of the server, slow answers, answers that show the inside; each with its input. */
  faults: string[];
  /** In one line. */
  figures: string;
}

interface Answer {
  status: number;
  text: string;
  tookMs: number;
}

function send(
  site: RunningSite,
  agent: Agent,
  { method, target, headers, body }: HostileRequest,
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(site.url, {
      method,
      path: target,
      headers: { "content-length": body?.length ?? 0, ...headers },
      agent,
      timeout: 10_000,
    });
    call.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString("utf8"),
          tookMs: performance.now() - started,
        }),
      );
      answer.on("error", reject);
    });
    call.on("timeout", () => call.destroy(new Error("no answer in 10 s")));
    call.on("error", reject);
    call.end(body);
  });
}

/** Throws seeded hostile inputs at a site, most of them as an admin, some without a session. */
export async function throwInputs(site: RunningSite, count: number, seed: number): Promise<Met> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const next = hostileRequests(seeded(seed));
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const times: number[] = [];
  let token = await signIn(site);
  let renewing: Promise<string> | undefined;
  let done = 0;
  const worker = async () => {
    while (done < count) {
      const number = done++;
      const input = next();
      if (!input.headers.authorization && input.target.startsWith("/api") && number % 10 !== 0) {
        input.headers.authorization = `Bearer ${token}`;
      }
      const name = `#${number} ${input.method} ${input.target.slice(0, 200)} ${input.body?.toString("utf8").slice(0, 300) ?? ""}`;
      try {
        const { status, text, tookMs } = await send(site, agent, input);
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(tookMs);
        if (status >= 500) faults.push(`${status} ${name} → ${text.slice(0, 200)}`);
        if (tookMs > MOST_MS) faults.push(`${Math.round(tookMs)} ms ${name}`);
        if (/SQLITE|syntax error at|node:internal|\.server\.ts| {4}at /.test(text))
          faults.push(`inside shown: ${name} → ${text.slice(0, 300)}`);
        if (status === 401 && input.headers.authorization === `Bearer ${token}`) {
          renewing ??= signIn(site);
          token = await renewing;
          renewing = undefined;
        }
      } catch (error) {
        faults.push(`${(error as Error).message} ${name}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  times.sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  agent.destroy();
  const figures = `${times.length} answers (seed ${seed}); by status ${JSON.stringify(statuses)}; p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`;
  return { faults, figures };
}
