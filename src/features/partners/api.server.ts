import { z } from "zod";
import { endpoint } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
import { BANNER_TEXTS } from "#src/features/media/errors.server.ts";
import { BANNER_BYTES } from "#src/features/media/media.ts";
import {
  createPartner,
  deletePartner,
  setPartnerBanner,
  switchPartner,
  updatePartner,
} from "./commands.server.ts";
import { getPartner, listActivePartners, listAllPartners } from "./queries.server.ts";
import {
  NewPartner,
  PartnerAnswer,
  PartnerEdit,
  PartnerFlags,
  PartnerList,
  PartnerQuery,
} from "./schemas.server.ts";

const group = "Partners";
/** A logo of 5 MB and a banner of 10 MB as data URLs, a third longer in base64. */
const WITH_PICTURES_BYTES = 21 * 1024 * 1024;

export const partnersApi = [
  endpoint({
    method: "get",
    path: "/partners",
    alias: "/partners",
    access: "public",
    group,
    summary: "The active partners, in their order.",
    query: PartnerQuery,
    answer: PartnerList,
    isCacheable: true,
    handle: async ({ app, query: { active: _, ...filter } }) => {
      const partners = await listActivePartners(app.db, filter);
      return { partners, total: partners.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/partners",
    access: "editor",
    group,
    summary: "Every partner, inactive ones too.",
    answer: PartnerList,
    handle: async ({ app }) => {
      const partners = await listAllPartners(app.db);
      return { partners, total: partners.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/partners/:id",
    access: "editor",
    group,
    summary: "One partner.",
    params: IdParams,
    answer: PartnerAnswer,
    handle: ({ app, params }) => getPartner(app.db, params.id),
  }),
  endpoint({
    method: "post",
    path: "/admin/partners",
    access: "editor",
    group,
    summary: "Creates a partner; also how one is duplicated.",
    body: NewPartner,
    maxBytes: WITH_PICTURES_BYTES,
    answer: PartnerAnswer,
    status: 201,
    handle: ({ actor, body }) => createPartner(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/partners/:id",
    access: "editor",
    group,
    summary: "Saves a partner.",
    params: IdParams,
    body: PartnerEdit,
    maxBytes: WITH_PICTURES_BYTES,
    answer: PartnerAnswer,
    handle: ({ actor, params, body }) => updatePartner(actor, params.id, body),
  }),
  endpoint({
    method: "patch",
    path: "/admin/partners/:id",
    access: "editor",
    group,
    summary: "Changes one switch: active, or a place where the partner is shown.",
    params: IdParams,
    body: PartnerFlags,
    answer: PartnerAnswer,
    handle: ({ actor, params, body }) => switchPartner(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/partners/:id",
    access: "editor",
    group,
    summary: "Moves a partner to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deletePartner(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/partners/:id/banner",
    access: "editor",
    group,
    summary: "Uploads a partner's banner of at most 10 MB.",
    params: IdParams,
    file: { field: "banner", maxBytes: BANNER_BYTES, tooLarge: BANNER_TEXTS.tooLarge },
    answer: z.object({
      banner_image: z.string(),
      version: z.number().meta({ description: "The partner's with this banner." }),
      version_before: z.number().meta({ description: "The partner's until then." }),
    }),
    handle: ({ actor, params, file }) => setPartnerBanner(actor, params.id, file),
  }),
];
