import { callsOf } from "#src/api/endpoint.server.ts";
import { searchSite } from "./results.server.ts";
import { SiteSearchAnswer, SiteSearchQuery } from "./schemas.server.ts";

const calls = callsOf("Search");

export const searchApi = [
  calls.get("/search", "public", {
    summary: "What the public site has on some words: news, matches, people, pages.",
    query: SiteSearchQuery,
    answer: SiteSearchAnswer,
    handle: async ({ app, query: { q, language, in: only } }) => {
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
