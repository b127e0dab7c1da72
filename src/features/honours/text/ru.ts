import { plural } from "#src/i18n/plural.ts";
import type { HonoursText } from "./en.ts";

const form = (n: number, one: string, few: string, many: string) =>
  plural("ru", n, { one, few, many, other: few });

export const honours: HonoursText = {
  heading: "Трофеи и история",
  keywords: "трофеи, чемпионства, кубки, история клуба",
  description: (club, titles) =>
    `${club}: ${titles} ${form(titles, "трофей", "трофея", "трофеев")} по годам и история клуба.`,
  titles: (n) =>
    form(n, "трофей, высеченный в стене", "трофея, высеченных в стене", "трофеев, высеченных в стене"),
  kind: {
    championship: (n) => form(n, "Чемпионство", "Чемпионства", "Чемпионств"),
    cup: (n) => form(n, "Кубок", "Кубка", "Кубков"),
    super_cup: (n) => form(n, "Суперкубок", "Суперкубка", "Суперкубков"),
    other: (n) => form(n, "Другой трофей", "Других трофея", "Других трофеев"),
  },
  noTitles: "Трофеев пока нет",
  noTitlesHint: "Первый появится на этой стене.",
  seasons: "Сезон за сезоном",
  seasonsNote: "столбец — сезон, высота — место",
  place: (n) => `${n}-е место`,
  history: "История",
  records: "Рекорды",
  allRecords: "Все рекорды",
  clubPage: "Клуб",
};
