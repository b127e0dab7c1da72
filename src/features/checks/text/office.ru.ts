import type { ChecksOfficeText } from "./office.en.ts";

export const checks: ChecksOfficeText = {
  title: "Перед публикацией",
  inLanguage: "Язык",
  nothing: "Пока ничего не написано.",
  clean: "Публикации ничего не мешает.",
  summary: (faults, hints) =>
    [faults > 0 && `Исправить: ${faults}`, hints > 0 && `Стоит взглянуть: ${hints}`]
      .filter(Boolean)
      .join(" · "),
  search: "В поиске",
  share: "В Telegram и Facebook",
  names: {
    title: "Заголовок",
    excerpt: "Краткое описание",
    address: "Адрес",
    cover: "Обложка",
    descriptions: "Описания изображений",
    credits: "Авторы изображений",
    links: "Ссылки",
    headings: "Подзаголовки",
    languages: "Перевод",
  },
  levels: { right: "В порядке", fault: "Исправить", hint: "Стоит взглянуть" },
  stops: "останавливает публикацию",
  show: "Показать поле",
  asking: (n) => `Проверяется адресов: ${n}`,
  failed: "Результат проверки сейчас недоступен.",
  ask: "Всё равно опубликовать?",
  publishAnyway: "Всё равно опубликовать",
  choose: "Какие проверки останавливают",
  chooseLead:
    "Выбранная проверка не даёт опубликовать статью. Остальные спрашивают только о том, что у читателя не работало бы.",
  asksLinks: "Проверять ссылки на другие сайты",
  asksLinksHint:
    "Раз в день сервер спрашивает, работают ли они. Выключено: проверяются только ссылки самого клуба.",
  chosen: "Выбор проверок сохранён",
  chooseFailed: "Не удалось сохранить выбор проверок",
};
