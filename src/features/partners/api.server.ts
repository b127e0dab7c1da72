import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { BANNER_TEXTS } from "#src/features/media/errors.server.ts";
import { BANNER_BYTES } from "#src/features/media/media.ts";
import { NewOrder } from "#src/records/order.server.ts";
import {
  createPartner,
  deletePartner,
  orderPartners,
  setPartnerBanner,
  switchPartner,
  updatePartner,
} from "./commands.server.ts";
import { partner } from "./partner.record.ts";
import { getPartner, listActivePartners, listAllPartners } from "./queries.server.ts";
import {
  NewPartner,
  PartnerAnswer,
  PartnerEdit,
  PartnerFlags,
  PartnerList,
  PartnerQuery,
  SavedPartner,
  ShownPartnerList,
} from "./schemas.server.ts";

const calls = callsOf("Partners");
/** A logo of 5 MB and a banner of 10 MB as data URLs, a third longer in base64. */
const WITH_PICTURES_BYTES = 21 * 1024 * 1024;

export const partnersApi = [
  calls.get("/partners", "public", {
    alias: "/partners",
    summary: `The active partners that are within their days, in their order. All partners have at most ${partner.mostLetters} letters.`,
    query: PartnerQuery,
    answer: ShownPartnerList,
    isCacheable: true,
    handle: async ({ app, query: { active: _, ...filter } }) => {
      const partners = await listActivePartners(app.db, app.now(), filter);
      return listOf(
        "partners",
        partners.map(({ starts_on: _from, ends_on: _to, ...shown }) => shown),
      );
    },
  }),
  calls.get("/admin/partners", "editor", {
    summary: "Every partner, inactive ones too.",
    answer: PartnerList,
    handle: async ({ app }) => listOf("partners", await listAllPartners(app.db)),
  }),
  calls.get("/admin/partners/:id", "editor", {
    summary: "One partner.",
    answer: PartnerAnswer,
    handle: ({ app, params }) => getPartner(app.db, params.id),
  }),
  calls.post("/admin/partners", "editor", {
    summary: "Creates a partner; also how one is duplicated.",
    body: NewPartner,
    maxBytes: WITH_PICTURES_BYTES,
    answer: SavedPartner,
    status: 201,
    handle: ({ actor, body }) => createPartner(actor, body),
  }),
  calls.post("/admin/partners/order", "editor", {
    summary: "Puts the partners in a new order.",
    body: NewOrder,
    answer: PartnerList,
    handle: async ({ app, actor, body }) => {
      await orderPartners(actor, body);
      return listOf("partners", await listAllPartners(app.db));
    },
  }),
  calls.put("/admin/partners/:id", "editor", {
    summary: "Saves a partner.",
    body: PartnerEdit,
    maxBytes: WITH_PICTURES_BYTES,
    answer: SavedPartner,
    handle: ({ actor, params, body }) => updatePartner(actor, params.id, body),
  }),
  calls.patch("/admin/partners/:id", "editor", {
    summary: "Changes one switch: active, or a place where the partner is shown.",
    body: PartnerFlags,
    answer: SavedPartner,
    handle: ({ actor, params, body }) => switchPartner(actor, params.id, body),
  }),
  calls.deleteById("/admin/partners/:id", "Moves a partner to the trash.", deletePartner),
  calls.post("/admin/partners/:id/banner", "editor", {
    summary: "Uploads a partner's banner of at most 10 MB.",
    file: { field: "banner", maxBytes: BANNER_BYTES, tooLarge: BANNER_TEXTS.tooLarge },
    answer: z.object({
      banner_image: z.string(),
      version: z.number().meta({ description: "The partner's with this banner." }),
      version_before: z.number().meta({ description: "The partner's until then." }),
    }),
    handle: ({ actor, params, file }) => setPartnerBanner(actor, params.id, file),
  }),
];
