import { z } from "zod";
import { localisedAnswer } from "#src/api/fields.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { FOUND_KINDS } from "./office.ts";
import { GROUPS, MOST_LETTERS } from "./search.ts";

export const SiteSearchQuery = z.object({
  q: z.string().max(MOST_LETTERS).default("").meta({ description: "Words, in any of the three scripts." }),
  language: z.enum(LANGUAGES).catch("en").default("en").meta({ description: "Of the answer: en, hy or ru." }),
  in: z.enum(GROUPS).optional().catch(undefined).meta({ description: "One group alone, with more of it." }),
});

const SearchResult = z
  .object({
    title: z.string(),
    text: z.string(),
    path: z.string(),
    image: z.string(),
    date: z.string(),
    date_time: z.string(),
  })
  .meta({ id: "SearchResult" });

export const SiteSearchAnswer = z
  .object({
    query: z.string(),
    corrected: z.boolean().meta({ description: "Whether a mistake in a word was forgiven." }),
    total: z.number(),
    groups: z.array(z.object({ group: z.enum(GROUPS), total: z.number(), results: z.array(SearchResult) })),
  })
  .meta({ id: "SearchAnswer" });

export const OfficeSearchQuery = z.object({ q: z.string().max(200).default("") });

export const OfficeSearchAnswer = z.object({
  records: z.array(
    z
      .object({
        kind: z.enum(FOUND_KINDS),
        id: z.number(),
        to: z.string().meta({ description: "Its page in the back office." }),
        ...localisedAnswer("title"),
        at: z.string().nullable().meta({ description: "The day of a match, an article or a message." }),
      })
      .meta({ id: "FoundRecord" }),
  ),
});
