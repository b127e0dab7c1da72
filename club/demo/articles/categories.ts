import type { DemoCategory } from "../types.ts";

/** The six sections of the news, in the order of the filter. */
export const categories: DemoCategory[] = [
  { slug: "matches", name: { en: "Matches", hy: "Խաղեր", ru: "Матчи" } },
  { slug: "transfers", name: { en: "Transfers", hy: "Տրանսֆերներ", ru: "Трансферы" } },
  { slug: "academy", name: { en: "Academy", hy: "Ակադեմիա", ru: "Академия" } },
  { slug: "club", name: { en: "Club", hy: "Ակումբ", ru: "Клуб" } },
  { slug: "interviews", name: { en: "Interviews", hy: "Հարցազրույցներ", ru: "Интервью" } },
  { slug: "tickets", name: { en: "Tickets", hy: "Տոմսեր", ru: "Билеты" } },
];
