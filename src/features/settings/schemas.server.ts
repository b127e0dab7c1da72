import { z } from "zod";
import { text, Version } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { columnsOf, type Given } from "#src/records/record.ts";
import { recordSchemas, shapeOf } from "#src/records/schemas.server.ts";
import { settingErrors } from "./errors.server.ts";
import { setting } from "./setting.record.ts";
import { SETTING_KEY } from "./setting.ts";

const schemas = recordSchemas(
  setting,
  { one: "Setting", create: "NewSetting", edit: "WholeSetting" },
  settingErrors,
  {
    key: z.string().trim().regex(SETTING_KEY, messageText(settingErrors.key_format())),
    type: z.enum(setting.fields.type.values),
  },
);
export const { create: NewSetting, answer: SettingAnswer } = schemas;
export type NewSetting = z.output<typeof NewSetting>;

const optional = columnsOf(setting).map((info) => ({ ...info, isRequired: false }));

/** A setting as edited: the key may be sent along but never changes; empty values are allowed. */
export const SettingEdit = z
  .strictObject({ ...shapeOf(optional), key: text(80).optional(), version: Version })
  .meta({ id: "SettingEdit" }) as unknown as z.ZodType<SettingEdit>;
export type SettingEdit = Partial<Given<typeof setting>> & { version?: number | undefined };

export const SettingParams = z.object({
  idOrKey: z.string().meta({ description: "The setting's number or its key." }),
});

export const SettingList = z.object({ settings: z.array(SettingAnswer), total: z.number() });

export const PublicSettingsAnswer = z
  .record(z.string(), z.object({ value: z.string(), value_hy: z.string(), value_ru: z.string() }))
  .meta({ id: "PublicSettings" });

export const AnalyticsAnswer = z
  .record(z.string(), z.object({ value: z.string() }))
  .meta({ id: "AnalyticsSettings" });
