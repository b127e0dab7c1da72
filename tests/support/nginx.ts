import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./site.ts";

/** The settings that an operator copies. */
export const DEPLOY = join(dirname(dirname(import.meta.dirname)), "deploy");

export interface RunningNginx {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;
}

/** A folder for one nginx; what lies in it is read beside `nginx.conf`, and goes with its stop. */
export function makeNginxFolder(): string {
  return mkdtempSync(join(tmpdir(), "club-nginx-"));
}

/**
 * Runs a real nginx with `deploy/nginx.conf`, as a child process that leaves nothing behind; only addresses and
 * folders are exchanged.
 * @param nodes e.g. ["127.0.0.1:3351", "127.0.0.1:3352"]
 */
export async function startNginx(nodes: [string, string], folder = makeNginxFolder()): Promise<RunningNginx> {
  const port = await freePort();
  mkdirSync(join(folder, "cache"));
  const conf = readFileSync(join(DEPLOY, "nginx.conf"), "utf8")
    .replaceAll("club-1:3000", nodes[0])
    .replaceAll("club-2:3000", nodes[1])
    .replace("listen 80 ", `listen 127.0.0.1:${port} `)
    .replace("/var/cache/nginx/club", join(folder, "cache"))
    .replace("/var/log/nginx/error.log", join(folder, "error.log"))
    .replace("http {", `http {\n  ${temporaryFolders(folder)}`);
  writeFileSync(join(folder, "nginx.conf"), conf);
  const main = `daemon off; pid ${folder}/pid;${process.getuid?.() === 0 ? " user root;" : ""}`;
  const child = spawn(
    "nginx",
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", main],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url, child);
  return {
    url,
    process: child,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function temporaryFolders(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
}

async function untilListening(url: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 500; i++) {
    if (child.exitCode !== null) throw new Error("nginx ended; the reason stands above.");
    // With a certificate it sends on to https, where nothing of these addresses is known.
    const signal = AbortSignal.timeout(5000);
    if (await fetch(`${url}/livez`, { redirect: "manual", signal }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nginx does not listen.");
}
