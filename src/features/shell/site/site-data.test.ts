import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { club } from "#club/club.ts";
import { track } from "#src/app/tracking.server.ts";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { fillMatches } from "#src/features/matches/demo.server.ts";
import { loadMatches } from "#src/features/matches/site/matches-data.server.ts";
import { fillNews } from "#src/features/news/demo.server.ts";
import { loadNews } from "#src/features/news/site/news-data.server.ts";
import { fillPartners } from "#src/features/partners/demo.server.ts";
import { fillSettings } from "#src/features/settings/demo.server.ts";
import { fillTable } from "#src/features/table/demo.server.ts";
import { loadTable } from "#src/features/table/site/table-data.server.ts";
import { fillTeams } from "#src/features/teams/demo.server.ts";
import { openClub } from "#tests/support/club.ts";
import { loadSiteData } from "./site-data.server.ts";

test("without settings and partners every page is whole with the club's defaults, and with them again at once", async (t) => {
  const { app, admin } = await openClub(t);
  for (const fill of [fillSettings, fillPartners, fillTeams, fillMatches, fillTable, fillNews])
    await fill(admin);
  const everything = () =>
    track(async () => ({
      frame: await loadSiteData(app, "hy", null),
      home: await loadHome(app, "hy", null),
      matches: await loadMatches(app, "hy", new URLSearchParams()),
      table: await loadTable(app, "hy", null),
    }));
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(app.db);
  for (const table of ["settings", "partners"]) await rename(table, `${table}_away`);

  const { made, tracking } = await everything();
  assert.equal(tracking.isDegraded, true, "such a page is not kept");
  assert.equal(made.frame.footer.email, club.defaults.contact_email);
  assert.equal(made.frame.footer.description.text, club.description.hy);
  assert.ok(made.frame.footer.social.length > 0);
  assert.deepEqual([made.frame.headerPartners, made.frame.footerPartners], [[], []]);
  assert.equal(made.frame.analytics, null);
  assert.equal(made.home.hero.title.text, club.name.hy);
  assert.deepEqual([made.home.partners, made.home.titlePartner], [[], null]);
  assert.ok(made.home.articles.length > 0 && made.home.results.length > 0);
  assert.ok(made.matches.total > 0 && made.matches.banner === null);
  assert.ok(made.table.rows.length > 0 && made.table.banner === null);

  for (const table of ["settings", "partners"]) await rename(`${table}_away`, table);
  const after = await everything();
  assert.equal(after.tracking.isDegraded, false);
  assert.ok(after.made.frame.headerPartners.length > 0);
  assert.ok(after.made.home.partners.length > 0);
});

test("without the list of seasons the news are whole and name the default one", async (t) => {
  const { app, admin } = await openClub(t);
  await fillNews(admin);
  await sql`alter table seasons rename to seasons_away`.execute(app.db);
  const news = await loadNews(app, "ru", new URLSearchParams()).finally(() =>
    // Other tests use this database after this one.
    sql`alter table seasons_away rename to seasons`.execute(app.db),
  );
  assert.equal(news.season, "2024-25");
  assert.ok(news.articles.length > 0);
});
