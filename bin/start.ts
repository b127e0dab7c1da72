// What `start.mjs` runs: builds when needed, migrates, fills the demo club on the first run, serves the site.
import { ConfigError, readConfig } from "#src/config/env.server.ts";
import { startFault } from "#src/start/start-fault.server.ts";
import { BUILD, buildIfNeeded, isBuilt } from "./build.ts";

process.env.NODE_ENV ??= "production";
try {
  if (process.argv.length > 2)
    throw new ConfigError([
      `${process.argv.slice(2).join(" ")}: a start takes no arguments; write e.g. PORT=3001 npm start`,
    ]);
  // What is wrong with the settings is said before half a minute of building.
  const config = readConfig();
  if (!isBuilt()) {
    // After an update, e.g., whose old version still runs: it would go on without styles and scripts.
    const { refuseBesideRunning } = await import("#src/start/running-site.server.ts");
    await refuseBesideRunning(config);
  }
  buildIfNeeded();
  const { start } = await import("#src/start/start.server.ts");
  const { closeFiles, writePrivately } = await import("#src/start/private-files.server.ts");
  writePrivately();
  await closeFiles(config);
  await start(BUILD);
} catch (error) {
  explain(error);
}

/** A fault that the operator can mend is a sentence; anything else shows where it happened. */
function explain(error: unknown): never {
  const sentence = startFault(error, process.env);
  if (sentence) console.error(`\n${sentence}\n`);
  else console.error(error);
  process.exit(1);
}
