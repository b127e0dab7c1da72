import { z } from "zod";
import { callsOf, JSON_WITH_PHOTO_BYTES } from "#src/api/endpoint.server.ts";
import { chooseSeason, createSeason, deleteSeason, saveTable, updateSeason } from "./commands.server.ts";
import {
  currentSeason,
  getSeason,
  listSeasons,
  listStandings,
  tableFromResults,
  tableToEdit,
} from "./queries.server.ts";
import {
  ChooseSeason,
  FromResults,
  NewSeason,
  SavedTable,
  SeasonAnswer,
  SeasonEdit,
  SeasonList,
  SeasonParams,
  StandingAnswer,
  TableEdit,
  TableQuery,
} from "./schemas.server.ts";

const calls = callsOf("League table");

export const tableApi = [
  calls.get("/league-table", "public", {
    alias: "/league-table",
    summary: "The table of a season, in order; of the current season unless told.",
    query: TableQuery,
    answer: z.array(StandingAnswer),
    isCacheable: true,
    handle: ({ app, query }) => listStandings(app.db, query.season),
  }),
  calls.get("/admin/league-table/seasons", "public", {
    alias: "/admin/league-table/seasons",
    summary: "The seasons, newest first.",
    answer: SeasonList,
    isCacheable: true,
    handle: async ({ app }) => {
      const seasons = (await listSeasons(app.db)).map(({ season, current }) => ({ season, current }));
      return { seasons, total: seasons.length };
    },
  }),
  calls.get("/seasons/:season", "public", {
    summary: "A season with its zones, its tie-breakers and what cards cost.",
    params: SeasonParams,
    answer: SeasonAnswer,
    isCacheable: true,
    handle: ({ app, params }) => getSeason(app.db, params.season),
  }),
  calls.get("/admin/league-table", "editor", {
    summary:
      "The table of a season as it is edited, with the version that a save names; of the current season unless told.",
    query: TableQuery,
    answer: SavedTable,
    handle: async ({ app, query }) => tableToEdit(app.db, query.season ?? (await currentSeason(app.db))),
  }),
  calls.put("/admin/league-table", "editor", {
    summary:
      "Replaces the table of a season; played, difference, points and places are worked out by the server.",
    body: TableEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: SavedTable,
    handle: ({ actor, body }) => saveTable(actor, body),
  }),
  calls.post("/admin/league-table/current", "editor", {
    summary: "Makes a season the one that the site shows.",
    body: ChooseSeason,
    answer: z.object({ season: z.string(), current: z.literal(true) }),
    handle: ({ actor, body }) => chooseSeason(actor, body.season),
  }),
  calls.get("/admin/league-table/from-results", "editor", {
    summary: "The table that follows from the finished league matches, and where the saved one differs.",
    query: TableQuery,
    answer: FromResults,
    handle: async ({ app, query }) => tableFromResults(app.db, query.season ?? (await currentSeason(app.db))),
  }),
  calls.post("/admin/seasons", "editor", {
    summary: "Creates a season, with the teams of another one or all known teams.",
    body: NewSeason,
    answer: SeasonAnswer,
    status: 201,
    handle: ({ actor, body }) => createSeason(actor, body),
  }),
  calls.put("/admin/seasons/:season", "editor", {
    summary: "Changes a season's zones, tie-breakers or what cards cost.",
    params: SeasonParams,
    body: SeasonEdit,
    answer: SeasonAnswer,
    handle: ({ actor, params, body }) => updateSeason(actor, params.season, body),
  }),
  calls.delete("/admin/seasons/:season", "editor", {
    summary: "Moves a season that is not the current one to the trash.",
    params: SeasonParams,
    answer: z.object({ ok: z.literal(true), season: z.string() }),
    handle: async ({ actor, params }) => {
      await deleteSeason(actor, params.season);
      return { ok: true, season: params.season };
    },
  }),
];
