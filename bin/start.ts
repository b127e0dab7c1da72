// `npm start`: builds when needed, migrates, fills the demo club on the first run, serves the site.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readConfig } from "#src/config/env.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { BUILD, buildIfNeeded, ROOT } from "./build.ts";

process.env.NODE_ENV ??= "production";
enableCompileCache(join(ROOT, ".cache", "compile"));
try {
  // What is wrong with the settings is said before half a minute of building.
  readConfig();
  buildIfNeeded();
  const { start } = await import("#src/start/start.server.ts");
  await start(BUILD);
} catch (error) {
  explain(error);
}

/** A fault that the operator can mend is a sentence; anything else shows where it happened. */
function explain(error: unknown): never {
  const { name, message, code } = error as Error & { code?: string };
  const port = process.env.PORT ?? "3000";
  if (name === "ConfigError" || isAppError(error)) console.error(`\n${message}\n`);
  else if (code === "EADDRINUSE")
    console.error(`\nPort ${port} is taken. Choose another: PORT=3001 npm start\n`);
  else if (code === "ECONNREFUSED")
    console.error("\nThe database at DATABASE_URL does not answer. Is it running?\n");
  else console.error(error);
  process.exit(1);
}
