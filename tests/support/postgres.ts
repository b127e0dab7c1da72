import { rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { openPostgres } from "#src/db/database.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import { loadPostgresPackage } from "./postgres-package.ts";
import { freePort } from "./site.ts";

export interface TestPostgres {
  /** Address of the server's own database; tests copy `club_template` beside it. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL in a temporary folder, with a migrated template for the tests to copy. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  // Not inside a folder made by `mkdtemp`: that one belongs to root alone, and the server runs as its own user.
  const folder = join(tmpdir(), `club-postgres-${process.pid}-${port}`);
  const { Server, remove } = await loadPostgresPackage();
  const server = new Server({
    databaseDir: folder,
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; the package then makes a user for it.
    createPostgresUser: userInfo().uid === 0,
    // Whatever the machine's own language is.
    initdbFlags: ["--encoding=UTF8"],
    // These databases live for one test: nothing of them needs to survive a power cut.
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=200"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("club_template");
  const address = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const template = await openPostgres(`${address}/club_template`);
  await migrate(template);
  await template.close();
  return {
    url: `${address}/postgres`,
    async stop() {
      await server.stop();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
