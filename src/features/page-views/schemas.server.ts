import { z } from "zod";
import { decimal } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { isCanonicalPath } from "#src/http/canonical-path.server.ts";
import { visitErrors } from "./errors.server.ts";

const MOST_LETTERS = 300;

export const PageView = z
  .strictObject({
    path: z
      .string()
      .max(MOST_LETTERS, messageText(visitErrors.path_long({ n: MOST_LETTERS })))
      .transform((path) => path.replace(/[?#].*$/s, ""))
      .refine(isCanonicalPath, messageText(visitErrors.path_format()))
      .meta({ description: "The page's path, e.g. /hy/news/12; a query is dropped." }),
  })
  .meta({ id: "PageView" });

export const Counted = z.object({ ok: z.literal(true) }).meta({ id: "Counted" });

export const VisitsQuery = z.object({ days: decimal(1, 400).default(30) });

const views = z.number();
export const Visits = z
  .object({
    days: z.array(z.object({ day: z.string(), views })),
    top: z.array(z.object({ path: z.string(), views })),
    total: z.number(),
  })
  .meta({ id: "Visits" });
