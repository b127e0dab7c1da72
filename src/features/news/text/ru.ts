import type { NewsText } from "./en.ts";

export const news: NewsText = {
  draft: "Черновик",
  invalidDate: "Неверная дата",
};
