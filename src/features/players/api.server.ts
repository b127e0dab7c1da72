import { club } from "#club/club.ts";
import { callsOf, JSON_WITH_PHOTO_BYTES, listOf } from "#src/api/endpoint.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { createPlayer, deletePlayer, updatePlayer } from "./commands.server.ts";
import { player } from "./player.record.ts";
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

const calls = callsOf("Players");

export const playersApi = [
  calls.get("/players", "public", {
    summary: `The active players by jersey number: at most ${player.mostActive}, and all players have at most ${player.mostLetters} letters.`,
    answer: PublicPlayerList,
    isCacheable: true,
    handle: async ({ app }) =>
      listOf("players", await listActivePlayers(app.db, dayIn(app.now(), club.timeZone))),
  }),
  calls.get("/admin/players", "editor", {
    summary: "Every player, inactive ones too.",
    query: PlayersQuery,
    answer: PlayerList,
    handle: async ({ app, query }) => listOf("players", await listPlayers(app.db, query)),
  }),
  calls.get("/admin/players/:id", "editor", {
    summary: "One player.",
    answer: PlayerAnswer,
    handle: ({ app, params }) => getPlayer(app.db, params.id),
  }),
  calls.post("/admin/players", "editor", {
    summary: "Creates a player; a jersey number that is worn already comes back as a warning.",
    body: NewPlayer,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: SavedPlayer,
    status: 201,
    handle: ({ actor, body }) => createPlayer(actor, body),
  }),
  calls.put("/admin/players/:id", "editor", {
    summary: "Saves a player.",
    body: PlayerEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: SavedPlayer,
    handle: ({ actor, params, body }) => updatePlayer(actor, params.id, body),
  }),
  calls.deleteById("/admin/players/:id", "Moves a player to the trash.", deletePlayer),
];
