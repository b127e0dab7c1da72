import { z } from "zod";
import { callsOf, JSON_WITH_PHOTO_BYTES, listOf } from "#src/api/endpoint.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { createTeam, deleteTeam, removeTeamLogo, setTeamLogo, updateTeam } from "./commands.server.ts";
import { getTeam, listPublicTeams, listTeams } from "./queries.server.ts";
import { NewTeam, PublicTeamList, TeamAnswer, TeamEdit, TeamList } from "./schemas.server.ts";

const calls = callsOf("Teams");

export const teamsApi = [
  calls.get("/teams", "public", {
    alias: "/teams",
    summary: "The teams that matches and tables name, by English name.",
    answer: PublicTeamList,
    isCacheable: true,
    handle: async ({ app }) => listOf("teams", await listPublicTeams(app.db)),
  }),
  calls.get("/admin/teams", "editor", {
    summary: "Every team.",
    answer: TeamList,
    handle: async ({ app }) => listOf("teams", await listTeams(app.db)),
  }),
  calls.get("/admin/teams/:id", "editor", {
    summary: "One team.",
    answer: TeamAnswer,
    handle: ({ app, params }) => getTeam(app.db, params.id),
  }),
  calls.post("/admin/teams", "editor", {
    summary: "Creates a team.",
    body: NewTeam,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: TeamAnswer,
    status: 201,
    handle: ({ actor, body }) => createTeam(actor, body),
  }),
  calls.put("/admin/teams/:id", "editor", {
    summary: "Saves a team; only an admin makes another team the own club.",
    body: TeamEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: TeamAnswer,
    handle: ({ actor, params, body }) => updateTeam(actor, params.id, body),
  }),
  calls.deleteById(
    "/admin/teams/:id",
    "Moves a team that no match and no table names to the trash.",
    deleteTeam,
  ),
  calls.post("/admin/teams/:id/logo", "editor", {
    summary: "Uploads a team's logo of at most 5 MB (5,242,880 bytes).",
    file: { field: "logo", maxBytes: PHOTO_BYTES, tooLarge: PHOTO_TEXTS.tooLarge },
    answer: z.object({ url: z.string() }),
    handle: async ({ actor, params, file }) => {
      const { logo_url } = await setTeamLogo(actor, params.id, file);
      return { url: logo_url };
    },
  }),
  calls.deleteById(
    "/admin/teams/:id/logo",
    "Removes a team's logo; its drawn crest is shown again.",
    removeTeamLogo,
  ),
];
