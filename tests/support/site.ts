import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const ROOT = dirname(dirname(import.meta.dirname));

/** A running site in a process of its own, as `npm start` would start it. */
export interface RunningSite {
  url: string;
  process: ChildProcess;
  dataFolder: string;
  /** What it wrote on its error output so far: how to sign in. */
  output: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export const PASSWORDS = { admin: "seven rosettes on a wall", editor: "eleven apricots at dawn" };

/**
 * Starts the built site on a free port with a demo club of its own.
 * @param openFiles how many files its process may have open, where that is not the machine's own limit
 */
export async function startSite(
  env: Record<string, string> = {},
  dataFolder?: string,
  { openFiles }: { openFiles?: number } = {},
): Promise<RunningSite> {
  const folder = dataFolder ?? (await newFolder(env));
  const port = Number(env.PORT ?? (await freePort()));
  let output = "";
  const command = [process.execPath, ...startFlags(), join(ROOT, "bin/start.mjs")];
  const limited = openFiles ? ["sh", "-c", `ulimit -n ${openFiles}; exec "$0" "$@"`, ...command] : command;
  const [program = "", ...given] = limited;
  const child = spawn(program, given, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ADMIN_PASSWORD: PASSWORDS.admin,
      EDITOR_PASSWORD: PASSWORDS.editor,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const keep = (part: Buffer) => {
    output += part;
  };
  child.stderr.on("data", keep);
  child.stdout.on("data", keep);
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, child, () => output);
  } catch (error) {
    // Whoever waits for this process to end would wait for ever.
    child.kill("SIGKILL");
    throw error;
  }
  return {
    url,
    process: child,
    dataFolder: folder,
    output: () => output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await ended;
      if (!dataFolder) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Where `npm test` keeps a demo club that was filled once: to copy it takes a tenth of the time. */
const FILLED = "TEST_DEMO_FOLDER";

/** What makes a site begin otherwise than that one. */
const OTHERWISE = ["DATABASE_URL", "DEMO", "ADMIN_PASSWORD", "EDITOR_PASSWORD", "S3_BUCKET"];

async function newFolder(env: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "club-site-"));
  const filled = process.env[FILLED];
  if (filled && !OTHERWISE.some((name) => name in env)) await cp(filled, folder, { recursive: true });
  return folder;
}

/**
 * Fills a demo club for all sites that are started meanwhile.
 * @param use gets the environment that says where it is
 */
export async function withFilledDemo<Answer>(
  use: (env: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), "club-demo-"));
  try {
    await (await startSite({}, folder)).stop();
    moveMatchesOfToday(folder);
    return await use({ [FILLED]: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Plays what the demo has for today or tomorrow on other days: journeys play matches of their own, and on a match day
 * of the demo club its match would stand in the header in place of theirs.
 */
function moveMatchesOfToday(folder: string): void {
  const database = new DatabaseSync(join(folder, "club.sqlite"));
  database.exec(`
    UPDATE matches SET match_date = strftime('%Y-%m-%dT%H:%M:%fZ', match_date,
      CASE status WHEN 'finished' THEN '-2 days' ELSE '+5 days' END)
    WHERE match_date BETWEEN
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day') AND strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+2 days')
  `);
  database.close();
}

/** A bearer token of the demo's admin or editor. */
export async function signIn(
  site: RunningSite,
  username = "admin",
  password = PASSWORDS[username as keyof typeof PASSWORDS],
): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`);
    // Before the site has its port, another process may have it for a moment, take the question and never answer it.
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The site is not ready:\n${output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The flags with which `npm start` runs Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return scripts.start.match(/--\S+/g) ?? [];
}
