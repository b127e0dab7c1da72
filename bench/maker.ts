// One process that makes pages and lists as the site does after a save, and prints the CPU of each, milliseconds. Its
// arguments are their addresses; its club is the one in DATA_DIR, or the demo's. "/matches/played", "/matches/live" and
// "/matches/ahead" are the own club's last match, the one before it as if it were still played, and its next;
// "/players/first" is the page of the first player who has one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createApi } from "#src/api.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import { createCache } from "#src/delivery/cache.server.ts";
import { createPages } from "#src/delivery/pages.server.ts";
import { listMatchAddresses } from "#src/features/matches/address-queries.server.ts";
import { listFigureAddresses } from "#src/features/statistics/addresses.server.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { closeApp, openApp } from "#src/start/open-app.server.ts";
import { prepare } from "#src/start/start.server.ts";
import { BUILD } from "../bin/build.ts";

const ORIGIN = "http://club.example";
/** A site that has run for a while: V8 has compiled what makes a page. */
const [WARM_UP, ROUNDS, A_ROUND] = [400, 5, 100];

const own = mkdtempSync(join(tmpdir(), "club-maker-"));
const app = await openApp(readConfig({ DATA_DIR: process.env.DATA_DIR ?? own, LOG_LEVEL: "silent" }));
await prepare(app);
const build = (await import(pathToFileURL(`${BUILD}/server/index.js`).href)) as ServerBuild;
const pages = createPages(build, async () => null);
const cache = createCache({ app, always: [] });

const api = createApi(app, cache);

async function makeAnew(path: string): Promise<void> {
  app.changes.invalidate({ isContent: true, topics: [] });
  if (path.startsWith("/api/")) {
    const answer = await api.request(path);
    if (answer.headers.get("cache-status") !== "club; fwd=miss") throw new Error(`${path}: ${answer.status}`);
    return void (await answer.arrayBuffer());
  }
  const address = pages.read(new URL(path, ORIGIN));
  const { entry, source } = await cache.get(path, () => pages.renderForAll(address, ORIGIN, app));
  if (entry.status !== 200 || source !== "miss") throw new Error(`${path}: ${entry.status}, ${source}`);
}

/** The addresses of the own club's matches in each phase, by the names of them. */
async function matchPages(): Promise<Record<string, string>> {
  const own = (await findOwnTeam(app.db))?.id ?? 0;
  const matches = app.db
    .selectFrom("matches")
    .select("id")
    .where((e) => e.or([e("home_team_id", "=", own), e("away_team_id", "=", own)]));
  const played = await matches
    .where("status", "=", "finished")
    .orderBy("match_date", "desc")
    .limit(2)
    .execute();
  const ahead = await matches.where("status", "=", "scheduled").orderBy("match_date").limit(1).execute();
  const [last, before] = played;
  if (!process.env.DATA_DIR && before)
    await app.db.updateTable("matches").set({ status: "live" }).where("id", "=", before.id).execute();
  const paths = (await listMatchAddresses(app.db)).map(({ path }) => path);
  const pathOf = (id?: number) => paths.find((path) => path.startsWith(`/matches/${id}-`)) ?? "";
  return {
    "/matches/played": pathOf(last?.id),
    "/matches/live": pathOf(before?.id),
    "/matches/ahead": pathOf(ahead[0]?.id),
  };
}

const figures: Record<string, number> = {};
const [firstPlayer = ""] = await listFigureAddresses(app);
const named: Record<string, string> = { ...(await matchPages()), "/players/first": firstPlayer };
for (const name of process.argv.slice(2)) {
  const path = named[name] ?? name;
  for (let i = 0; i < WARM_UP; i++) await makeAnew(path);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < A_ROUND; i++) await makeAnew(path);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000 / A_ROUND);
  }
  figures[name] = rounds.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
}
cache.stop();
await closeApp(app);
rmSync(own, { recursive: true, force: true });
console.log(JSON.stringify(figures));
