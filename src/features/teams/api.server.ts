import { z } from "zod";
import { endpoint, JSON_WITH_PHOTO_BYTES } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { createTeam, deleteTeam, removeTeamLogo, setTeamLogo, updateTeam } from "./commands.server.ts";
import { getTeam, listTeams } from "./queries.server.ts";
import { NewTeam, TeamAnswer, TeamEdit, TeamList } from "./schemas.server.ts";

const group = "Teams";

export const teamsApi = [
  endpoint({
    method: "get",
    path: "/teams",
    alias: "/teams",
    access: "public",
    group,
    summary: "The teams that matches and tables name, by English name.",
    answer: TeamList,
    isCacheable: true,
    handle: async ({ app }) => {
      const teams = await listTeams(app.db);
      return { teams, total: teams.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/teams",
    access: "editor",
    group,
    summary: "Every team.",
    answer: TeamList,
    handle: async ({ app }) => {
      const teams = await listTeams(app.db);
      return { teams, total: teams.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/teams/:id",
    access: "editor",
    group,
    summary: "One team.",
    params: IdParams,
    answer: TeamAnswer,
    handle: ({ app, params }) => getTeam(app.db, params.id),
  }),
  endpoint({
    method: "post",
    path: "/admin/teams",
    access: "editor",
    group,
    summary: "Creates a team.",
    body: NewTeam,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: TeamAnswer,
    status: 201,
    handle: ({ actor, body }) => createTeam(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/teams/:id",
    access: "editor",
    group,
    summary: "Saves a team; only an admin makes another team the own club.",
    params: IdParams,
    body: TeamEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: TeamAnswer,
    handle: ({ actor, params, body }) => updateTeam(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/teams/:id",
    access: "editor",
    group,
    summary: "Moves a team that no match and no table names to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteTeam(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/teams/:id/logo",
    access: "editor",
    group,
    summary: "Uploads a team's logo of at most 5 MB (5,242,880 bytes).",
    params: IdParams,
    file: { field: "logo", maxBytes: PHOTO_BYTES, tooLarge: PHOTO_TEXTS.tooLarge },
    answer: z.object({ url: z.string() }),
    handle: async ({ actor, params, file }) => {
      const { logo_url } = await setTeamLogo(actor, params.id, file);
      return { url: logo_url };
    },
  }),
  endpoint({
    method: "delete",
    path: "/admin/teams/:id/logo",
    access: "editor",
    group,
    summary: "Removes a team's logo; its drawn crest is shown again.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await removeTeamLogo(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
