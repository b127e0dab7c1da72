import { z } from "zod";
import { optionalText, RecordFields, required, text, Version, Yes } from "#src/api/fields.server.ts";
import { SETTING_KEY, SETTING_TYPES } from "./setting.ts";

const VALUE_CHARACTERS = 20_000;

const KEY_SENTENCE =
  "Write the key in snake_case: small letters, digits and underscores, beginning with a letter, at most 80 characters.";

const Key = z.string().trim().regex(SETTING_KEY, KEY_SENTENCE);
const Value = optionalText(VALUE_CHARACTERS);

export const NewSetting = z
  .strictObject({
    key: Key,
    value: required(VALUE_CHARACTERS, "Write the English value."),
    value_hy: Value.default(""),
    value_ru: Value.default(""),
    type: z.enum(SETTING_TYPES),
    description: optionalText(500).default(""),
    is_public: Yes.default(1),
  })
  .meta({ id: "NewSetting" });
export type NewSetting = z.output<typeof NewSetting>;

/** A setting as edited: the key may be sent along but never changes; empty values are allowed. */
export const SettingEdit = z
  .strictObject({
    ...z
      .strictObject({
        key: text(80),
        value: Value,
        value_hy: Value,
        value_ru: Value,
        type: z.enum(SETTING_TYPES),
        description: optionalText(500),
        is_public: Yes,
      })
      .partial().shape,
    version: Version,
  })
  .meta({ id: "SettingEdit" });
export type SettingEdit = z.output<typeof SettingEdit>;

export const SettingParams = z.object({
  idOrKey: z.string().meta({ description: "The setting's number or its key." }),
});

export const SettingAnswer = z
  .object({
    ...RecordFields,
    key: z.string(),
    value: z.string(),
    value_hy: z.string(),
    value_ru: z.string(),
    type: z.enum(SETTING_TYPES),
    description: z.string(),
    is_public: z.boolean(),
  })
  .meta({ id: "Setting" });

export const SettingList = z.object({ settings: z.array(SettingAnswer), total: z.number() });

export const PublicSettingsAnswer = z
  .record(z.string(), z.object({ value: z.string(), value_hy: z.string(), value_ru: z.string() }))
  .meta({ id: "PublicSettings" });

export const AnalyticsAnswer = z
  .record(z.string(), z.object({ value: z.string() }))
  .meta({ id: "AnalyticsSettings" });
