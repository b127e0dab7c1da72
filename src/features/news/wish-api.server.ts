import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { requireSection } from "#src/app/access.server.ts";
import { getArticle } from "./office-queries.server.ts";
import { askForPublication, endWish } from "./wish-commands.server.ts";
import { findWish } from "./wish-queries.server.ts";

const calls = callsOf("News");

const WishAnswer = z
  .object({ wish: z.object({ name: z.string(), at: z.string() }).nullable() })
  .meta({ id: "PublicationWish" });

export const publicationWishApi = [
  calls.get("/admin/news/:id/publication-wish", "writer", {
    summary: "Who asks that an article be published; null for nobody.",
    answer: WishAnswer,
    handle: async ({ app, actor, params }) => {
      const { category_id } = await getArticle(app.db, app.now(), params.id);
      requireSection(actor.account, category_id);
      return { wish: await findWish(app.db, params.id) };
    },
  }),
  calls.post("/admin/news/:id/publication-wish", "writer", {
    summary: "Asks whoever may publish to do so.",
    answer: WishAnswer,
    handle: async ({ app, actor, params }) => {
      await askForPublication(actor, params.id);
      return { wish: await findWish(app.db, params.id) };
    },
  }),
  calls.delete("/admin/news/:id/publication-wish", "writer", {
    summary: "Takes that back, or puts it aside.",
    answer: WishAnswer,
    handle: async ({ actor, params }) => {
      await endWish(actor, params.id);
      return { wish: null };
    },
  }),
];
