import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus } from "node:os";
import { join } from "node:path";

const HAS_TASKSET = existsSync("/usr/bin/taskset");

/** Ties a process to a core, where the machine can. */
export function pin(pid: number, core: number): void {
  if (!HAS_TASKSET) return;
  execFileSync("taskset", ["-a", "-p", "-c", String(core), String(pid)], { stdio: "ignore" });
}

/** Lets this process use every core again; whatever it starts inherits the one that it was tied to. */
export function unpin(): void {
  if (!HAS_TASKSET) return;
  execFileSync("taskset", ["-a", "-p", "-c", `0-${cpus().length - 1}`, String(process.pid)], {
    stdio: "ignore",
  });
}

/** CPU time that a process has used, seconds (user and system). Linux counts in hundredths. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process, MB. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

/**
 * CPU of pages and lists as they are made after a save, by a process that does nothing else, milliseconds by address.
 * @param env e.g. another DATA_DIR
 */
export function cpuOfMaking(paths: string[], env: Record<string, string> = {}): Record<string, number> {
  const command = [
    process.execPath,
    "--max-semi-space-size=4",
    join(import.meta.dirname, "maker.ts"),
    ...paths,
  ];
  const pinned = HAS_TASKSET ? ["taskset", "-c", "0", ...command] : command;
  const printed = execFileSync(pinned[0]!, pinned.slice(1), {
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  return JSON.parse(String(printed));
}

export interface Load {
  perSecond: number;
  cpuMicrosecondsPerRequest: number;
  bytes: number;
}

/** Repeats a GET over keep-alive connections for a while and reads what the server spent on it. */
export async function load(
  url: string,
  pid: number,
  headers: Record<string, string> = {},
  seconds = 4,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let [done, bytes] = [0, 0];
  const worker = async (until: number) => {
    while (performance.now() < until) {
      bytes = await get(url, agent, headers);
      done++;
    }
  };
  await Promise.all(Array.from({ length: 16 }, () => worker(performance.now() + 1000)));
  done = 0;
  const [cpu, started] = [cpuSeconds(pid), performance.now()];
  await Promise.all(Array.from({ length: 16 }, () => worker(started + seconds * 1000)));
  const spent = (performance.now() - started) / 1000;
  const used = cpuSeconds(pid) - cpu;
  agent.destroy();
  return { perSecond: done / spent, cpuMicrosecondsPerRequest: (used / done) * 1e6, bytes };
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    call.on("error", reject);
    call.end();
  });
}
