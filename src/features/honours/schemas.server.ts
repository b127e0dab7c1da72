import { z } from "zod";
import { messageText } from "#src/errors/messages.ts";
import { recordSchemas } from "#src/records/schemas.server.ts";
import { honourErrors } from "./errors.server.ts";
import { honour } from "./honour.record.ts";

const { min, max } = honour.fields.order_num;
const order_num = z.int(messageText(honourErrors.order_num_number())).min(min).max(max).optional();

const schemas = recordSchemas(
  honour,
  { one: "Honour", create: "NewHonour", edit: "HonourEdit" },
  honourErrors,
  {
    order_num,
  },
);
export const { create: NewHonour, edit: HonourEdit, answer: HonourAnswer } = schemas;
export type NewHonour = z.output<typeof NewHonour>;
export type HonourEdit = z.output<typeof HonourEdit>;

export const HonourList = z.object({ honours: z.array(HonourAnswer), total: z.number() });
