import { endpoint, JSON_WITH_PHOTO_BYTES } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
import { createPlayer, deletePlayer, updatePlayer } from "./commands.server.ts";
import { getPlayer, listActivePlayers, listPlayers } from "./queries.server.ts";
import {
  NewPlayer,
  PlayerAnswer,
  PlayerEdit,
  PlayerList,
  PlayersQuery,
  PublicPlayerList,
  SavedPlayer,
} from "./schemas.server.ts";

const group = "Players";

export const playersApi = [
  endpoint({
    method: "get",
    path: "/players",
    access: "public",
    group,
    summary: "The active players by jersey number.",
    answer: PublicPlayerList,
    isCacheable: true,
    handle: async ({ app }) => {
      const players = await listActivePlayers(app.db);
      return { players, total: players.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/players",
    access: "editor",
    group,
    summary: "Every player, inactive ones too.",
    query: PlayersQuery,
    answer: PlayerList,
    handle: async ({ app, query }) => {
      const players = await listPlayers(app.db, query);
      return { players, total: players.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/players/:id",
    access: "editor",
    group,
    summary: "One player.",
    params: IdParams,
    answer: PlayerAnswer,
    handle: ({ app, params }) => getPlayer(app.db, params.id),
  }),
  endpoint({
    method: "post",
    path: "/admin/players",
    access: "editor",
    group,
    summary: "Creates a player; a jersey number that is worn already comes back as a warning.",
    body: NewPlayer,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: SavedPlayer,
    status: 201,
    handle: ({ actor, body }) => createPlayer(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/players/:id",
    access: "editor",
    group,
    summary: "Saves a player.",
    params: IdParams,
    body: PlayerEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: SavedPlayer,
    handle: ({ actor, params, body }) => updatePlayer(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/players/:id",
    access: "editor",
    group,
    summary: "Moves a player to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deletePlayer(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
