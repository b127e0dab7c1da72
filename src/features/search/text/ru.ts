import { groupDigits } from "#src/i18n/numbers.ts";
import { plural } from "#src/i18n/plural.ts";
import type { SearchText } from "./en.ts";

export const search: SearchText = {
  heading: "Поиск",
  title: (query) => `Поиск: ${query}`,
  eyebrow: "По всему сайту",
  lead: "Новости, матчи, люди и страницы клуба",
  field: "Поиск по сайту",
  placeholder: "Игрок, соперник, слово из новостей",
  button: "Найти",
  hint: "Что вы ищете?",
  hintMore:
    "Введите слово или два: имя, клуб, сезон. Русские, армянские и латинские буквы находят одно и то же.",
  none: "По запросу ничего не найдено",
  noneHint: (query) =>
    `Об этом на сайте ничего нет: «${query}». Проверьте написание или попробуйте слово короче.`,
  corrected: (query) => `Точно такого написания нет: «${query}». Вот самое близкое.`,
  count: (n, isMore) =>
    `${groupDigits(n, "ru")}${isMore ? "+" : ""} ${plural("ru", n, { one: "результат", few: "результата", many: "результатов", other: "результата" })}`,
  groupNames: { news: "Новости", matches: "Матчи", people: "Люди", pages: "Страницы" },
  groupLinks: "Результаты по разделам",
  all: "Все",
  showAll: { news: "Все новости", matches: "Все матчи", people: "Все имена", pages: "Все страницы" },
  firstOnes: (n) => `Показаны первые ${n}. Добавьте слово, чтобы сузить поиск.`,
  versus: "—",
};
