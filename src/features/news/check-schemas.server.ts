import { z } from "zod";
import { CHECKS, LEVELS } from "#src/features/checks/check.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { LIMITS } from "./article.ts";
import { TEXT_STATES } from "./language-state.ts";

/** A text may still be too long to be saved: whoever types is told of what is there. */
const texts = (field: "title" | "excerpt" | "content") =>
  Object.fromEntries(
    columnNames(field).map((name) => [
      name,
      z
        .string()
        .max(LIMITS[field] * 2)
        .optional(),
    ]),
  ) as Record<ReturnType<typeof columnNames<typeof field>>[number], z.ZodOptional<z.ZodString>>;

const states = Object.fromEntries(
  columnNames("text_state").map((name) => [name, z.enum(TEXT_STATES).optional()]),
) as Record<
  ReturnType<typeof columnNames<"text_state">>[number],
  z.ZodOptional<z.ZodEnum<{ [State in (typeof TEXT_STATES)[number]]: State }>>
>;

/** What the form of an article holds, as far as the checks look at it; what is missing is as it is saved. */
export const TypedArticle = z
  .strictObject({
    article_id: z.int().min(1).optional().meta({ description: "Absent for one that was never saved." }),
    ...texts("title"),
    ...texts("excerpt"),
    ...texts("content"),
    ...states,
    slug: z
      .string()
      .max(LIMITS.slug * 4)
      .optional(),
    image_url: z.string().max(2000).optional(),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: "TypedArticle" });
export type TypedArticle = z.output<typeof TypedArticle>;

const Card = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string(),
  site_name: z.string(),
  share_title: z.string(),
  share_description: z.string(),
  image: z.string(),
  picture: z.string().meta({ description: "What the shared picture is made from." }),
});

export const ChecksAnswer = z
  .object({
    languages: z.array(
      z.object({
        language: z.enum(LANGUAGES),
        card: Card,
        findings: z.array(
          z.object({
            check: z.enum(CHECKS),
            level: z.enum(LEVELS).meta({ description: "A fault is asked about before a publication." }),
            path: z.string().meta({ description: "The field that it is about." }),
            message: z.string(),
          }),
        ),
      }),
    ),
    stops: z.array(z.enum(CHECKS)).meta({ description: "The checks that refuse a publication." }),
    asking: z.number().meta({ description: "Foreign addresses that have not answered yet." }),
    asks_links: z.boolean().meta({ description: "Whether links of other sites are asked at all." }),
  })
  .meta({ id: "ChecksOfArticle" });
