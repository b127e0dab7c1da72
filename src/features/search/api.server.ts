import { callsOf } from "#src/api/endpoint.server.ts";
import { ownTurn } from "#src/app/own-turn.server.ts";
import { findRecords } from "./find-records.server.ts";
import { searchSite } from "./results.server.ts";
import {
  OfficeSearchAnswer,
  OfficeSearchQuery,
  SiteSearchAnswer,
  SiteSearchQuery,
} from "./schemas.server.ts";

const calls = callsOf("Search");

export const searchApi = [
  calls.get("/admin/find", "editor", {
    summary:
      "Records of every kind with all words of a search, a few of each, and their pages in the back office.",
    query: OfficeSearchQuery,
    answer: OfficeSearchAnswer,
    handle: async ({ app, actor, query: { q } }) => ({
      records: await findRecords(app, actor.account, q),
    }),
  }),
  calls.get("/search", "public", {
    summary: "What the public site has on some words: news, matches, people, pages.",
    query: SiteSearchQuery,
    answer: SiteSearchAnswer,
    handle: async ({ app, query: { q, language, in: only } }) => {
      // Thirty words take some hundredths of a second, and many networks may ask at the same moment.
      await ownTurn();
      const { groups, isCorrected } = await searchSite(app, language, q, only);
      return {
        query: q,
        corrected: isCorrected,
        total: groups.reduce((sum, { total }) => sum + total, 0),
        groups: groups.map(({ group, total, results }) => ({
          group,
          total,
          results: results.map(({ title, text, path, image, date, dateTime }) => ({
            title: title.text,
            text: text.text,
            path,
            image,
            date,
            date_time: dateTime,
          })),
        })),
      };
    },
  }),
];
