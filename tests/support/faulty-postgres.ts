import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { loadPostgresPackage } from "./postgres-package.ts";
import { freePort } from "./site.ts";

/** A PostgreSQL that keeps what it was given as one in service does, and that can be made to fail. */
export interface FaultyPostgres {
  /** An empty database. */
  url: string;
  restart(): Promise<void>;
  /** Ends it as a crash of its machine would. */
  crash(): Promise<void>;
  /** Its processes stop where they are: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** @param within where its files lie; any of its user's may write there */
export async function startFaultyPostgres(within = tmpdir()): Promise<FaultyPostgres> {
  const port = await freePort();
  const folder = join(within, `club-faulty-postgres-${process.pid}-${port}`);
  const { Server, remove } = await loadPostgresPackage();
  const server = new Server({
    databaseDir: folder,
    user: "postgres",
    password: "postgres",
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("club");
  const main = () => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [main(), ...childrenOf(main())]) kill(pid, name);
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/club`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async crash() {
      const all = childrenOf(main());
      process.kill(main(), "SIGKILL");
      for (const pid of all) kill(pid, "SIGKILL");
      await server.stop();
      // The dead server's memory is taken over only when the last of its processes is gone.
      while (all.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10));
      await server.start();
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    async stop() {
      signal("SIGCONT");
      await server.stop();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // "pid (name) state parent …"
        return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(parent);
      } catch {
        return false;
      }
    });
}

/** A process that ended between the list and the signal is none to send one to. */
function kill(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0] !== "Z";
  } catch {
    return false;
  }
}
