import { z } from "zod";
import { columnsWhere } from "#src/records/record.ts";
import { recordSchemas } from "#src/records/schemas.server.ts";
import { teamErrors } from "./errors.server.ts";
import { team } from "./team.record.ts";

const schemas = recordSchemas(team, { one: "StoredTeam", create: "NewTeam", edit: "TeamEdit" }, teamErrors);
export const { create: NewTeam, edit: TeamEdit } = schemas;
export type NewTeam = z.output<typeof NewTeam>;
export type TeamEdit = z.output<typeof TeamEdit>;

/** No logo is null. */
export const TeamAnswer = schemas.answer.extend({ logo_url: z.string().nullable() }).meta({ id: "Team" });

export const TeamList = z.object({ teams: z.array(TeamAnswer), total: z.number() });

const staffOnly = columnsWhere(team, ({ field }) => field.staffOnly === true);

/** As visitors may see it, with its version and dates as ever. */
export const PublicTeamList = z.object({
  teams: z.array(
    TeamAnswer.omit(Object.fromEntries(staffOnly.map((column) => [column, true])) as never).meta({
      id: "PublicTeam",
    }),
  ),
  total: z.number(),
});
