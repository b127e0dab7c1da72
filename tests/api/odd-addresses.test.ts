import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "#src/app/app.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { loadMatches } from "#src/features/matches/site/matches-data.server.ts";
import { loadNews } from "#src/features/news/site/news-data.server.ts";
import { loadSearch } from "#src/features/search/site/search-data.server.ts";
import { loadClub } from "#src/features/squad/site/club-data.server.ts";
import { loadTable } from "#src/features/table/site/table-data.server.ts";
import { openClub } from "#tests/support/club.ts";

/** PostgreSQL refuses the first two as text and the last two as numbers. */
const ODD = ["a\0b", "\ud800", "a".repeat(900), "1e309", "2147483648", "99999999999999999999"];

type Load = (app: App, address: URLSearchParams) => Promise<unknown>;
const PAGES: [names: string[], load: Load][] = [
  [["category", "page"], (app, address) => loadNews(app, "hy", address)],
  [
    ["search", "status", "competition", "clubs", "page", "match"],
    (app, address) => loadMatches(app, "hy", address),
  ],
  [["tab", "person"], (app, address) => loadClub(app, "hy", address)],
  [["q", "in"], (app, address) => loadSearch(app, "hy", address)],
  [["season"], (app, address) => loadTable(app, "hy", address.get("season"))],
  [["match"], (app, address) => loadHome(app, "hy", address.get("match"))],
];

test("whatever stands in a page's address, the page is shown or said not to be there", async (t) => {
  const { app } = await openClub(t);
  const faults: string[] = [];
  for (const [names, load] of PAGES) {
    for (const name of names) {
      for (const value of ODD) {
        await load(app, new URLSearchParams([[name, value]])).catch((error) => {
          if (!isAppError(error) || error.status >= 500)
            faults.push(`${name}=${JSON.stringify(value)}: ${error}`);
        });
      }
    }
  }
  assert.deepEqual(faults, []);
});
