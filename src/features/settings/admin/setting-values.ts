import { api } from "#src/features/office/api.ts";
import { type DEFAULT_SETTINGS, findDefaultSetting } from "../default-settings.ts";
import { faultOfValue, isAnalyticsKey, type Setting, type SettingType } from "../setting.ts";

/** The field of each language. */
export const VALUE = { en: "value", hy: "value_hy", ru: "value_ru" } as const;
export type Values = Pick<Setting, "value" | "value_hy" | "value_ru">;

/** The tab on which a setting stands. */
export function tabOf(key: string) {
  return isAnalyticsKey(key) ? "analytics" : (findDefaultSetting(key)?.tab ?? "others");
}

/** Why a value of one of the languages is not taken. */
export function faultIn(type: SettingType, values: Values): string | undefined {
  return (
    faultOfValue(type, values.value) ??
    faultOfValue(type, values.value_hy) ??
    faultOfValue(type, values.value_ru)
  );
}

export function valuesIn(row: Record<string, unknown>): Values {
  return { value: String(row.value), value_hy: String(row.value_hy), value_ru: String(row.value_ru) };
}

export function isSame(one: Values, other: Values): boolean {
  return one.value === other.value && one.value_hy === other.value_hy && one.value_ru === other.value_ru;
}

/** Saves it; a built-in one that was never stored is made. */
export function send(setting: Setting, values: Values) {
  const { key, type, description, is_public, id, version } = setting;
  const { value, value_hy, value_ru } = values;
  const body = { key, value, value_hy, value_ru, type, description, is_public };
  return id > 0
    ? api.put(`/admin/settings/${id}`, { ...body, version })
    : api.post("/admin/settings", body, crypto.randomUUID());
}

/** A built-in setting that the server has not told of. */
export function blank({ key, type, description }: (typeof DEFAULT_SETTINGS)[number]): Setting {
  return {
    id: 0,
    key,
    value: "",
    value_hy: "",
    value_ru: "",
    type,
    description: description.en,
    is_public: !isAnalyticsKey(key),
    version: 0,
    created_at: "",
    updated_at: "",
  };
}
