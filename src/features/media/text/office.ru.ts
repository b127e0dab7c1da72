import { plural } from "#src/i18n/plural.ts";
import type { MediaOfficeText } from "./office.en.ts";

const pictures = (n: number) =>
  `${n} ${plural("ru", n, { one: "изображение", few: "изображения", other: "изображений" })}`;
const inPlaces = (n: number) => `в ${n} ${plural("ru", n, { one: "месте", other: "местах" })}`;
const days = (n: number) => `${n} ${plural("ru", n, { one: "день", few: "дня", other: "дней" })}`;

export const media: MediaOfficeText = {
  title: "Медиатека",
  tasks: {
    ends: { what: () => "Кончаются права на изображение", action: "Открыть" },
    over: {
      what: () => "Права на изображение кончились: на его месте обложка клуба",
      action: "Открыть",
    },
  },
  search: "Имя файла, описание, автор",
  show: "Показать",
  filters: {
    all: "Все",
    unused: "Не используются",
    undescribed: "Без описания",
    rights: "Права истекают",
    duplicates: "Дубли",
  },
  none: "Изображения не найдены",
  noneHint: "По запросу ничего не найдено",
  noneYet: "Загрузите первое или перетащите файлы на эту страницу.",
  loadFailed: "Не удалось загрузить медиатеку",
  inPlaces: (n) => (n === 0 ? "нигде" : inPlaces(n)),
  marks: {
    undescribed: "нет описания",
    duplicate: "дубль",
    until: (day) => `до ${day}`,
    over: "права кончились",
  },

  upload: "Загрузить",
  choose: "Медиатека",
  dropAnywhere: "Отпустите файлы здесь",
  progress: (done, of) => `Загружено ${done} из ${of}`,
  uploaded: "Загружено",
  waiting: "Ждёт",
  known: "Этот файл уже есть в медиатеке",
  replacedBefore: "Этот файл заменён: на его месте новый",
  alike: "Такое изображение здесь уже есть",
  tooMany: (most, left) => `Не больше ${most} файлов за раз: первые ${most} загружаются, не взято ${left}.`,
  notImage: "Пожалуйста, выберите файл изображения",
  tooBig: "Размер изображения должен быть меньше 10MB",
  empty: "Файл пуст.",
  failed: "Не удалось загрузить изображение",
  hideUploads: "Закрыть список",

  details: "Выбранное изображение",
  backToLibrary: "К медиатеке",
  replace: "Заменить файл",
  replaceQuestion: (n) => (n === 0 ? "Заменить файл?" : `Заменить файл ${inPlaces(n)}?`),
  replaceHint: "Описания, автор и права останутся. Прежний файл — в истории.",
  replaceRatio: "У нового файла другие пропорции: проверьте кадры.",
  replaced: "Файл заменён",
  replaceFailed: "Не удалось заменить файл",
  download: "Скачать",
  downloadFailed: "Не удалось скачать файл",
  remove: "Удалить",
  removeQuestion: "Переместить изображение в корзину?",
  removeFirst: (n) => `Удалить: сначала уберите из ${n} ${plural("ru", n, { one: "места", other: "мест" })}`,
  focalPoint: (left, top) =>
    `Точка внимания: ${left}\u00a0% слева, ${top}\u00a0% сверху. Двигайте стрелками.`,
  crops: { wide: "Обложка, 16:9", square: "Квадрат, 1:1", tall: "Телефон, 4:5" },
  forWhoDontSee: "Описание для тех, кто не видит картинку",
  missing: {
    en: "Нет описания на английском",
    hy: "Нет описания на армянском",
    ru: "Нет описания на русском",
  },
  decorativeHint: "Не добавляет ничего к тексту рядом: описание не нужно.",
  rightsHint: "Последний день показа. Пусто — без ограничения.",
  rightsEnd: (n) =>
    n === 0
      ? "Права кончаются сегодня. Потом картинка скроется сама, на её место встанет обложка клуба."
      : `Права кончаются через ${days(n)}. Потом картинка скроется сама, на её место встанет обложка клуба.`,
  rightsOver: "Права кончились: вместо картинки посетители видят обложку клуба.",
  usedIn: (n) => (n === 0 ? "Нигде не используется" : `Используется ${inPlaces(n)}`),
  inCopyOf: (name: string) => `В рабочей копии, не сохранено: ${name}`,
  morePlaces: (n) => `Ещё ${n} ${plural("ru", n, { one: "место", few: "места", other: "мест" })}`,
  alikeTitle: "Выглядят так же",
  merge: "Объединить",
  mergeQuestion: (n) => `Сделать из ${n} изображений одно?`,
  mergeHint: "Останется самое большое, во всех местах. Другие попадут в корзину.",
  merged: "Объединены",
  mergeFailed: "Не удалось объединить изображения",
  saveFailed: "Не удалось сохранить изменение",
  facts: (size, weight) => `${size}, ${weight}`,
  uploadedBy: (name, at) => (name ? `Загрузка: ${name}, ${at}` : `Загрузка: ${at}`),
  kilobytes: (n) => `${n}\u00a0КБ`,
  megabytes: (n) => `${n}\u00a0МБ`,

  select: (name) => `Выбрать: ${name}`,
  selected: (n) => `Выбрано: ${n}`,
  clearSelection: "Снять выделение",
  setAll: "Автор и права",
  setAllHint: "Пустые поля останутся как есть.",
  apply: "Сохранить для всех",
  removeMany: (n) => `Переместить в корзину ${pictures(n)}?`,
  stayed: (n) => `Используются и остались на месте: ${n}.`,

  picker: {
    title: "Выберите изображение",
    recent: "Недавние",
    mine: "Мои",
    team: "Команда",
    news: "Новости",
    tooSmall: (size) => `${size}, мало`,
    overRights: "права кончились",
    atLeast: (size) => `Не меньше ${size}`,
    described: (n) =>
      n === 0
        ? "Описания пока нет"
        : `Описание есть на ${n} ${plural("ru", n, { one: "языке", other: "языках" })}`,
    put: "Поставить",
    none: "Ничего не подходит. Загрузите изображение.",
  },
};
