import type { NewsText } from "./en.ts";

export const news: NewsText = {
  draft: "Սևագիր",
  invalidDate: "Սխալ ամսաթիվ",
};
