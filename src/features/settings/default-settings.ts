import type { Language, Localized } from "#src/i18n/languages.ts";
import type { SettingType } from "./setting.ts";

/** The tabs of the settings manager, in their order. Source: specification of the back office, section 2. */
export const SETTING_TABS = ["contacts", "social", "hero", "footer", "analytics"] as const;
export type SettingTab = (typeof SETTING_TABS)[number];

export interface DefaultSetting {
  key: string;
  type: SettingType;
  tab: SettingTab;
  description: Localized;
}

/** The settings that every club has from its first start, in the order of the tabs. */
export const DEFAULT_SETTINGS: DefaultSetting[] = [
  setting("contacts", "contact_phone", "tel", "Phone", "Հեռախոս", "Телефон"),
  setting("contacts", "contact_email", "email", "E-mail", "Էլ. փոստ", "Эл. почта"),
  setting("contacts", "contact_address", "text", "Address", "Հասցե", "Адрес"),
  setting("social", "social_instagram", "url", "Instagram", "Instagram", "Instagram"),
  setting("social", "social_telegram", "url", "Telegram", "Telegram", "Telegram"),
  setting("social", "social_twitter", "url", "Twitter (X)", "Twitter (X)", "Twitter (X)"),
  setting("social", "social_tiktok", "url", "TikTok", "TikTok", "TikTok"),
  setting("social", "social_youtube", "url", "YouTube", "YouTube", "YouTube"),
  setting("social", "social_facebook", "url", "Facebook", "Facebook", "Facebook"),
  setting(
    "hero",
    "hero_title",
    "text",
    "Title on the home page",
    "Գլխավոր էջի վերնագիր",
    "Заголовок на главной",
  ),
  setting(
    "hero",
    "hero_subtitle",
    "text",
    "Subtitle on the home page",
    "Գլխավոր էջի ենթավերնագիր",
    "Подзаголовок на главной",
  ),
  setting(
    "hero",
    "hero_description",
    "textarea",
    "Description on the home page",
    "Գլխավոր էջի նկարագրություն",
    "Описание на главной",
  ),
  setting(
    "hero",
    "hero_button_matches",
    "text",
    "Button that leads to the matches",
    "«Խաղեր» կոճակի տեքստը",
    "Текст кнопки «Матчи»",
  ),
  setting(
    "hero",
    "hero_button_watch",
    "text",
    "Button that leads to the videos",
    "«Դիտել» կոճակի տեքստը",
    "Текст кнопки «Смотреть»",
  ),
  setting(
    "footer",
    "footer_copyright",
    "text",
    "Copyright line; {year} becomes the current year",
    "Հեղինակային իրավունքի տողը. {year}-ի փոխարեն դրվում է ընթացիկ տարին",
    "Строка об авторских правах; вместо {year} ставится текущий год",
  ),
  setting(
    "footer",
    "footer_description",
    "textarea",
    "Description in the footer",
    "Էջատակի նկարագրություն",
    "Описание в подвале",
  ),
  setting(
    "analytics",
    "google_analytics_id",
    "text",
    "Google Analytics id, e.g. G-ABC1234567",
    "Google Analytics-ի համարը, օրինակ՝ G-ABC1234567",
    "Номер Google Analytics, например G-ABC1234567",
  ),
  setting(
    "analytics",
    "google_analytics_code",
    "textarea",
    "Google Analytics code",
    "Google Analytics-ի կոդը",
    "Код Google Analytics",
  ),
  setting(
    "analytics",
    "yandex_metrika_id",
    "text",
    "Yandex Metrica id, digits only",
    "Yandex Metrika-ի համարը՝ միայն թվանշաններ",
    "Номер Яндекс Метрики, только цифры",
  ),
  setting(
    "analytics",
    "yandex_metrika_code",
    "textarea",
    "Yandex Metrica code",
    "Yandex Metrika-ի կոդը",
    "Код Яндекс Метрики",
  ),
  setting(
    "analytics",
    "custom_analytics_head",
    "textarea",
    "Custom code at the start of the page (head)",
    "Սեփական կոդ էջի սկզբում (head)",
    "Свой код в начале страницы (head)",
  ),
  setting(
    "analytics",
    "custom_analytics_body",
    "textarea",
    "Custom code at the end of the page (body)",
    "Սեփական կոդ էջի վերջում (body)",
    "Свой код в конце страницы (body)",
  ),
];

/** A setting's own description, where the back office has one in its language. */
export function findDefaultSetting(key: string): DefaultSetting | undefined {
  return DEFAULT_SETTINGS.find((known) => known.key === key);
}

/** A built-in description in the language of the interface; one that staff wrote stands as it is. */
export function settingName(
  { key, description }: { key: string; description: string },
  language: Language,
): string {
  const builtIn = findDefaultSetting(key)?.description;
  const isOwn = description !== "" && description !== builtIn?.en;
  return isOwn ? description : (builtIn?.[language] ?? key);
}

function setting(
  tab: SettingTab,
  key: string,
  type: SettingType,
  en: string,
  hy: string,
  ru: string,
): DefaultSetting {
  return { key, type, tab, description: { en, hy, ru } };
}
