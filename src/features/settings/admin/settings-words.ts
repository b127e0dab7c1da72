import { staffWords } from "#src/i18n/staff-words.tsx";
import { settingFields } from "../setting-fields.ts";

/** Source: specification of the back office, sections 2, 5, 8; glossary 3.3 and 3.9. */
export const settingsWords = staffWords("ru", {
  title: { as: "en", en: "Settings", hy: "Կարգավորումներ", ru: "Настройки" },
  add: { as: "en", en: "Add Setting", hy: "Ավելացնել կարգավորում", ru: "Добавить настройку" },
  editTitle: { as: "en", en: "Edit Setting", hy: "Խմբագրել կարգավորումը", ru: "Редактирование настройки" },
  back: { as: "en", en: "Back to settings", hy: "Վերադառնալ կարգավորումներին", ru: "К настройкам" },
  saveAll: { en: "Save all", hy: "Պահպանել բոլորը", ru: "Сохранить все" },
  savedAll: {
    en: "All settings saved!",
    hy: "Բոլոր կարգավորումները պահպանված են։",
    ru: "Все настройки сохранены успешно!",
  },
  saveFailed: {
    en: "Error while saving settings",
    hy: "Կարգավորումները պահպանելիս սխալ առաջացավ",
    ru: "Ошибка при сохранении настроек",
  },
  loadFailed: {
    as: "en",
    en: "Failed to load settings",
    hy: "Չհաջողվեց բեռնել կարգավորումները",
    ru: "Не удалось загрузить настройки",
  },
  loadOneFailed: {
    as: "en",
    en: "Failed to load setting",
    hy: "Չհաջողվեց բեռնել կարգավորումը",
    ru: "Не удалось загрузить настройку",
  },
  saveOneFailed: {
    as: "en",
    en: "Failed to save setting",
    hy: "Չհաջողվեց պահպանել կարգավորումը",
    ru: "Не удалось сохранить настройку",
  },
  contacts: { en: "Contacts", hy: "Կապ", ru: "Контакты" },
  social: { en: "Social networks", hy: "Սոցիալական ցանցեր", ru: "Соцсети" },
  hero: { en: "Home page", hy: "Գլխավոր էջ", ru: "Главная" },
  footer: { en: "Footer", hy: "Էջատակ", ru: "Подвал" },
  analytics: { en: "Analytics", hy: "Վերլուծություն", ru: "Аналитика" },
  others: { en: "Others", hy: "Այլ", ru: "Другие" },
  openLink: { en: "Open link", hy: "Բացել հղումը", ru: "Открыть ссылку" },
  changed: {
    en: (n: number) => `${n} changed`,
    hy: (n: number) => `Փոփոխված է ${n}`,
    ru: (n: number) => `Изменено: ${n}`,
  },
  notSaved: {
    en: (keys: string) => `Not saved: ${keys}`,
    hy: (keys: string) => `Չի պահպանվել՝ ${keys}`,
    ru: (keys: string) => `Не сохранено: ${keys}`,
  },
  key: settingFields.key,
  keyHint: {
    as: "en",
    en: "Key in snake_case, unique",
    hy: "Եզակի բանալի՝ snake_case ձևով",
    ru: "Уникальный ключ в формате snake_case",
  },
  value: settingFields.value,
  type: settingFields.type,
  description: settingFields.description,
  isPublic: settingFields.is_public,
  isPublicHint: {
    as: "en",
    en: "Pages of the site may show it",
    hy: "Կայքի էջերը կարող են ցուցադրել",
    ru: "Её могут показывать страницы сайта",
  },
  none: { as: "en", en: "No data", hy: "Տվյալներ չկան", ru: "Нет данных" },
  yes: { as: "en", en: "true", hy: "այո", ru: "да" },
  no: { as: "en", en: "false", hy: "ոչ", ru: "нет" },
  remove: {
    as: "en",
    en: "Delete this setting?",
    hy: "Ջնջե՞լ այս կարգավորումը",
    ru: "Удалить эту настройку?",
  },
});
