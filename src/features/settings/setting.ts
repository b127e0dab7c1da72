import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { setting } from "./setting.record.ts";

export type Setting = RecordMeta & Item<typeof setting>;

export type SettingType = Setting["type"];

/** Analytics ids and custom code: only admins see and change them, and they are never public. */
export const ANALYTICS_KEYS = [
  "google_analytics_id",
  "google_analytics_code",
  "yandex_metrika_id",
  "yandex_metrika_code",
  "custom_analytics_head",
  "custom_analytics_body",
] as const;
export type AnalyticsKey = (typeof ANALYTICS_KEYS)[number];

export type SettingValues = Pick<Setting, "value" | "value_hy" | "value_ru">;
export type PublicSettings = Record<string, SettingValues>;

/** Settings' names: snake_case, beginning with a letter, so a key is never mistaken for a number. */
export const SETTING_KEY = /^[a-z][a-z0-9_]{0,79}$/;

export function isAnalyticsKey(key: string): key is AnalyticsKey {
  return ANALYTICS_KEYS.includes(key as AnalyticsKey);
}

/** The checks that stop a publication, as a list with commas: chosen beside an article, by an admin. */
export const STOPS_KEY = "publication_checks";

/** What editors neither see nor change: what runs on every page, and what binds themselves. */
export const ADMIN_KEYS: readonly string[] = [...ANALYTICS_KEYS, STOPS_KEY];

/**
 * A setting as a page shows it, with the language that the text is really in; the English value where the
 * translation is empty, and an empty text where there is no such setting.
 */
export function settingText(settings: PublicSettings, key: string, language: Language): ShownText {
  return localised(settings[key] ?? {}, "value", language);
}

/** The types that not every value fits. */
export type ValueFault = Extract<SettingType, "number" | "boolean" | "url" | "email" | "json">;

/** The type that a value does not fit; undefined when it fits. An empty value always fits. */
export function faultOfValue(type: SettingType, value: string): ValueFault | undefined {
  if (value === "") return undefined;
  switch (type) {
    case "number":
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? undefined : type;
    case "boolean":
      return value === "true" || value === "false" ? undefined : type;
    case "url":
      return isWebAddress(value) ? undefined : type;
    case "email":
      return /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/.test(value) ? undefined : type;
    case "json":
      return isJson(value) ? undefined : type;
    default:
      return undefined;
  }
}

/**
 * Whether an analytics setting may reach a browser: it has a value, and an id is really an id, since ids
 * end in a script's address.
 */
export function isUsableAnalytics(key: AnalyticsKey, value: string): boolean {
  if (value.trim() === "") return false;
  if (key === "google_analytics_id") return /^(G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/.test(value);
  if (key === "yandex_metrika_id") return /^\d{1,15}$/.test(value);
  return true;
}

function isWebAddress(value: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(value).protocol) && !/\s/.test(value);
  } catch {
    return false;
  }
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
