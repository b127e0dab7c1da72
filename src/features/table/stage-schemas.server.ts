import { z } from "zod";
import { localisedAnswer, Reference, Version } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { columnsOf, type Given } from "#src/records/record.ts";
import { shapeOf } from "#src/records/schemas.server.ts";
import { tableErrors } from "./errors.server.ts";
import { SeasonName, TieBreakers } from "./schemas.server.ts";
import { TIE_BREAKERS } from "./season.ts";
import { stage } from "./stage.record.ts";
import { CARRIES, STAGE_KINDS } from "./stage.ts";
import { MOST_TEAMS } from "./table.ts";

const LISTS = ["team_ids", "tie_breakers"];
const columns = columnsOf(stage).filter(
  ({ field, column }) => !("readOnly" in field) && !LISTS.includes(column),
);

const lists = {
  /** Teams of the season's table; none until it is known who is in it. */
  teams: z
    .array(Reference().unwrap())
    .max(MOST_TEAMS)
    .refine((list) => new Set(list).size === list.length, messageText(tableErrors.team_twice())),
  /** Null for the season's own order. */
  tie_breakers: TieBreakers.nullable(),
};
type Lists = { [Name in keyof typeof lists]?: z.output<(typeof lists)[Name]> | undefined };
type StageGiven = Omit<Given<typeof stage>, "team_ids" | "tie_breakers">;

const optional = z.object(lists).partial().shape;
const withDefaults = columns.map((info) =>
  "default" in info.field && info.field.default !== undefined ? { ...info, isRequired: false } : info,
);

export const NewStage = z
  .strictObject({ ...shapeOf(withDefaults, tableErrors), ...optional })
  .meta({ id: "NewStage" }) as unknown as z.ZodType<StageGiven & Lists>;
export type NewStage = StageGiven & Lists;

/** What it leaves out keeps its value. */
export const StageEdit = z
  .strictObject({ ...shapeOf(columns, tableErrors), ...optional, version: Version })
  .partial()
  .meta({ id: "StageEdit" }) as unknown as z.ZodType<StageEdit>;
export type StageEdit = Partial<NewStage> & { version?: number | undefined };

export const StageAnswer = z
  .object({
    id: z.number(),
    season_id: z.number(),
    kind: z.enum(STAGE_KINDS),
    ...localisedAnswer("name"),
    first_place: z.number(),
    carries: z.enum(CARRIES),
    first_round: z.number(),
    last_round: z.number().nullable(),
    teams: z.array(z.number()),
    tie_breakers: z.array(z.enum(TIE_BREAKERS)).nullable(),
    ...localisedAnswer("rules_source"),
    are_rules_confirmed: z.boolean(),
    version: z.number(),
  })
  .meta({ id: "Stage" });

export const StageList = z.object({ stages: z.array(StageAnswer), total: z.number() });
export const StagesOf = z.object({ season: SeasonName });
