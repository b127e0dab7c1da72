import { z } from "zod";
import { messageText } from "#src/errors/messages.ts";
import { recordSchemas } from "#src/records/schemas.server.ts";
import { competition } from "./competition.record.ts";
import { competitionErrors } from "./errors.server.ts";

const { min, max } = competition.fields.order_num;
const order_num = z.int(messageText(competitionErrors.order_num_number())).min(min).max(max).optional();

const schemas = recordSchemas(
  competition,
  { one: "Competition", create: "NewCompetition", edit: "CompetitionEdit" },
  competitionErrors,
  { order_num },
);
export const { create: NewCompetition, edit: CompetitionEdit, answer: CompetitionAnswer } = schemas;
export type NewCompetition = z.output<typeof NewCompetition>;
export type CompetitionEdit = z.output<typeof CompetitionEdit>;

export const CompetitionList = z.object({ competitions: z.array(CompetitionAnswer), total: z.number() });
