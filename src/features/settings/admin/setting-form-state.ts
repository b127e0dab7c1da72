import { api } from "#src/api/client.ts";
import { formBody, formValues } from "#src/records/form.ts";
import { emptyRow, toItem } from "#src/records/record.ts";
import { type DEFAULT_SETTINGS, findDefaultSetting } from "../default-settings.ts";
import { setting as definition } from "../setting.record.ts";
import { faultOfValue, isAnalyticsKey, type Setting, type SettingType, type ValueFault } from "../setting.ts";

/** The field of each language. */
export const VALUE = { en: "value", hy: "value_hy", ru: "value_ru" } as const;
export type Values = Pick<Setting, "value" | "value_hy" | "value_ru">;

/** The tab on which a setting stands. */
export function tabOf(key: string) {
  return isAnalyticsKey(key) ? "analytics" : (findDefaultSetting(key)?.tab ?? "others");
}

/** The type that a value of one of the languages does not fit. */
export function faultIn(type: SettingType, values: Values): ValueFault | undefined {
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
export function send(setting: Setting, { value, value_hy, value_ru }: Values) {
  const { id, version } = setting;
  const body = formBody(definition, formValues(definition, { ...setting, value, value_hy, value_ru }));
  return id > 0
    ? api.put<Setting>(`/admin/settings/${id}`, { ...body, version })
    : api.create<Setting>("/admin/settings", body, `setting-${setting.key}`);
}

/** A built-in setting that the server has not told of. */
export function blank({ key, type, description }: (typeof DEFAULT_SETTINGS)[number]): Setting {
  const is_public = isAnalyticsKey(key) ? 0 : 1;
  const row = { ...emptyRow(definition), key, type, description: description.en, is_public };
  return toItem(definition, { ...row, id: 0, version: 0, created_at: "", updated_at: "" });
}
