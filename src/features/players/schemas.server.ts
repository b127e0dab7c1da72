import { z } from "zod";
import { Issue, text } from "#src/api/fields.server.ts";
import { recordSchemas } from "#src/records/schemas.server.ts";
import { playerErrors } from "./errors.server.ts";
import { player } from "./player.record.ts";

const replace_captain = z
  .boolean()
  .optional()
  .meta({ description: "Takes the captain's band from whoever has it." });

const schemas = recordSchemas(
  player,
  { one: "Player", create: "NewPlayer", edit: "PlayerEdit" },
  playerErrors,
  // A record may be sent back as it was answered, warnings and all.
  { replace_captain, warnings: z.unknown().optional() },
);
export const { create: NewPlayer, edit: PlayerEdit, answer: PlayerAnswer } = schemas;
export type NewPlayer = z.output<typeof NewPlayer>;
export type PlayerEdit = z.output<typeof PlayerEdit>;

export const PlayersQuery = z.object({
  search: z.string().max(200).optional(),
  position: text(60).optional(),
  status: z.enum(["all", "active", "inactive"]).optional(),
});

/** What everybody may read: the club's page needs neither versions nor the hours at which staff saved. */
export const PublicPlayerList = z.object({ players: z.array(schemas.publicAnswer), total: z.number() });

export const SavedPlayer = PlayerAnswer.extend({ warnings: z.array(Issue).optional() }).meta({
  id: "SavedPlayer",
});

export const PlayerList = z.object({ players: z.array(PlayerAnswer), total: z.number() });
