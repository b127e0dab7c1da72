import { staffWords } from "#src/i18n/staff-words.tsx";

/** Source: glossary 3.10. */
export const revisionWords = staffWords("en", {
  title: { en: "Revision history", hy: "Փոփոխությունների պատմություն", ru: "История изменений" },
  versions: { en: "Versions", hy: "Տարբերակներ", ru: "Версии" },
  version: {
    en: (n: number) => `Version ${n}`,
    hy: (n: number) => `Տարբերակ ${n}`,
    ru: (n: number) => `Версия ${n}`,
  },
  present: { en: "Present version", hy: "Ներկայիս տարբերակը", ru: "Текущая версия" },
  now: { en: "Now", hy: "Այժմ", ru: "Сейчас" },
  changed: {
    en: (names: string) => `Changed: ${names}`,
    hy: (names: string) => `Փոփոխվել է՝ ${names}`,
    ru: (names: string) => `Изменено: ${names}`,
  },
  field: { en: "Field", hy: "Դաշտ", ru: "Поле" },
  added: { en: "Added", hy: "Ավելացվել է", ru: "Добавлено" },
  deleted: { en: "Deleted", hy: "Ջնջվել է", ru: "Удалено" },
  broughtBack: { en: "Restored", hy: "Վերականգնվել է", ru: "Восстановлено" },
  first: { en: "First kept version", hy: "Առաջին պահված տարբերակը", ru: "Первая сохранённая версия" },
  other: { en: "other details", hy: "այլ տվյալներ", ru: "прочие данные" },
  system: { en: "by import", hy: "ներմուծմամբ", ru: "при импорте" },
  more: { en: "Earlier versions", hy: "Ավելի վաղ տարբերակներ", ru: "Более ранние версии" },
  choose: {
    en: "Choose a version to compare it with the present one.",
    hy: "Ընտրեք տարբերակը՝ ներկայիսի հետ համեմատելու համար։",
    ru: "Выберите версию, чтобы сравнить её с текущей.",
  },
  only: {
    en: "This record has not been changed since it was made.",
    hy: "Ստեղծվելուց հետո այս գրառումը չի փոփոխվել։",
    ru: "С момента создания запись не менялась.",
  },
  same: {
    en: "Nothing differs from the present version.",
    hy: "Ներկայիս տարբերակից տարբերություններ չկան։",
    ru: "Отличий от текущей версии нет.",
  },
  restore: {
    en: "Restore this version",
    hy: "Վերականգնել այս տարբերակը",
    ru: "Восстановить эту версию",
  },
  question: {
    en: (n: number) => `Restore version ${n}?`,
    hy: (n: number) => `Վերականգնե՞լ տարբերակ ${n}-ը`,
    ru: (n: number) => `Восстановить версию ${n}?`,
  },
  questionHint: {
    en: "It becomes a new version; the present one stays in the history.",
    hy: "Այն կդառնա նոր տարբերակ, իսկ ներկայիսը կմնա պատմության մեջ։",
    ru: "Она станет новой версией, а текущая останется в истории.",
  },
  unsavedHint: {
    en: "What you have typed and not saved will be replaced.",
    hy: "Այն, ինչ գրել եք և չեք պահպանել, կփոխարինվի։",
    ru: "То, что вы ввели и не сохранили, будет заменено.",
  },
  restored: {
    en: (n: number) => `Version ${n} restored`,
    hy: (n: number) => `Տարբերակ ${n}-ը վերականգնված է`,
    ru: (n: number) => `Версия ${n} восстановлена`,
  },
  loadFailed: {
    en: "Could not load the history.",
    hy: "Չհաջողվեց բեռնել պատմությունը։",
    ru: "Не удалось загрузить историю.",
  },
});
